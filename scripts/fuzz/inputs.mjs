/** Hostile texts and data for the built core. */
import { readFileSync } from 'node:fs';
import { many, oneOf, random } from './random.mjs';

// Not a static import, because types are checked before the build exists.
const { incidents } = await import(new URL('../../dist/core/claims.js', import.meta.url).href);
const { circumstances, optionIds, profiles, ruleIds, tiles } = await import(
  new URL('../../dist/core/index.js', import.meta.url).href
);

export const profileNames = Object.keys(profiles);
/** Errors at the table, for which rules may have a fine. */
const errors = ['false-win', ...incidents.map(({ id }) => id)];
export const seats = ['east', 'south', 'west', 'north'];

export const HOSTILE = [
  '\0',
  '\u202e',
  '\ud800',
  '\udc00',
  '__proto__',
  'constructor',
  '${1}',
  '<b>',
  '((((',
  ']]]]',
  '++',
  '🀄',
  '🀄\ufe0f',
  '\u00a0',
  '٣',
  'İ',
  '9'.repeat(300),
];

export const text = () =>
  random(200) === 0
    ? oneOf(['(', '[', '1', '🀙', ' ', '\ud800', 'x']).repeat(200_000)
    : many(60, () => (random(4) ? oneOf([...tiles, ' ', '(', ')', '[', ']', '+', ',']) : oneOf(HOSTILE))).join('');

export const rules = () =>
  random(200) === 0
    ? oneOf([';', ':', 'limit:', ' ', '"', '“', '--a: 1 point "x"@de;']).repeat(200_000)
    : many(
        8,
        () =>
          `${random(5) ? oneOf([...ruleIds, ...optionIds, ...errors]) : oneOf(HOSTILE)}${oneOf([':', ': ', ''])}${oneOf(['4 points', '4/8 points', '99999999 points', '1 double', '-1 doubles', 'half limit', '0/0 limit', '300 to each', '9, east 99', '1 double alone', 'limit after 9', 'limit plus bonus', '1 point "a; b"@de', 'full-flush, --own', 'half-flush or 2 doubles', 'claim', 'lapse', '1/0 limit to each', 'off', 'none', '0', '1e9', ...HOSTILE])}`,
      ).join(';');

const tile = () => (random(12) ? oneOf(tiles) : oneOf([...HOSTILE, Object.create(null), Symbol('tile'), 5, null]));

export const hand = () => ({
  sets: many(6, () => ({
    kind: oneOf(['chow', 'pung', 'kong', 'x']),
    tiles: many(6, tile),
    concealed: random(2) === 1,
  })),
  concealed: many(random(20) ? 18 : 500, tile),
  bonus: many(5, tile),
  ...(random(2) ? { winningTile: tile() } : {}),
});

export const situation = () => ({
  ...(random(2) ? { seat: oneOf(['east', 'south', 'west', 'north', '__proto__', '']) } : {}),
  ...(random(2) ? { win: oneOf(['self-draw', 'discard', 'x']) } : {}),
  ...(random(3) ? {} : { circumstances: many(4, () => oneOf([...circumstances, '__proto__', 'toString'])) }),
  ...(random(4) ? {} : { seen: random(8) ? oneOf([text(), many(6, () => oneOf(tiles)).join(' ')]) : oneOf(JUNK) }),
  ...(random(9) ? {} : { dead: true }),
});

/** The name of a profile, or one with declarations. */
export const profile = () =>
  random(3) ? oneOf(profileNames) : { name: 'fuzz', extends: oneOf(profileNames), rules: rules() };

export const table = () => ({
  scores: Object.fromEntries(
    seats.map((seat) => [
      seat,
      oneOf([0, 10, 500, -1, NaN, Infinity, 'x', undefined, { value: 8, won: random(2) === 1, reading: [] }]),
    ]),
  ),
  ...(random(3) ? { winner: oneOf([...seats, '__proto__']) } : {}),
  ...(random(2) ? { discarder: oneOf([...seats, 'x']) } : {}),
  ...(random(3) ? {} : { dead: { [oneOf([...seats, 'x'])]: oneOf(['foul', 'long', 'short', 'x']) } }),
  ...(random(4) ? {} : { liable: oneOf([...seats, 'x']) }),
  ...(random(4)
    ? {}
    : { incidents: { [oneOf([...seats, 'x'])]: oneOf([many(30, () => oneOf([...errors, 'x'])), 'x']) } }),
});

/** Values that are not a hand, situation, table or profile. */
export const JUNK = [
  null,
  undefined,
  0,
  5,
  NaN,
  true,
  '',
  'x',
  10n,
  Symbol('junk'),
  [],
  {},
  [null],
  [{}],
  { length: 3 },
  new Set(['1b']),
  () => 1,
];

/** Data with one field, at any depth, replaced by a value of another type. */
export function misshapen(data) {
  if (typeof data !== 'object' || data === null || random(4) === 0) return oneOf(JUNK);
  const copy = Array.isArray(data) ? [...data] : { ...data };
  const keys = Object.keys(copy);
  const key = keys.length ? oneOf(keys) : 'x';
  copy[key] = misshapen(copy[key]);
  return copy;
}

const NAMES = ['Ann', 'Ben', 'Cho', 'Dan', 'Élodie', '東'];
const gameHand = () => (random(3) ? String(oneOf([0, 4, 8, 64, 500, 12.5])) : `(RRR) 123b 456b 99d 78d +9d`);
const gamePart = () =>
  random(8)
    ? `${oneOf(NAMES)} ${gameHand()} ${oneOf(['', '', 'self-draw', 'from Cho', 'short', 'pao', 'last-tile', 'false-win', 'liable Cho'])}`
    : oneOf(HOSTILE);
export const game = () =>
  random(200) === 0
    ? oneOf(['Ann 8\n', 'washout\n', ';', '\n', 'Ann ']).repeat(100_000)
    : [
        ...(random(6) ? ['players: Ann, Ben, Cho, Dan'] : []),
        ...(random(4) ? [] : [`rules: ${rules().slice(0, 200)}`]),
        ...many(12, () =>
          oneOf([
            () => many(5, gamePart).join('; '),
            () => oneOf(['washout', 'washout; Dan false-win', 'washout; Ann 8']),
            () => `reseat ${many(6, () => oneOf(NAMES)).join(', ')}`,
            () => oneOf(HOSTILE),
          ])(),
        ),
      ].join('\n');

/** A game whose line breaks and semicolons have become spaces, all or some of them, with the text that it was made from. */
export const joinedGame = () => {
  const lines = [
    'Ben 48 from Cho; Ann 8; Dan 16',
    'washout',
    'Ann (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4; Dan (777c) 12b short',
  ];
  const hand = () =>
    random(3)
      ? [...NAMES.slice(0, 4)]
          .sort(() => random(3) - 1)
          .slice(0, 1 + random(4))
          .map(
            (name, at) =>
              `${name} ${gameHand()}${oneOf(at ? ['', '', ' short', ' false-win'] : ['', ' self-draw', ' from Cho', ' pao'])}`,
          )
          .join('; ')
      : oneOf([...lines, 'washout; Dan false-win', 'reseat Cho, Ann, Dan, Ben', 'end']);
  const text = many(20, hand).join('\n');
  const [lineBreaks, semicolons, spaces] = [random(3), random(2) * 8, random(2) * 4];
  const joined = text.replace(/\n|; | /g, (found) => {
    if (found === '\n') return lineBreaks && random(lineBreaks) ? '\n' : oneOf([' ', '\n  ']);
    if (found === '; ') return semicolons && !random(semicolons) ? ' ' : '; ';
    return spaces && !random(spaces) ? '\n' : ' ';
  });
  return { text, joined };
};

const SETTINGS = [
  ...['show', 'seat', 'win', 'profile', 'rules', 'players', 'winner', 'discard', 'partial', 'points', 'scores', 'hand'],
  ...seats,
  ...['seet', 'Profile', 'x'.repeat(30), ...HOSTILE],
];
const SHOWN = 'hand breakdown value waits exercise settlement game rules wall claims incidents doubles'.split(' ');

/** Code blocks; the long ones are the worst for dedenting, continued settings and the nearest name. */
export const block = () =>
  random(100) === 0
    ? oneOf(['\n', ' \n', 'seat: south\n', 'a\n ', ': ', '{', '<', 'xseat:\n', '('])
        .repeat(20_000)
        .slice(0, 19_000 + random(2_000))
    : many(10, () =>
        oneOf([
          () => `${oneOf(SETTINGS)}:${oneOf(['', ' '])}${oneOf([...SHOWN, ...seats, 'yes', 'no', '8', ...HOSTILE])}`,
          () => `  ${oneOf(HOSTILE)}`,
          () => '',
          () => '(RRR) 123b 456b 99d 78d +9d',
          () => text().slice(0, 200),
        ])(),
      ).join(oneOf(['\n', '\n', '\r\n']));

const FIELDS = [
  'hand',
  'east',
  'south',
  'scores',
  'winner',
  'discarder',
  'dead',
  'profile',
  'rules',
  'limit',
  'seat',
  'breakdown',
  'compare',
  'lang',
  'x',
];
const field = () =>
  random(6)
    ? oneOf(['f', 's', 'w', 'n', 'h', 'c', 't', 'p', 'e', 'd', 'v', '=']) +
      oneOf([
        '',
        '0',
        '7',
        '1000',
        '999999999',
        'fsw-',
        '1,2,3',
        '0,,1',
        '-1',
        'points 34; value 136',
        '%7C%0A%25',
        '%',
      ])
    : oneOf(HOSTILE);

/** The progress of exercises. */
export const progress = () =>
  random(200) === 0
    ? oneOf(['mj1|', '|', 'mj1|a =', '%7C', ' f']).repeat(random(100_000))
    : [
        oneOf(['mj1', 'mj1', 'mj1', 'mj2', '']),
        ...many(8, () => `${oneOf(['a', '1x2y', 'A', ''])} ${many(8, field).join(oneOf([' ', '  ', '|']))}`),
      ].join('|');

export const query = () =>
  `?${many(12, () => {
    const value = oneOf([
      () => text().slice(0, 200),
      () => '(RRR) 123b 456b 99d 78d +9d',
      () => oneOf(HOSTILE),
      () => '%',
      () => '%E0%A4',
      () => 'east 8; south 4',
    ])();
    return `${oneOf(FIELDS)}=${random(3) ? encode(value) : value}`;
  }).join('&')}`;
/** The part of an address after `#` on the site’s score sheet. */
export const address = () =>
  `#${many(8, () => {
    const value = oneOf([game, rules, () => oneOf(HOSTILE), () => (random(50) ? '%E0%A4' : 'x'.repeat(2_000_000))])();
    return `${oneOf(['game', 'id', 'new', 'profile', 'limit', 'rounds', 'lang', 'rules', '__proto__'])}=${random(3) ? encode(value) : value}`;
  }).join('&')}`;

/** An entry in the store of the score sheet, or something else under its name. */
export const entry = () => {
  if (random(10) === 0) return oneOf([text(), '{', '['.repeat(100_000), ...HOSTILE]);
  const stored = misshapen({
    game: game(),
    started: oneOf([1, -1, 1e300]),
    changed: 2,
    profile: oneOf([...profileNames, ...HOSTILE]),
    limit: '500',
    steps: { past: [{ start: 0 }] },
    imported: { program: 'xmj', figures: [{ scores: [1, 2, 3, 4], changes: [0, 0, 0, 0] }], unread: ['x'] },
  });
  return JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? 'null';
};

/** What the functions of a learning platform return, by their names. */
export const platform = () =>
  Object.fromEntries(
    ['Initialize', 'GetValue', 'SetValue', 'GetLastError', 'Commit', 'Terminate'].map((name) => [
      name,
      name === 'Initialize' && random(4) ? 'true' : oneOf([progress, () => oneOf(HOSTILE), () => oneOf(JUNK)])(),
    ]),
  );

const encode = (/** @type {string} */ value) => encodeURIComponent(value.replace(/[\ud800-\udfff]/g, '?'));

const TAGS = [
  'mj-hand',
  'mj-tile',
  'mj-score-breakdown',
  'mj-settlement',
  'mj-rules',
  'mj-value',
  'mj-waits',
  'mj-doubles',
  'mj-claims',
  'mj-incidents',
  'mj-wall',
  'mj-game',
  'mj-exercise',
  'table',
  'td',
  'p',
  'svg',
  'math',
  'template',
  'textarea',
  'select',
  'option',
  'title',
  'style',
  'script',
  'b',
  'a',
  'form',
  'x-y',
];
const ATTRIBUTES = [
  'hand',
  'tile',
  'seat',
  'scores',
  'winner',
  'compare',
  'profile',
  'rules',
  'limit',
  'for',
  'id',
  'title',
  'lang',
  'points',
  'doubles',
  'seed',
  'dice',
  'ask',
  'discard',
  'from',
  'editable',
  'onclick',
];
const quoted = () =>
  oneOf([
    '(RRR) 123b 456b 99d 78d +9d',
    'R',
    'south',
    'british',
    'east 8; south 4',
    '3 4, 5 2',
    'value',
    ...HOSTILE,
    '<img src=x onerror=1>',
    "'",
    '>',
    '&lt;',
  ]);
export const page = () =>
  many(25, () =>
    oneOf([
      () => `<${oneOf(TAGS)}${many(4, () => ` ${oneOf(ATTRIBUTES)}="${quoted().replaceAll('"', '')}"`).join('')}>`,
      () => `</${oneOf(TAGS)}>`,
      () => quoted(),
      () => oneOf(['<!-- x -->', '<!doctype html>', '<![CDATA[', '<html>', '<body>', '</']),
    ])(),
  ).join('');

const fixture = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../test/fixtures/${name}.json`, import.meta.url), 'utf8'));
const kajongg = fixture('import-kajongg');
const xmj = Object.values(fixture('import-xmj')).filter((one) => Array.isArray(one));

/** A copy of a list in which one item is removed, repeated, changed, or replaced by another of the list. */
const disturbed = (/** @type {any[]} */ list, /** @type {(one: any) => any} */ change) => {
  const copy = [...list];
  const at = random(copy.length);
  const others = oneOf([[], [copy[at], copy[at]], [oneOf(list)], [change(copy[at])]]);
  copy.splice(at, 1, ...others);
  return copy;
};

/** The tables of a kajongg database, or the files of a game of xmj, with something wrong in them. */
export const foreignGame = () => {
  if (random(2)) {
    const hands = random(3);
    const score = kajongg.score.filter((/** @type {any} */ { game, hand }) => game === 1 && hand <= hands);
    const row = (/** @type {any} */ one) => {
      const key = oneOf(Object.keys(one));
      return { ...one, [key]: oneOf([...JUNK, oneOf(score)[key], ...HOSTILE]) };
    };
    const name = oneOf(['game', 'score', 'score', 'score', 'player', 'rule', 'ruleset']);
    const tables = { ...kajongg, score };
    return random(10) ? { ...tables, [name]: disturbed(tables[name], row) } : misshapen(tables);
  }
  const word = (/** @type {string} */ line) => {
    const words = line.split(' ');
    words[random(words.length)] = oneOf([oneOf(oneOf(xmj)[0].split(/\s/)), '-1', '1e999', '', ...HOSTILE]);
    return words.join(' ');
  };
  const file = (/** @type {string} */ text) => disturbed(text.split('\n'), word).join('\n');
  const files = oneOf(xmj).slice(0, 2);
  return random(10) ? disturbed(files, file) : misshapen(files);
};
