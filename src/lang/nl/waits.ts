/** Dutch: what a hand is waiting for. Loads with `<mj-waits>`. Kinds of waits have no Dutch names, so the tiles are named instead. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { capital, number, tile } from './hand.js';

import { oddsErrors } from './odds-errors.js';
import { waits } from '../texts/nl/waits.js';
import type { Part } from '../types.js';

const { percent, average } = oddsForms('nl');

export const nlWaits = {
  ...waits,
  percent,
  average,
  discardTile: (one) => `${capital(tile(one))} wegleggen`,
  worth: (value) => `gemiddeld ${average(value)} punten`,
  others: (others) =>
    others === 1 ? '1 andere steen om weg te leggen' : `${number(others)} andere stenen om weg te leggen`,
  errors: oddsErrors,
} satisfies Part<WaitsTexts>;
