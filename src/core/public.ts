/** The public versions of the core functions that read hands and situations: they check data, and know every profile. */
import { withAnyProfile } from './any-profile.js';
import * as checked from './checked.js';
import * as engine from './scoring.js';
import { settle as settleTable } from './settlement/settle.js';

export const score = /* @__PURE__ */ withAnyProfile(checked.score);

export const waits = /* @__PURE__ */ withAnyProfile<typeof engine.waits>((hand, situation, profile) =>
  checked.checking(hand, situation, () => engine.waits(hand, situation, profile)),
);

export const explain = /* @__PURE__ */ withAnyProfile<typeof engine.explain>((scored, situation, profile) => {
  const isScore = typeof scored === 'object' && scored && 'awards' in scored;
  const [hand, known] = isScore ? [scored.hand, scored.situation] : [scored, situation];
  return checked.checking(hand, known, () => engine.explain(scored, situation, profile));
});

export const settle = /* @__PURE__ */ withAnyProfile(settleTable);
