import { expect, it } from 'vitest';
import { shortNames } from '../../src/game/short-names.js';

it.each([
  ['Mia', 'Jörg', 'Anne-Marie', 'Anne-Sophie', 'Mia Jörg Anne-M. Anne-S.'],
  ['Charles', 'Bartholomew', 'Mia', 'Cho', 'Charles Barth… Mia Cho'],
  ['Maximilian', 'Maximiliane', 'Mia', 'Cho', 'Max…ian Max…ane Mia Cho'],
  ['Anne-Marie', 'Anne-Maria', 'Anne-M.', 'Anne', 'Ann…rie Ann…ria Anne-M. Anne'],
  ['Jo van Dyk', 'Jo von Dyk', 'Johannes', 'Johanna', 'Jo va… Jo vo… Joh…nes Johanna'],
  ['Christopher Smith', 'Christopher Jones', 'A', 'B', 'Chr…Smi Chr…Jon A B'],
  ['王小明', '王大明', '歐陽娜娜歐陽娜娜', '歐陽菲菲歐陽娜娜', '王小明 王大明 歐陽娜娜歐… 歐陽菲菲歐…'],
  ['Anne-Marie', 'Anne-Marie', 'Mia', 'Cho', 'Anne-M. Anne-M. Mia Cho'],
])('shortens %s, %s, %s and %s so that different ones look different', (...words) => {
  const short = shortNames(words.slice(0, 4));
  expect(short.join(' ')).toBe(words[4]);
  for (const name of short) expect([...name].length).toBeLessThanOrEqual(7);
});
