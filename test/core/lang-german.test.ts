/** German in the words of its players. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { HandError } from '../../src/core/index.js';
import { RulesError, defineProfile, parseHand, score, settle } from '../../src/core/index.js';
import { breakdownOf, countOf, labelOf, spokenHand } from '../../src/breakdown/model.js';
import { textsFor } from '../../src/lang/index.js';
import { registry } from '../../src/lang/registry.js';
import { loadSections } from '../../src/lang/sections.js';
import '../../src/lang/de.js';
import { gameTextsFor } from '../../src/lang/game.js';
import { thrown } from './helpers.js';

const de = textsFor('de');

describe('German', () => {
  beforeAll(loadSections);

  it('is registered, also for regions', () => {
    expect(registry.texts.has('de')).toBe(true);
    for (const tag of ['de', 'de-AT', 'de-CH', 'DE-de']) expect(textsFor(tag).language).toBe('de');
  });

  it('says a hand in one sentence', () => {
    const scored = score(parseHand('(RRR) [2222c] 456b 99d 78d +9d 2f'), { seat: 'south', win: 'self-draw' });
    expect(de.hand(spokenHand(scored))).toBe(
      'Kong Zahl 2, verdeckt; Pung Roter Drache, offen; Chow Bambus 4 5 6; Chow Kreis 7 8 9; Paar Kreis 9; Orchidee (Blume 2); Schlussziegel Kreis 9 von der Mauer; Platz Süd; Ostrunde.',
    );
    expect(de.breakdown.summary(countOf(scored))).toBe('46 Punkte, zweimal verdoppelt 184.');
    const lines = breakdownOf(scored).parts.flatMap((part) => part.lines.map((line) => labelOf(line, de)));
    expect(lines).toEqual([
      'Mah-Jongg',
      'Pung Roter Drache, offen',
      'Kong Zahl 2, verdeckt',
      'Blume: Orchidee',
      'Schlussziegel von der Mauer',
      'Figur aus Drachen: Roter Drache',
      'Eigene Blume: Orchidee',
    ]);
  });

  it('writes numbers with a point, and doubles and limits in words', () => {
    expect(de.number(12345)).toBe('12.345');
    expect(de.worth({ points: 1 })).toBe('1 Punkt');
    expect(de.worth({ points: 4, concealedPoints: 8 })).toBe('offen 4 Punkte, verdeckt 8');
    expect(de.worth({ doubles: 3 })).toBe('3 Verdopplungen');
    expect(de.worth({ limit: 0.5 })).toBe('halbes Limit');
    expect(de.worth({ limit: 0.4 })).toBe('2/5 des Limits');
  });

  it('says what is wrong, and where', () => {
    const errorOf = thrown<HandError>;
    expect(de.error(errorOf(() => parseHand('123q')))).toMatch(/^Zeichen 4: .*Farbe „q“/);
    expect(de.error(errorOf(() => score(parseHand('123b 456b 99d'))))).toMatch(/^Die Hand hat 8 Ziegel statt 13/);
    const rules = errorOf(() => defineProfile({ name: 'x', rules: 'ful-flush: 3 doubles' }));
    expect(rules).toBeInstanceOf(RulesError);
    expect(de.error(rules)).toBe('Zeichen 1, „ful-flush“, ist keine Regel. Gemeint ist vielleicht „full-flush“.');
  });

  it('says conditions that count sets in the right number and case', () => {
    const needed = (of: string): string => de.reasons.count({ of, count: 0, groups: [] } as never);
    expect(needed('no concealed pungs of winds')).toBe('verlangt: keine verdeckten Pungs aus Winden, vorhanden: 0');
    expect(needed('at least 1 exposed kong')).toBe('verlangt: mindestens 1 offener Kong, vorhanden: 0');
    expect(needed('at least 2 concealed sets of seat-wind')).toBe(
      'verlangt: mindestens 2 verdeckte Figuren des eigenen Windes, vorhanden: 0',
    );
    expect(needed('exactly 1 flower of seat')).toBe('verlangt: genau 1 Blume des eigenen Platzes, vorhanden: 0');
  });

  it('says who pays whom', () => {
    const { payments } = settle({
      winner: 'south',
      discarder: 'west',
      scores: { east: 8, south: 64, west: 16, north: 4 },
    });
    expect(payments.map((payment) => de.settlement.payment(payment, 0))[0]).toMatch(
      /^Ost zahlt an Süd 128: 64, verdoppelt, weil Ost zahlt\.$/,
    );
  });

  it('says what happened in a game', () => {
    expect(gameTextsFor('de').game.result({ winner: 'Ben', value: 1200, isSelfDrawn: true } as never)).toBe(
      'Ben 1.200 von der Mauer',
    );
    expect(gameTextsFor('de').game.result({ winner: undefined } as never)).toBe('Remis');
    expect(gameTextsFor('de').game.toGo(3, 4)).toBe('Ost wechselt noch 3-mal, etwa 4 Spiele');
  });
});
