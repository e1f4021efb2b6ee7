/** Deutsch: worauf eine Hand wartet. Lädt mit `<mj-waits>`. */
import type { WaitsTexts } from '../types.js';
import { oddsForms } from '../odds-forms.js';
import { number } from './hand.js';

import { oddsErrors } from './odds-errors.js';
import { waits } from '../texts/de/waits.js';
import type { Part } from '../types.js';

const { percent, average } = oddsForms('de');

export const deWaits = {
  ...waits,
  percent,
  average,
  worth: (value) => `im Mittel ${average(value)} Punkte`,
  others: (others) => (others === 1 ? '1 andere Ablage' : `${number(others)} andere Ablagen`),
  errors: oddsErrors,
} satisfies Part<WaitsTexts>;
