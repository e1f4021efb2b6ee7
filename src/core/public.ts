/** The public versions of the core functions that read hands and situations: they check data, and know every profile. */
import { withAnyProfile } from './any-profile.js';
import * as checked from './checked.js';
import type { Profile } from './profiles/index.js';
import * as engine from './scoring.js';
import { spelled, spelledSituation, type Fields } from './fields.js';
import { settle as settleTable, type Table } from './settlement/settle.js';

const TABLE: Fields<Table> = { scores: 1, winner: 1, discarder: 1, dead: 1, incidents: 1, liable: 1, pao: 1 };
const DEFINITION: Fields<Profile> = { name: 1, extends: 1, source: 1, note: 1, rules: 1 };

export const score = /* @__PURE__ */ withAnyProfile<typeof checked.score>((hand, situation, profile) =>
  checked.score(hand, spelledSituation(situation), profile),
);

export const waits = /* @__PURE__ */ withAnyProfile<typeof engine.waits>((hand, situation, profile) =>
  checked.checking(hand, situation, () => engine.waits(hand, spelledSituation(situation), profile)),
);

export const explain = /* @__PURE__ */ withAnyProfile<typeof engine.explain>((scored, situation, profile) => {
  const isScore = typeof scored === 'object' && scored && 'awards' in scored;
  const [hand, known] = isScore ? [scored.hand, scored.situation] : [scored, situation];
  return checked.checking(hand, known, () => engine.explain(scored, spelledSituation(situation), profile));
});

export const settle = /* @__PURE__ */ withAnyProfile<typeof settleTable>((table, profile) =>
  settleTable(spelled(table, TABLE, 'table'), profile),
);

export const defineProfile: typeof engine.defineProfile = (definition) =>
  engine.defineProfile(spelled(definition, DEFINITION, 'definition'));
