/** What the sources say about each award, apart from its value in the profiles: its family, hands that earn it and its other names. */
import { circumstances } from '../engine/layout.js';
import { WINDS } from '../engine/tiles.js';
import type { OptionId, RuleId, Situation } from '../index.js';
import { ownValue } from '../input.js';
import { asValue } from '../rules/options.js';
import { cards as written, mentioned, otherNames } from '../sentences/cards.js';

/** A hand in notation, and how it was won. */
export interface Sample {
  hand: string;
  situation: Situation;
}

/** Reads a hand with words for the win, as in the text of a game, and for a seat other than East’s; partial without a winning tile. */
function sampleIn(text: string): Sample {
  const words = text.split(' ');
  const hand = words.filter((word) => !/^[a-z-]+$/.test(word)).join(' ');
  const seat = WINDS.find((wind) => words.includes(wind));
  const held = circumstances.filter((one) => words.includes(one));
  const win = words.includes('self-draw') ? 'self-draw' : 'discard';
  return {
    hand,
    situation: {
      ...(hand.includes('+') ? { win } : { partial: true }),
      ...(seat && { seat }),
      ...(held.length && { circumstances: held }),
    },
  };
}

/** Families of patterns, as in the tables of the pung-based rules and in their order. */
export const families = Object.freeze([
  'chows',
  'pungs',
  'kongs',
  'terminals-and-honours',
  'suits',
  'going-out',
  'special',
] as const);

export type RuleFamily = (typeof families)[number];

/** Other names of an award or option. */
export interface Names {
  en: readonly string[];
  /** Romanized as in the source. */
  ja: readonly string[];
  /** Characters first, then romanized as in the source. */
  zh: readonly string[];
}

/** A family, and hands that earn the award: several where an option decides which one does, of which the first that does is shown. */
export const cards = Object.fromEntries(
  Object.entries(written).map(([id, card]) => {
    const [family, ...hands] = card.split('; ');
    return [id, { family, samples: hands.map(sampleIn) }];
  }),
) as unknown as Readonly<Record<RuleId, { family: RuleFamily; samples: readonly [Sample, ...Sample[]] }>>;

/** What the sources also call an award or option. */
export function namesOf(id: string): Names {
  const [en, ja, zh] = `${ownValue(otherNames, id) ?? ''}; ; `
    .split('; ')
    .map((names) => names.split(', ').filter(Boolean));
  return { en, ja, zh };
}

/** Values that the sources mention without using them in a profile: “some rules …”, “a common alternative …”. */
export const mentionedOf = (id: RuleId | OptionId): readonly (string | number)[] =>
  ownValue(mentioned, id)
    ?.split('; ')
    .map((value) => asValue(id, value)) ?? [];
