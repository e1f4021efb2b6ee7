import { it } from 'vitest';
import { score, profiles, parseHand } from '../../src/core/index.js';
import { textsFor } from '../../src/lang/index.js';
import { breakdownOf } from '../../src/render/breakdown-model.js';
import { plainText, markdown } from '../../src/render/breakdown-text.js';
import { compare } from '../../src/render/breakdown-compare.js';
import { nearMisses, missedSentence, schoolNotes } from '../../src/render/breakdown-why.js';
const t = textsFor('en');
const H: [string, object, string][] = [
 ['(123b) 789b 456c 99d WW +W', {seat:'south', win:'self-draw'}, 'classical'],
 ['RRR 456d (999d) 22d 67d +8d', {seat:'south'}, 'pung-based'],
 ['222b 111d (555c) (RRRR) E +E', {seat:'north', round:'south'}, 'european'],
 ['(222b) 789b 456c 99c 34d +5d', {}, 'family'],
 ['(RRR) (GGG) (555b) (BBB) 2b +2b 1f 2f 3f 4f 1s 2s 3s 4s', {}, 'british'],
 ['19b19c19dESWNRG B+B', {}, 'european'],
 ['(222b) EEE 99c 3344d B', {}, 'classical'],
];
it('x', () => {
  for (const [h, s, p] of H) {
    const sc = score(h, s, p);
    console.log(plainText(breakdownOf(sc), t));
    console.log(compare(parseHand(h), s, [profiles[p as 'classical'], ...Object.values(profiles).filter(x=>x.name!==p)]).values.map(v=>JSON.stringify(v)).length, t.breakdown.comparedSummary(compare(parseHand(h), s, [profiles[p as 'classical'], ...Object.values(profiles).filter(x=>x.name!==p)]).values));
    for (const m of nearMisses(sc, profiles[p as 'classical']).slice(0, 40)) console.log('   ', m.near, missedSentence(m, t));
    for (const a of sc.awards) { const n = schoolNotes(a.rule, profiles[p as 'classical']); if (n.length) console.log('  ##', a.rule, t.breakdown.schoolsDiffer(n)); }
  }
  console.log(markdown(breakdownOf(score(...H[2] as [string, object, string])), t));
});
