/**
 * What is fuzzed: for each target, how an input is made, what is done with it, and how long that may take: a multiple
 * of the time of one plain score, or a function that returns this for an input and that time in milliseconds. `before` prepares
 * each run and takes no part in its time. `run` returns what happened in one word or a few, so that inputs with a new outcome
 * can be kept; it throws one of the package's own errors for bad input, and anything else only for a bug.
 */
import { createServer } from 'vite';
import { root } from '../bundle.mjs';
import * as inputs from './inputs.mjs';
import { ownAwardTargets } from './own-awards.mjs';
import { oneOf, random } from './random.mjs';

const load = (/** @type {string} */ path) => import(new URL(`../../dist/${path}`, import.meta.url).href);
const core = await load('core/index.js');
const games = await load('core/game.js');
const programs = await load('core/import.js');
const odds = await load('core/odds.js');
const describe = await load('core/describe.js');
const { Query, wantedBy } = await load('embed/query.js');
const { renderToString } = await load('server.js');
const blocks = await load('blocks.js');
const pictures = await load('svg.js');
const { ProgressError, readProgress, writeProgress } = await load('exercise/progress.js');
const { connectScorm } = await load('scorm.js');
const { parseFragment, serialize } = await import('parse5');
// As on a page that is never left.
Object.assign(globalThis, { addEventListener: () => {}, removeEventListener: () => {} });

// The second implementation is TypeScript.
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const naive = {
  ...(await vite.ssrLoadModule('/test/naive/random.ts')),
  ...(await vite.ssrLoadModule('/test/naive/random-patterns.ts')),
  ...(await vite.ssrLoadModule('/test/naive/rules.ts')),
  ...(await vite.ssrLoadModule('/test/naive/score.ts')),
  ...(await vite.ssrLoadModule('/test/naive/settle.ts')),
};
export const close = () => vite.close();

const { readAddress } = await vite.ssrLoadModule('/demo/game-address.ts');
const { GameStore } = await vite.ssrLoadModule('/demo/game-store.ts');

/** A plain score, whose time is the unit for all others. */
export const plainScore = () => core.score(HAND);

export const ownErrors = [
  core.HandError,
  core.NotationError,
  core.RulesError,
  core.TableError,
  games.GameError,
  games.GameNotationError,
  odds.OddsError,
  blocks.BlockError,
  ProgressError,
  core.InputError,
];

/** Defining a profile takes longer than scoring a hand with it. */
const DEFINING = 15_000;

const HAND = '(RRR) 123b 456b 99d 78d +9d';
const profileOf = (made) => (typeof made === 'string' ? made : core.defineProfile(made));
const outcomeOf = ({ won, limited, awards }) =>
  [won ? 'won' : 'lost', limited && 'limited', ...new Set(awards.map(({ rule }) => rule))].filter(Boolean).join(' ');
const stored = () => core.score(HAND, { seat: oneOf(inputs.seats) });

/** Throws an error that is not one of the package's own. */
function expectSame(/** @type {string} */ what, found, expected) {
  const [a, b] = [found, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`${what}: ${String(a).slice(0, 500)}, expected ${String(b).slice(0, 500)}`);
}

// The profiles with awards of their own have a second implementation of their own (own-awards-oracle.test.ts).
const compared = Object.keys(naive.naiveProfiles).filter((name) => name !== 'dmjl' && name !== 'bmja');

/** @type {Record<string, { make: () => any; run: (input: any) => string | undefined; before?: () => void; limit?: number | ((input: any, unit: number) => number) }>} */
export const targets = {
  notation: {
    make: inputs.text,
    run: (input) => {
      const hand = core.parseHand(input);
      const written = core.formatHand(hand);
      expectSame('written and read again', core.formatHand(core.parseHand(written)), written);
      return `${hand.sets.length} sets ${hand.bonus.length} bonus`;
    },
  },
  rules: { make: inputs.rules, run: (input) => Object.keys(core.parseRules(input)).sort().join(' ') },
  texts: {
    make: () => [inputs.text(), inputs.situation(), inputs.profile()],
    run: ([input, situation, made]) => outcomeOf(core.score(input, situation, profileOf(made))),
    limit: DEFINING,
  },
  hands: {
    make: () => [inputs.hand(), inputs.situation(), inputs.profile()],
    run: ([input, situation, made]) => {
      const scored = core.score(input, situation, profileOf(made));
      core.explain(scored, situation);
      return outcomeOf(scored);
    },
    limit: DEFINING,
  },
  waits: {
    make: () => [inputs.hand(), inputs.situation()],
    run: ([input, situation]) => `${core.waits(input, situation).length} waits`,
  },
  tables: { make: inputs.table, run: (input) => `${core.settle(input).payments.length} payments` },
  misshapen: {
    make: () => [
      oneOf([
        'hand',
        'situation',
        'waits',
        'waits-situation',
        'format',
        'explain',
        'settle',
        'parse',
        'rules',
        'profile',
      ]),
      inputs.misshapen(
        oneOf([
          inputs.hand,
          inputs.situation,
          stored,
          () => ({
            ...inputs.table(),
            scores: { east: 0, south: 4, west: 8, north: 0, [oneOf(inputs.seats)]: stored() },
          }),
          () => ({ name: 'fuzz', extends: 'british', source: 's', note: 'n', rules: { limit: 300 } }),
        ])(),
      ),
    ],
    run: ([use, input]) => {
      const uses = {
        hand: () => core.score(input),
        situation: () => core.score(HAND, input),
        waits: () => core.waits(input),
        'waits-situation': () => core.waits('1112345678999b', input),
        format: () => core.formatHand(input),
        explain: () => core.explain(input),
        settle: () => core.settle(input),
        parse: () => core.parseHand(input),
        rules: () => core.parseRules(input),
        profile: () => core.score(HAND, {}, random(2) ? core.defineProfile(input) : input),
      };
      uses[use]();
      return use;
    },
  },
  'scores-twice': {
    make: () => {
      const seeded = naive.mulberry32(random(2 ** 30));
      const { hand, situation } = naive.randomCase(seeded, { winner: random(3) > 0 });
      return { hand, situation, name: oneOf(compared), rules: random(2) ? naive.randomRules(seeded) : {} };
    },
    run: ({ hand, situation, name, rules }) => {
      const expected = naive.naiveScore(hand, situation, { ...naive.naiveProfiles[name], ...rules });
      const figures = ({ won, base, total, value, limit, limited }) => ({ won, base, total, value, limit, limited });
      const profile = core.defineProfile({ name: 'fuzz', extends: name, rules });
      let found;
      try {
        found = core.score(hand, situation, profile);
      } catch (caught) {
        const error = /** @type {any} */ (caught);
        if (!(error instanceof core.HandError)) throw error;
        expectSame('refused', error.code, expected.refused);
        return error.code;
      }
      if (expected.refused) expectSame('refused', 'scored', expected.refused);
      expectSame('figures', figures(found), figures(expected));
      const stands = expected.readings.some(
        ({ base, doubles, value }) => base === found.base && doubles === found.doubles && value === found.value,
      );
      expectSame('a reading with these figures', stands, true);
      return outcomeOf(found);
    },
    limit: 25_000,
  },
  'settled-twice': {
    make: () => ({ ...naive.randomTable(naive.mulberry32(random(2 ** 30))), name: oneOf(compared) }),
    run: ({ values, table, rules, name }) => {
      const profile = core.defineProfile({ name: 'fuzz', extends: name, rules });
      const { totals, payments } = core.settle({ scores: values, ...table }, profile);
      expectSame('totals', totals, naive.naiveSettle(values, table, { ...naive.naiveProfiles[name], ...rules }));
      return [...new Set(payments.map(({ reason }) => reason))].sort().join(' ');
    },
  },
  games: {
    make: inputs.game,
    run: (input) => {
      const record = games.parseGame(input);
      const written = games.formatGame(record, { header: true });
      expectSame('written and read again', games.formatGame(games.parseGame(written), { header: true }), written);
      const { rows, totals } = games.playGame(record);
      const sum = Object.values(totals ?? {}).reduce((all, one) => all + Number(one), 0);
      if (Math.abs(sum) > 1e-6) throw new Error(`the totals add up to ${sum}`);
      return `${rows.length} rows`;
    },
    // The longest texts have 600,000 characters.
    limit: 250_000,
  },
  'joined-games': {
    make: inputs.joinedGame,
    run: ({ text, joined }) => {
      const read = (/** @type {string} */ one) => games.parseGame(one, { players: ['Ann', 'Ben', 'Cho', 'Dan'] }).hands;
      const whole = read(text);
      const found = read(joined);
      expectSame('the game with its lines joined', found, whole);
      return `${whole.length} hands`;
    },
    limit: 250_000,
  },
  imports: {
    make: inputs.foreignGame,
    run: (input) => {
      const found = Array.isArray(input) ? [programs.readXmjGame(input)] : programs.readKajonggGames(input);
      return found
        .map((game) => {
          const { hands } = game.record;
          const deals = hands.filter((hand) => !('reseat' in hand && !('winner' in hand) && !('washout' in hand)));
          expectSame('figures for each hand', game.figures.length, deals.length);
          const { totals } = games.playGame(games.parseGame(games.formatGame(game.record, { header: true })));
          expectSame('the game as text', totals, games.playGame(game.record).totals);
          return `${game.program} ${deals.length} ${game.unread.length > 0}`;
        })
        .join();
    },
    limit: 250_000,
  },
  pictures: {
    make: () => {
      const [use, input] = oneOf([
        () => ['settlementToSvg', inputs.table()],
        () => ['waitsToSvg', oneOf([inputs.text, inputs.hand])()],
        () => ['rulesToSvg', inputs.profile()],
        () => ['gameToSvg', inputs.game()],
      ])();
      return [
        use,
        random(4) ? input : inputs.misshapen(input),
        { width: 120 + random(2_000), meanings: random(2) > 0 },
      ];
    },
    run: ([use, input, options]) => {
      const made = use === 'rulesToSvg' && typeof input !== 'string' ? core.defineProfile(input) : input;
      let svg;
      try {
        svg = pictures[use](made, options);
      } catch (caught) {
        // The error of an option, or of a hand with too many tiles to draw.
        if (caught instanceof TypeError && /^[\w.]+: expected /.test(caught.message)) return 'refused';
        throw caught;
      }
      if (
        !/^<svg [^]*<\/svg>$/.test(svg) ||
        /NaN|undefined|Infinity/.test(svg.replace(/<title>[^]*<\/desc>|<text[^]*?<\/text>/g, ''))
      )
        throw new Error(`no picture: ${svg.slice(0, 500)}`);
      return use;
    },
    // The longest game has 500 hands, and a hand of fourteen tiles up to fourteen discards.
    limit: 500_000,
  },
  progress: {
    make: inputs.progress,
    run: (input) => {
      const all = readProgress(input);
      const written = writeProgress(all);
      expectSame('written and read again', writeProgress(readProgress(written)), written);
      if (/\p{Cc}/u.test(written) || written.length > 64_000) throw new Error('not a short line');
      return `${all.size} entries ${[...new Set([...all.values()].flatMap(Object.keys))].sort().join(' ')}`;
    },
    limit: 60_000,
  },
  queries: {
    make: inputs.query,
    run: (input) => {
      const wanted = wantedBy(new Query(input));
      if (!wanted) return 'nothing';
      const values = [wanted.attributes, ...wanted.hands].flatMap((one) => Object.values(one));
      if (values.some((value) => typeof value !== 'string' || value.length > input.length))
        throw new Error('a value of no text');
      return `${wanted.tag} ${Object.keys(wanted.attributes).sort().join(' ')} ${wanted.hands.length}`;
    },
  },
  addresses: {
    make: inputs.address,
    run: (input) => {
      const { isNew, shared = {} } = readAddress(input);
      if (Object.values(shared).some((value) => typeof value !== 'string' || value.length > input.length))
        throw new Error('a value of no text');
      return `${isNew ? 'new' : 'shared'} ${Object.keys(shared).sort().join(' ')}`;
    },
    limit: 60_000,
  },
  entries: {
    make: inputs.entry,
    run: (input) => {
      const shelf = new Map([['mahjong-elements game x', input]]);
      const store = {
        length: 1,
        key: () => [...shelf.keys()][0],
        getItem: (/** @type {string} */ key) => shelf.get(key) ?? null,
      };
      const { games } = new GameStore(() => store);
      for (const one of games) {
        shelf.set('mahjong-elements game x', JSON.stringify(one));
        expectSame('stored and read again', new GameStore(() => store).games, games);
      }
      return Object.keys(games[0] ?? {}).join(' ');
    },
    limit: 60_000,
  },
  platforms: {
    make: inputs.platform,
    run: (answers) => {
      const names = Object.keys(answers);
      const call = (/** @type {string} */ name) => () => {
        if (typeof answers[name] === 'function') throw answers[name];
        return answers[name];
      };
      const page = { API_1484_11: Object.fromEntries(names.map((name) => [name, call(name)])), opener: null };
      Object.assign(globalThis, { window: Object.assign(page, { parent: page, top: page }) });
      /** @type {Record<string, (event: object) => void>} */
      const heard = {};
      // An element reads its progress itself.
      const within = {
        id: 'a',
        value: '1',
        results: { total: 1, done: 1, solved: 1 },
        querySelector: () => null,
        querySelectorAll: () => [within],
        addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ listener) => {
          heard[type] = listener;
        },
        get progress() {
          return 'mj1|a f';
        },
        set progress(_) {},
      };
      try {
        const connection = connectScorm({ within, passing: 50 });
        heard['mj-answer']?.({ target: within, solved: true, solution: '1' });
        heard['mj-progress']?.({});
        connection?.finish();
        return connection ? 'connected' : 'none';
      } finally {
        Reflect.deleteProperty(globalThis, 'window');
      }
    },
    limit: 15_000,
  },
  blocks: {
    make: inputs.block,
    run: (input) => {
      const html = blocks.blockToHtml(input);
      const tags = [...html.matchAll(/<([^/][^ >]*)/g)].map(([, tag]) => tag);
      const stray = tags.find((tag) => !/^(mj-[a-z-]+|pre|code|p|br)$/.test(tag));
      if (stray !== undefined) throw new Error(`markup: <${stray.slice(0, 100)}`);
      // The parser fails on surrogates without a partner, which no file has.
      const again = serialize(parseFragment(html.replace(/\p{Cs}/gu, '')));
      expectSame('parsed and written again', serialize(parseFragment(again)), again);
      const { show, element } = blocks.readBlock(input);
      return `${show} ${Object.keys(element.attributes).sort().join(' ')}`;
    },
    // A block has at most 20,000 characters, which a parser reads and writes four times.
    limit: 15_000,
  },
  pages: {
    make: inputs.page,
    run: (input) => {
      const rendered = renderToString(input);
      const plain = rendered
        .replace(/<template shadowrootmode="open"[^>]*>[^]*?<\/template>/g, '')
        .replace(/ (?:hydrate-[\w-]+|role|aria-label|slot)="[^"]*"/g, '');
      expectSame('the page without additions', plain, input);
      const tags = [...rendered.matchAll(/<(mj-[a-z-]+)[^>]*><template shadowroot/g)].map(([, tag]) => tag);
      return `rendered ${[...new Set(tags)].sort().join(' ')}`;
    },
    // A page may have many elements. `<mj-rules>` finds a hand for each rule of a table.
    limit: (input) => 50_000 + 80_000 * (String(input).match(/<mj-/g)?.length ?? 0),
  },
  ...ownAwardTargets({ core, odds, describe, renderToString, naive }),
};
