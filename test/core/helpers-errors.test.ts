/** Every exported function responds to invalid input with one of the package’s errors and a short message. */
import { describe, expect, it } from 'vitest';
import * as blocks from '../../src/blocks.js';
import * as bulk from '../../src/core/bulk.js';
import * as claims from '../../src/core/claims.js';
import * as describing from '../../src/core/describe.js';
import * as exercises from '../../src/core/exercises.js';
import * as game from '../../src/core/game.js';
import { InputError } from '../../src/core/guarded.js';
import * as importing from '../../src/core/import.js';
import * as core from '../../src/core/index.js';
import * as notes from '../../src/core/notes.js';
import * as odds from '../../src/core/odds.js';
import * as profiles from '../../src/core/profiles.js';
import * as simulating from '../../src/core/simulate.js';
import * as wall from '../../src/core/wall.js';
import * as labels from '../../src/labels.js';
import mahjong from '../../src/markdown-it.js';
import rehypeMahjong from '../../src/rehype.js';
import { renderToString } from '../../src/server.js';
import * as svg from '../../src/svg.js';
import { faultOf, first, HAND, long, type Run, second, throwing } from '../wrong-inputs.js';

describe.each(
  // `upgradeBlocks` needs a page, as test/browser/wrong-inputs.test.ts has; what simulates takes its time by default.
  Object.entries({
    blocks: { ...blocks, upgradeBlocks: undefined },
    bulk,
    claims,
    describing,
    exercises,
    game,
    importing,
    core,
    notes,
    odds,
    profiles,
    wall,
    labels,
    plugins: {
      mahjong,
      rehypeMahjong: (options: never, tree: never, file: never) => rehypeMahjong(options)(tree, file),
    },
    server: { renderToString },
    svg,
  }),
)('the module %s', (_name, module) => {
  const functions = Object.entries(module).filter(
    (one): one is [string, Run] => typeof one[1] === 'function' && !/^[A-Z]/.test(one[0]),
  );

  it.each(functions.length ? functions : [['none', () => {}]])(
    'has errors of its own in %s',
    async (_function, run) => {
      for (const one of first)
        for (const other of second)
          for (const inputs of [
            [one, other],
            [HAND, one, other],
          ])
            try {
              await (run as Run)(...inputs);
            } catch (error) {
              expect(faultOf(error)).toBeUndefined();
            }
    },
  );
});

it.each(Object.entries(simulating) as [string, Run][])('%s has errors of its own', async (_name, run) => {
  for (const one of [
    undefined,
    null,
    { hands: long },
    { seed: throwing, hands: 2 },
    { seed: 'a', hands: 2, profile: long },
  ])
    for (const other of [null, 3, Symbol('t'), throwing, { seed: 'a', hands: long }])
      try {
        await run(one, other);
      } catch (error) {
        expect(faultOf(error)).toBeUndefined();
      }
});

it('errors of the page’s own code stay as they are', async () => {
  const reason = new Error('enough');
  await expect(simulating.simulate({ seed: 1, hands: 1000, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

it('an error of this kind says what could not be used, and why', () => {
  expect(() => game.formatGame(null as never)).toThrow(InputError);
  expect(() => game.formatGame(null as never)).toThrow('formatGame cannot use “null”: expected the record of a game.');
  expect(() => importing.readKajonggGames({} as never)).toThrow(
    'readKajonggGames cannot use “Object”: expected an object with the rows of the tables game, score and player.',
  );
  try {
    exercises.readWant({ awards: long } as never);
  } catch (error) {
    expect(error).toMatchObject({ name: 'InputError', code: 'wrong-shape', details: { place: 'readWant' } });
    expect((error as Error).cause).toBeInstanceOf(TypeError);
  }
  expect(() => exercises.readWant('x'.repeat(501))).toThrow(exercises.ExerciseError);
});
