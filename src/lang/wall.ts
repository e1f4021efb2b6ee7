/** The texts of `<mj-wall>`, in a module that loads with it. */
import type { Stack } from '../core/wall.js';
import { enHand } from './en/hand.js';
import { sentences } from './marks.js';
import { section } from './sections.js';
import type { SpokenWall, WallFigures } from './spoken.js';
import { wall as english } from './texts/en/wall.js';
import type { HandTexts } from './types.js';

export type WallTexts = ReturnType<typeof textsOf>;
export type AllWallTexts = HandTexts & { wall: WallTexts };

function textsOf(say: typeof english, language: string) {
  const figuresOf = ({ wall }: SpokenWall): WallFigures => ({
    ...wall,
    first: wall.dice[0] + wall.dice[1],
    isTurning: wall.side !== wall.counted,
    isAsDealt: wall.bonusLaidOut === 'as-dealt',
    replacedFrom: wall.bonusReplacedFrom === 'live-wall' ? 'live' : wall.deadWall === 'none' ? 'end' : 'dead',
  });
  /** The stacks on which the loose tiles lie, as words. */
  const on = ({ wall }: SpokenWall): string[] =>
    wall.loose.map(({ on: { side, stack } }: { on: Stack }) =>
      say.stack({ side, stack, isElsewhere: side !== wall.side }),
    );
  const join = (...parts: string[]): string => sentences(parts, language);
  const left = ({ after }: SpokenWall): string => say.left(after.live.length, after.dead.length);
  /** Why the hand ends, or nothing. */
  const end = ({ wall, after, isWashout }: SpokenWall): string =>
    isWashout
      ? say.washout
      : !after.live.length
        ? say.noLive
        : !after.replacements.length && wall.deadWall !== 'none'
          ? say.noReplacement
          : '';
  return {
    ...say,
    /** What happens in each step once the dice are thrown. */
    explain: {
      throw: (spoken) => say.throw(figuresOf(spoken)),
      count: (spoken) => say.count(figuresOf(spoken)),
      break: (spoken) => say.break(figuresOf(spoken)),
      loose: (spoken) => {
        const { deadWall, dead } = spoken.wall;
        return join(say.loose({ ...figuresOf(spoken), on: on(spoken) }), say.size[deadWall](dead.length));
      },
      deal: (spoken) => join(say.deal, left(spoken)),
      flowers: (spoken) => join(say.flowers(figuresOf(spoken)), spoken.isWashout ? end(spoken) : say.begin),
      play: (spoken) => {
        const { drawn, replaced, isWashout } = spoken;
        const taken = isWashout ? '' : drawn || replaced ? say.taken(drawn, replaced) : say.firstDraw;
        return join(taken, left(spoken), end(spoken));
      },
    } satisfies Record<string, (spoken: SpokenWall) => string>,
    /** The whole wall in one sentence. */
    summary: (spoken: SpokenWall): string =>
      say.summary({ ...figuresOf(spoken), on: on(spoken), left: spoken.after.live.length }),
  };
}

export const wallTextsFor = section(['wall'], { ...enHand, wall: english }, ({ wall, ...texts }) => ({
  ...texts,
  wall: textsOf(wall, texts.language),
}));
