import { hands, others, ownAwards as ownAwardsTexts } from '../texts/it/own-awards.js';
import type { Part } from '../types.js';

export const ownAwards = {
  ...Object.fromEntries(Object.entries(hands).map(([id, name]) => [`--${id}`, name])),
  ...Object.fromEntries(
    Object.entries({ ...hands, ...others }).map(([id, name]) => [`--calling-${id}`, `A punto per «${name}»`]),
  ),
  ...ownAwardsTexts,
} satisfies Part<Readonly<Record<string, string>>>;
