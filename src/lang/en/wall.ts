/** English texts for the wall. */
import type { BrokenWall, Replacement, Stack, WallErrorCode } from '../../core/wall.js';
import type { Wind } from '../../core/index.js';
import { count, enHand, list, number, winds } from './hand.js';
import type { SpokenCards, SpokenWall } from '../spoken.js';

const sum = ({ dice }: BrokenWall, from: 0 | 2): string => `${dice[from]} and ${dice[from + 1]}`;

/** Stack 14; stack 2 of North’s side, if that is not the side of the opening. */
const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? number(stack) : `${number(stack)} of ${winds[side]}’s side`;

const isTurning = ({ side, counted }: BrokenWall): boolean => side !== counted;

const size: Record<BrokenWall['deadWall'], (tiles: number) => string> = {
  '14': () => 'Together with six more stacks they are the dead wall: 14 tiles.',
  '16': () => 'Together with seven more stacks they are the dead wall: 16 tiles.',
  '12': () => 'Together with five more stacks they are the dead wall: 12 tiles.',
  dice: (tiles) => `The dead wall has as many stacks as were thrown: ${number(tiles)} tiles.`,
  'replenished-14': () =>
    'Together with six more stacks they are the dead wall: 14 tiles, topped up with a stack of the live wall after every second replacement.',
  none: () => 'No dead wall: replacements come from this end, and play goes on to the last tile.',
};

const left = ({ after }: SpokenWall): string =>
  after.dead.length
    ? `${count(after.live.length, 'live tile')} and ${count(after.dead.length, 'tile')} in the dead wall are left.`
    : `${count(after.live.length, 'tile')} are left.`;

/** Why the hand ends, or nothing. */
function end({ wall, after, isWashout }: SpokenWall): string {
  if (isWashout) return ' The dead wall is used up before all flowers are replaced: nobody wins the hand.';
  if (!after.live.length)
    return ' No live tile is left: unless someone wins on the last discard, nobody wins the hand.';
  if (!after.replacements.length && wall.deadWall !== 'none')
    return ' The dead wall is used up. If another replacement is due, nobody wins the hand, though live tiles are left.';
  return '';
}

/** What happens in each step once the dice are thrown. */
const explain = {
  throw: ({ wall }) => {
    const { dice, counted, sum: total } = wall;
    const isEast = counted === 'east';
    return (
      `East throws ${sum(wall, 0)}, ${number(dice[0] + dice[1])} in all, and counts the players counter-clockwise, East being 1: ` +
      `${isEast ? 'East’s own' : `${winds[counted]}’s`} side is broken. ` +
      (dice.length === 2
        ? 'The same throw counts the stacks.'
        : `${isEast ? 'East throws again: ' : `${winds[counted]} throws `}${sum(wall, 2)}. ` +
          `Both throws together make ${number(total)}.`)
    );
  },
  count: ({ wall }) => {
    const { counted, sum: total, stack, side, length } = wall;
    return (
      `${number(total)} stacks are counted clockwise from the right end of ${winds[counted]}’s side. ` +
      (isTurning(wall)
        ? `That side has only ${number(length)}, so the count turns the corner and ends at stack ${number(stack)} of ${winds[side]}’s side.`
        : `The count ends at stack ${number(stack)}.`)
    );
  },
  break: ({ wall }) =>
    wall.deadWall === 'dice'
      ? `The wall is broken behind ${winds[wall.side]}’s stack ${number(wall.stack)}, the last one counted.`
      : `The wall is broken at ${winds[wall.side]}’s stack ${number(wall.stack)}: its two tiles are lifted out.`,
  loose: ({ wall }) => {
    const [first, second] = wall.loose;
    return (
      (wall.deadWall === 'dice'
        ? `The two tiles of stack ${number(wall.stack)} are the first replacements, the upper one before the lower one. `
        : `The upper tile goes on top of stack ${stackOf(first.on, wall)} and will be drawn first as a replacement; the lower tile goes on stack ${stackOf(second.on, wall)}. `) +
      size[wall.deadWall](wall.dead.length)
    );
  },
  deal: (spoken) =>
    'Three times, each player takes two stacks, East first. Then East takes the upper tiles of the first and the third stack, and the others one tile each: ' +
    `14 tiles for East and 13 for each of the others, 53 in all. ${left(spoken)}`,
  flowers: (spoken) =>
    (spoken.wall.length === 17
      ? 'This set has no flowers or seasons to replace.'
      : (spoken.wall.bonusLaidOut === 'as-dealt'
          ? 'Players lay out their flowers and seasons as they are dealt'
          : 'Starting with East, players lay out the flowers and seasons they were dealt') +
        (spoken.wall.bonusReplacedFrom === 'live-wall'
          ? ' and replace each with the next tile of the live wall.'
          : spoken.wall.deadWall === 'none'
            ? ' and replace each from the end of the wall.'
            : ' and replace each from the dead wall.') +
        ' A replacement that is a flower or season again is replaced too.') +
    (spoken.isWashout ? end(spoken) : ' Play begins with East’s first discard.'),
  play: (spoken) => {
    const { drawn, replaced, isWashout } = spoken;
    if (isWashout) return left(spoken) + end(spoken);
    const taken =
      drawn || replaced
        ? `Since the deal, ${list([`${count(drawn, 'tile')} ${drawn === 1 ? 'has' : 'have'} been drawn in turn`, ...(replaced ? [`${count(replaced, 'tile')} as ${replaced === 1 ? 'a replacement' : 'replacements'}`] : [])])}. `
        : 'East has discarded; the next player draws from the open end of the live wall. A kong is replaced from the other end. ';
    return taken + left(spoken) + end(spoken);
  },
} satisfies Record<string, (spoken: SpokenWall) => string>;

export const enWall = {
  caption: 'The wall',
  /** Names of the steps. */
  steps: {
    seats: 'Seats',
    build: 'Build',
    throw: 'Throw',
    count: 'Count',
    break: 'Break',
    loose: 'Loose tiles',
    deal: 'Deal',
    flowers: 'Flowers',
    play: 'Play',
  },
  /** Step 3 of 9. */
  step: (step: number, of: number): string => `Step ${step} of ${of}`,
  /** What happens in a step before the dice are thrown. */
  seats:
    'South sits on East’s right, West opposite, North on East’s left. Turns pass counter-clockwise; the wall is counted and taken clockwise.',
  build: (tiles: number, stacks: number, side: number): string =>
    `${number(tiles)} tiles are shuffled face down and built into ${number(stacks)} stacks of two, ${number(side)} on each side. The square belongs to everyone.`,
  noDice: 'The dice have not been thrown yet.',
  /** What happens in each later step. */
  explain,
  /** The whole wall in one sentence. */
  summary: ({ wall, after }: SpokenWall): string => {
    const [first, second] = wall.loose;
    const on = [stackOf(first.on, wall), stackOf(second.on, wall)];
    return `${winds[wall.side]}’s side, stack ${number(wall.stack)}; ${
      wall.deadWall === 'dice' ? `the wall breaks behind it` : `loose tiles on ${list(on)}`
    }; ${count(after.live.length, 'live tile')}.`;
  },
  /** One letter for each seat, to mark tiles with. */
  letters: { east: 'E', south: 'S', west: 'W', north: 'N' } satisfies Record<Wind, string>,
  /** Labels in the picture. */
  playDirection: 'Turns',
  wallDirection: 'Wall',
  tiles: 'tiles',
  live: 'live',
  dead: 'dead',
  /** Names of the buttons. */
  back: 'Back',
  next: 'Next',
  throwDice: 'Throw the dice',
  draw: 'Draw',
  kong: 'Replace a kong',
  flower: 'Replace a flower',
  again: 'Start again',
  controls: 'Try it',
  /** The same deal with cards, step by step. */
  cards: ({ dice, heap, heaps, tiles, left: rest }: SpokenCards): string[] => [
    `${number(tiles)} cards are shuffled face down in the middle, and everyone takes a heap. The heaps need not be equal.`,
    `East throws ${dice[0]} and ${dice[1]} and counts the heaps to the right, East’s own being 1: the deal starts with ${winds[heap]}’s heap.`,
    `It is cut, and the heaps are added in turn: ${list(heaps.map((seat) => winds[seat]))}. Everyone is dealt 13 cards, and East a fourteenth.`,
    `Two of the ${number(rest)} cards that are left lie apart face down as loose cards. They replace kongs and flowers, and are refilled two at a time from the bottom of the pack.`,
  ],
  /** The hands of a deal with actual tiles. */
  hands: 'The hands of this deal',
  /** Who replaced which bonus tile by what. */
  replacement: ({ seat, bonus, tile }: Replacement): string =>
    `${winds[seat]} lays out ${enHand.tile(bonus)} and draws ${enHand.tile(tile)}.`,
  cardsCaption: 'The same deal with cards',
  /** The heap that is cut, in the picture. */
  cut: 'cut',
  errors: {
    'wrong-shape': '{place} should be an {expected}, not “{found}”.',
    dice: '“{found}” is not a throw: expected four dice from 1 to 6, East’s two first, as in 3 4, 5 2.',
    drawn: 'Drawn is “{found}”: expected a whole number from 0 to {most}.',
    replaced: 'Replaced is “{found}”: expected a whole number from 0 to {most}.',
    tiles: 'These are not the tiles of a set.',
    winds: '“{found}” is not a draw of the four winds.',
    throws: '“{found}” is not one throw for each player.',
    step: 'Step “{found}” is not known: use {expected}.',
    view: 'View “{found}” is not known: use {expected}.',
  } satisfies Record<WallErrorCode | 'step' | 'view', string>,
};
