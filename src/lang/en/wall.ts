/** English texts for the wall. */
import type { BrokenWall, Stack } from '../../core/wall.js';

import { count, list, number, winds } from './hand.js';

import type { SpokenCards, SpokenWall } from '../spoken.js';
import { size, wall } from '../texts/en/wall.js';

const sum = ({ dice }: BrokenWall, from: 0 | 2): string => `${dice[from]} and ${dice[from + 1]}`;

/** Stack 14; stack 2 of North’s side, if that is not the side of the opening. */
const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? number(stack) : `${number(stack)} of ${winds[side]}’s side`;

const isTurning = ({ side, counted }: BrokenWall): boolean => side !== counted;

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
  ...wall,
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
  /** The same deal with cards, step by step. */
  cards: ({ dice, heap, heaps, tiles, left: rest }: SpokenCards): string[] => [
    `${number(tiles)} cards are shuffled face down in the middle, and everyone takes a heap. The heaps need not be equal.`,
    `East throws ${dice[0]} and ${dice[1]} and counts the heaps to the right, East’s own being 1: the deal starts with ${winds[heap]}’s heap.`,
    `It is cut, and the heaps are added in turn: ${list(heaps.map((seat) => winds[seat]))}. Everyone is dealt 13 cards, and East a fourteenth.`,
    `Two of the ${number(rest)} cards that are left lie apart face down as loose cards. They replace kongs and flowers, and are refilled two at a time from the bottom of the pack.`,
  ],
};
