/**
 * Awards of a table's own that are made to take long: chains of references, patterns with many overlapping classes, wide
 * classes for groups, and many of each. A call with such rules, including the time to define them, may take 100 times as
 * long as the same call without them.
 */
import { HOSTILE } from './inputs.mjs';
import { many, oneOf, random } from './random.mjs';
import { timeOf } from './time.mjs';

const MOST_TIMES = 100;
const LONGEST = 1_000;

const NAMES = 'abcdefghijklmnopqrstuvwxyz';
const FACTS = [
  'no-honour',
  'self-draw',
  'one-suit',
  'full-flush',
  'all-pungs',
  'single-wait',
  'only-tile',
  'only-tile-seen',
  'four-chows',
];
const GROUPS = ['pung', 'kong', 'set', 'pair', 'chow', 'concealed pung', 'exposed set', 'flower'];

/** A repeatable random number from 0 to 1. */
const fraction = () => random(2 ** 30) / 2 ** 30;

/** Declarations by name, as many as fit. */
function declare(/** @type {(name: string, place: number) => string} */ worth) {
  let text = '';
  for (let place = 0; place < 64; place++) {
    const name = `--${NAMES[place % 26]}${place < 26 ? '' : place}`;
    const declaration = `${name}:${worth(name, place)}`;
    if (declaration.length > 200 || text.length + declaration.length > LONGEST) break;
    text += `${declaration};`;
  }
  return text;
}

const nameAt = (/** @type {number} */ place) => `--${NAMES[place % 26]}${place < 26 ? '' : place}`;
const worth = () =>
  oneOf(['1 point', '1 double', '1 double alone', 'limit', 'limit plus bonus', '2 limits', 'score 9', '4/8 points']) +
  oneOf(['', '', ' "A; sentence"', ' "A"@de “B”@zh-tw', ' for everyone', ' for losers']);
/** Families of awards of which only the best counts, limits of single players, and awards with modifiers. */
const tableOf = () => {
  const families = many(8, () => Array.from({ length: 20 }, () => nameAt(random(12))).join(',')).filter(Boolean);
  const builtIn = oneOf(['thirteen-wins:limit after 2;', 'full-flush:1 double alone;', 'standing:100 points;', '']);
  return `${families.length ? `best-of:${families.join('/')};` : ''}${oneOf(['limit:9,east 99,south 9;', ''])}${builtIn}`;
};
const base = () =>
  oneOf([
    '1 point each chow',
    '1 point if no-honour',
    '1 point each chow if self-draw',
    '1 point for losers if calling all-pungs',
  ]);

const CLASSES = [
  '1-9xy',
  '1-9xyz',
  '1-8bcdR',
  '2-9bcdG',
  '1-9bdEG',
  '1-6bcdESWN',
  '1-9bcdESWNRGB',
  'x',
  'xy',
  'xyz',
  'own~x',
];

/** A pattern of fourteen tiles in which each can be many: `[1-9xy]{2}*2! [1-8bcdR]*10`. */
function widePattern() {
  const items = [];
  for (let left = 14; left > 0;) {
    const alike = 1 + random(Math.min(3, left));
    const times = 1 + random(Math.floor(left / alike));
    const repeated = times > 1 ? `*${times}${oneOf(['', '!'])}` : '';
    items.push(`[${oneOf(CLASSES)}]${alike > 1 ? `{${alike}}` : ''}${repeated}`);
    left -= alike * times;
  }
  return items.join(' ');
}

/** Other patterns than those of the makers, as many as the package keeps prepared. */
const PATTERNS = ['[1-9b]', '[2-9b]', '[3-9b]'].map((first) =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((bamboo) =>
    Array.from({ length: 11 - bamboo }, (_, place) => place + 2).map(
      (characters) => `${first}*${bamboo} [1-9c]*${characters} [1-9d]*${14 - bamboo - characters}`,
    ),
  ),
);

/** @param {(random: () => number) => string} pattern makes a random pattern of fourteen tiles */
const kinds = (pattern) => {
  const alternatives = (/** @type {number} */ most) => {
    let text = pattern(fraction);
    while (random(3)) {
      const next = `${text} or ${pattern(fraction)}`;
      if (next.length > most) break;
      text = next;
    }
    return text;
  };
  return [
    // Every award refers to several before it.
    () =>
      declare((_name, place) =>
        place < 2
          ? base()
          : `1 point if ${many(9, () => nameAt(Math.max(0, place - 1 - random(3)))).join(',') || 'no-chow'}`,
      ),
    () =>
      declare((_name, place) =>
        place
          ? `${worth()} if ${Array(8)
              .fill(nameAt(place - 1))
              .join(',')}`
          : base(),
      ),
    () => declare(() => `${worth()} of ${alternatives(170)}`),
    () => declare(() => `${worth()} of ${widePattern()}`),
    () => tableOf() + declare((_name, place) => `${worth()} if ${place ? `not ${nameAt(random(place))}` : 'no-chow'}`),
    () => declare(() => `${worth()} of ${many(9, () => oneOf(['[x]{4}!', '[xyz]{4}!*2', '[1-9x]{2}']))} [x]{2}`),
    () => declare(() => `1 point${' "x"@de'.repeat(1 + random(12))} if ${oneOf(FACTS)}${' “x'.repeat(random(3))}`),
    () => {
      const same = alternatives(60);
      return declare(() => `1 point of ${same}`);
    },
    () => declare(() => `${worth()} for losers if calling ${oneOf(FACTS)},calling ${oneOf(FACTS)}`),
    () => declare(() => `${worth()} each ${oneOf(GROUPS)} of [${'1-9xyz'.repeat(1 + random(20))}]`),
    () =>
      declare((_name, place) =>
        oneOf([
          () => `${worth()} of ${alternatives(100)}${oneOf(['', ` if ${oneOf(FACTS)}`])}`,
          () => `${worth()} if ${oneOf(['', 'not ', 'calling '])}${place ? nameAt(random(place)) : 'no-chow'}`,
          () => `${worth()} each ${oneOf(GROUPS)}`,
          () => `${worth()} if ${oneOf(FACTS)},not ${oneOf(FACTS)}`,
        ])(),
      ),
    () => declare((_name) => `${worth()} ${oneOf(['if', 'of', 'each', ''])} --${oneOf(HOSTILE)}`),
  ];
};

/** The targets: one for each call. */
export function ownAwardTargets({ core, odds, describe, renderToString, naive }) {
  const makers = kinds(naive.randomPattern);
  const seeded = () => naive.mulberry32(random(2 ** 30));
  const fourteen = () => {
    const from = seeded();
    return (
      naive.dealRandom(naive.randomPattern(from), 'E', from) ??
      [...'1112345678999'].map((rank) => `${rank}b`).concat('5b')
    );
  };
  const calls = {
    'own-score': ({ rules, tiles, profile }) =>
      core.score(`${tiles.slice(1).join(' ')} +${tiles[0]}`, {}, profile(rules)).value,
    // The patterns are not prepared yet.
    'own-first': ({ rules, tiles, profile }) =>
      core.score(`${tiles.slice(1).join(' ')} +${tiles[0]}`, {}, profile(rules)).value,
    'own-explain': ({ rules, tiles, profile }) =>
      core.explain(tiles.slice(1).join(' '), {}, profile(rules)).filter(({ given }) => given).length,
    'own-waits': ({ rules, tiles, profile }) => core.waits(tiles.slice(1).join(' '), {}, profile(rules)).length,
    'own-discards': ({ rules, tiles, profile }) => odds.discards(tiles.join(' '), {}, profile(rules)).length,
    'own-rules': ({ rules, profile }) => describe.describeProfile(profile(rules)).length,
    'own-pages': ({ rules, tiles }) => {
      const attribute = rules && ` rules="${rules.replaceAll('"', '')}"`;
      const hand = `<mj-hand${attribute}>${tiles.slice(1).join(' ')} +${tiles[0]}</mj-hand>`;
      renderToString(
        `${hand}<mj-score-breakdown${attribute}>${hand}</mj-score-breakdown><mj-waits${attribute}>${hand}</mj-waits><mj-rules${attribute}></mj-rules>`,
      );
      return '';
    },
  };
  const profile = (rules) => core.defineProfile({ name: 'own', rules });
  const forget = () =>
    PATTERNS.forEach((some) => profile(some.map((one, place) => `${nameAt(place)}: 1 point of ${one}`).join(';')));
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      {
        make: () => ({ rules: oneOf(makers)(), tiles: fourteen() }),
        before: name === 'own-first' ? forget : undefined,
        run: (input) => `${call({ ...input, profile })}`.slice(0, 3),
        limit: (input, unit) => {
          const without = () => {
            try {
              call({ ...input, rules: '', profile });
            } catch {
              // A hand that is refused takes the time until then.
            }
          };
          return (MOST_TIMES * timeOf(without, 3, 5)) / unit;
        },
      },
    ]),
  );
}
