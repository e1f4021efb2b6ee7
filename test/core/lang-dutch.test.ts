/** Dutch in the words of its players. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { HandError } from '../../src/core/index.js';
import { RulesError, defineProfile, parseHand, profiles, score, settle } from '../../src/core/index.js';
import { breakdownOf, countOf, labelOf, spokenHand } from '../../src/breakdown/model.js';
import { missedSentence, nearMisses } from '../../src/breakdown/near-misses.js';
import { textsFor } from '../../src/lang/index.js';
import { registry } from '../../src/lang/registry.js';
import { loadSections } from '../../src/lang/sections.js';
import '../../src/lang/nl.js';
import { gameTextsFor } from '../../src/lang/game.js';
import { waitsTextsFor } from '../../src/lang/waits.js';
import { thrown } from './helpers.js';

const nl = textsFor('nl');

describe('Dutch', () => {
  beforeAll(loadSections);

  it('is registered, also for regions', () => {
    expect(registry.texts.has('nl')).toBe(true);
    for (const tag of ['nl', 'nl-BE', 'nl-SR', 'NL-nl']) expect(textsFor(tag).language).toBe('nl');
  });

  it('says a hand in one sentence', () => {
    const scored = score(parseHand('(RRR) [2222c] 456b 99d 78d +9d 2f'), { seat: 'south', win: 'self-draw' });
    expect(nl.hand(spokenHand(scored))).toBe(
      'Dichte kong tekens 2; open pung rode draken; chow bamboe 4 5 6; chow kringen 7 8 9; paar kringen 9; orchidee (bloem 2); winnende steen kringen 9, zelf gepakt; plaats Zuid; Oostronde.',
    );
    expect(nl.breakdown.summary(countOf(scored))).toBe('46 punten, twee keer verdubbeld 184.');
    const lines = breakdownOf(scored).parts.flatMap((part) => part.lines.map((line) => labelOf(line, nl)));
    expect(lines).toEqual([
      'Mahjong',
      'Open pung rode draken',
      'Dichte kong tekens 2',
      'Bloem: orchidee',
      'Winnende steen zelf gepakt',
      'Pung of kong draken: rode draak',
      'Eigen bloem: orchidee',
    ]);
  });

  it('has plurals of tiles', () => {
    expect(nl.tiles(['E', 'E', 'R', 'B', 'B', '?', '?'] as never)).toBe(
      '2 Oostenwinden, rode draak, 2 witte draken en 2 onbekende stenen',
    );
  });

  it('writes numbers with a point, and doubles and limits in words', () => {
    expect(nl.number(12345)).toBe('12.345');
    expect(nl.worth({ points: 1 })).toBe('1 punt');
    expect(nl.worth({ points: 4, concealedPoints: 8 })).toBe('open 4 punten, dicht 8');
    expect(nl.worth({ doubles: 1 })).toBe('1 verdubbeling');
    expect(nl.worth({ doubles: 3 })).toBe('3 verdubbelingen');
    expect(nl.worth({ limit: 0.5 })).toBe('halve limiet');
    expect(nl.worth({ limit: 0.4 })).toBe('2/5 van de limiet');
  });

  it('says what is wrong, and where', () => {
    const errorOf = thrown<HandError>;
    expect(nl.error(errorOf(() => parseHand('123q')))).toMatch(/^Positie 4: de soort “q”/);
    expect(nl.error(errorOf(() => score(parseHand('123b 456b 99d'))))).toMatch(/^De hand heeft 8 stenen, geen 13/);
    const rules = errorOf(() => defineProfile({ name: 'x', rules: 'ful-flush: 3 doubles' }));
    expect(rules).toBeInstanceOf(RulesError);
    expect(nl.error(rules)).toBe('Positie 1: “ful-flush” is geen regel: bedoel je “full-flush”?');
  });

  it('says why a hand misses an award', () => {
    const scored = score(parseHand('(WWW) 123b 456b 789b 9d +9d'), { win: 'self-draw' });
    const sentences = nearMisses(scored, profiles.classical).map((miss) => missedSentence(miss, nl));
    expect(sentences).toContain('Schoon spel: kringen 9 is van een tweede soort.');
    expect(sentences).toContain('Volledig dicht spel: pung Westenwind is geroepen.');
  });

  it('says conditions that count sets in the right number', () => {
    const needed = (of: string): string => nl.reasons.count({ of, count: 0, groups: [] } as never);
    expect(needed('no concealed pungs of winds')).toBe('nodig: geen dichte pungs van winden; aanwezig: 0');
    expect(needed('at least 1 concealed pair of dragons')).toBe(
      'nodig: ten minste 1 dicht paar van draken; aanwezig: 0',
    );
    expect(needed('exactly 1 season of seat')).toBe('nodig: precies 1 seizoen van de eigen plaats; aanwezig: 0');
  });

  it('names the other profiles', () => {
    expect(nl.profile('babcock-1923')).toBe('Babcock 1923');
    expect(nl.profile('kajongg-classical')).toBe('kajongg, klassiek');
  });

  it('says who pays whom', () => {
    const { payments } = settle({
      winner: 'south',
      discarder: 'west',
      scores: { east: 8, south: 64, west: 16, north: 4 },
    });
    expect(payments.map((payment) => nl.settlement.payment(payment, 0))[0]).toBe(
      'Oost betaalt Zuid 128: 64, verdubbeld omdat Oost betaalt.',
    );
  });

  it('says what happened in a game', () => {
    expect(gameTextsFor('nl').game.result({ winner: 'Ben', value: 1200, isSelfDrawn: true } as never)).toBe(
      'Ben 1.200 zelf gepakt',
    );
    expect(gameTextsFor('nl').game.result({ winner: undefined } as never)).toBe('Remise');
    expect(gameTextsFor('nl').game.toGo(3, 4)).toBe('Oost schuift nog 3 keer door, ongeveer 4 spellen');
    expect(gameTextsFor('nl').game.dealer(6, 'Ann', 2)).toBe('Spel 6: Ann is Oost, voor de 2e keer op rij');
  });

  it('says how far a hand is from its end', () => {
    expect(waitsTextsFor('nl').waits.within(1)).toBe('binnen 1 steen');
    expect(waitsTextsFor('nl').waits.away(2)).toBe(
      'Nog niet wachtend: er moeten nog 2 stenen worden geruild voordat er maar één ontbreekt.',
    );
  });
});
