/** A game as a table for spreadsheets. */
import { expect, it } from 'vitest';
import { parseGame, playGame } from '../../src/core/game.js';
import { toCsv } from '../../src/game/csv.js';

it.each(['=1+1', '+1', '-1', '@A1', '＝1', '＋1', '－1', '＠A1'])(
  'a name such as %s does not become a formula',
  (name) => {
    const csv = toCsv(playGame(parseGame(`players: ${name}, Ben, Cho, Dan\n${name} 8 from Ben`)));
    const cells = csv.split('\r\n').flatMap((line) => line.split(','));
    expect(cells).toContain(`'${name}`);
    expect(cells.filter((cell) => /^[=+@＝＋－＠]|^-\D/.test(cell))).toEqual([]);
  },
);
