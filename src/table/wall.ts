/** What a picture of the wall shows in each step, without any drawing. */
import { plainText } from '../core/input.js';
import { takers } from '../core/wall/deal.js';
import { stackAt, tileIndex } from '../core/wall/ring.js';
import { wallAfter } from '../core/wall.js';
import type { BrokenWall, LooseTile, Place, SideLength, Stack, WallInPlay } from '../core/wall.js';
import type { Wind } from '../core/index.js';

/** What is explained, in order: from the seats to the play. */
export const wallSteps = ['seats', 'build', 'throw', 'count', 'break', 'loose', 'deal', 'flowers', 'play'] as const;

export type WallStep = (typeof wallSteps)[number];

/** The steps that come before the dice are thrown. */
export const FIRST_STEPS = 2;

export interface StackView extends Stack {
  /** Tiles of this stack that still stand in it. */
  standing: 0 | 1 | 2;
  isDead: boolean;
  /** The seats that took its tiles in the deal, the upper tile first; undefined for a tile that was not dealt. */
  takers: readonly (Wind | undefined)[];
  /** The number at which the count reaches it, up to the opening. */
  counted?: number;
}

export interface WallScene {
  step: WallStep;
  length: SideLength;
  /** All stacks clockwise from East’s first; none before the wall is built. */
  stacks: readonly StackView[];
  /** The loose tiles that lie on stacks. */
  loose: readonly LooseTile[];
  /** The stack of which both tiles are held over the wall. */
  lifted?: Stack;
  /** The stack from which the next tile is drawn in turn. */
  next?: Stack;
  /** Whether the dice are shown. */
  isThrown: boolean;
  wall?: BrokenWall;
  after?: WallInPlay;
}

const keyOf = ({ side, stack, level }: Place): string => `${side} ${stack} ${level}`;

const isSameStack = (one: Stack, other: Stack): boolean => one.side === other.side && one.stack === other.stack;

/** The scene of a wall that is not broken yet. */
export function sceneBefore(step: 'seats' | 'build', length: SideLength): WallScene {
  const stacks = Array.from({ length: step === 'seats' ? 0 : 4 * length }, (_, index): StackView => ({
    ...stackAt(index, length),
    standing: 2,
    isDead: false,
    takers: [],
  }));
  return { step, length, stacks, loose: [], isThrown: false };
}

/** The scene of a step; `drawn` and `replaced` count from the deal on and matter in the last steps only. */
export function sceneOf(wall: BrokenWall, step: WallStep, { drawn = 0, replaced = 0 } = {}): WallScene {
  const { length, deadWall } = wall;
  const place = wallSteps.indexOf(step);
  const isAt = (other: WallStep): boolean => place >= wallSteps.indexOf(other);
  const before = sceneBefore(step === 'seats' ? 'seats' : 'build', length);
  if (!isAt('throw')) return { ...before, step, wall };
  const after = wallAfter(wall, {
    drawn: isAt('deal') ? 53 + (step === 'play' ? drawn : 0) : 0,
    replaced: isAt('flowers') ? replaced : 0,
  });
  const isLifted = deadWall !== 'dice' && isAt('break');
  const loose = isAt('loose') ? after.loose.filter(({ from, on }) => !isSameStack(from, on)) : [];
  const gone = new Set([...after.drawn, ...after.replaced, ...loose.map(({ from }) => from)].map(keyOf));
  if (isLifted && !isAt('loose')) for (const { from } of wall.loose) gone.add(keyOf(from));
  const dead = new Set(isAt('loose') ? after.dead.map(keyOf) : []);
  const dealt = new Map(
    after.drawn.slice(0, isAt('deal') ? takers.length : 0).map((one, index) => [keyOf(one), takers[index]]),
  );
  const start = tileIndex({ side: wall.counted, stack: 1, level: 'upper' }, length) / 2;
  const stacks = before.stacks.map((stack, index): StackView => {
    const levels = (['upper', 'lower'] as const).map((level) => keyOf({ ...stack, level }));
    const counted = ((index - start + 4 * length) % (4 * length)) + 1;
    return {
      ...stack,
      standing: levels.filter((key) => !gone.has(key)).length as 0 | 1 | 2,
      isDead: levels.some((key) => dead.has(key) && !gone.has(key)),
      takers: levels.map((key) => dealt.get(key)),
      counted: isAt('count') && counted <= wall.sum ? counted : undefined,
    };
  });
  return {
    step,
    length,
    stacks,
    loose,
    lifted: step === 'break' && isLifted ? wall.loose[0].from : undefined,
    next: isAt('deal') ? after.live[0] : undefined,
    isThrown: true,
    wall,
    after,
  };
}

const LONGEST = 100;

/** The dice of a text such as `3 4, 5 2`: four, or only East’s two where `fewest` is 2. Undefined if it is anything else. */
export function readDice(text: string, fewest: 2 | 4): number[] | undefined {
  if (text.length > LONGEST) return undefined;
  const words = plainText(text)
    .split(/[\s,;/+]+/)
    .filter(Boolean);
  const isThrow = words.length === 4 || words.length === fewest;
  return isThrow && words.every((word) => /^[1-6]$/.test(word)) ? words.map(Number) : undefined;
}
