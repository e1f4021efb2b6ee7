/** Italian in the words of its players. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { HandError } from '../../src/core/index.js';
import { RulesError, defineProfile, parseHand, score, settle } from '../../src/core/index.js';
import { breakdownOf, countOf, labelOf, spokenHand } from '../../src/breakdown/model.js';
import { textsFor } from '../../src/lang/index.js';
import { registry } from '../../src/lang/registry.js';
import { loadSections } from '../../src/lang/sections.js';
import '../../src/lang/it.js';
import { gameTextsFor } from '../../src/lang/game.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import { thrown } from './helpers.js';

const italian = textsFor('it');

describe('Italian', () => {
  beforeAll(loadSections);

  it('is registered, also for regions', () => {
    expect(registry.texts.has('it')).toBe(true);
    for (const tag of ['it', 'it-IT', 'it-CH', 'IT-it']) expect(textsFor(tag).language).toBe('it');
  });

  it('says a hand in one sentence', () => {
    const scored = score(parseHand('(RRR) [2222c] (456b) 99d 78d +9d 2f'), { seat: 'south', win: 'self-draw' });
    expect(italian.hand(spokenHand(scored))).toBe(
      'Scala scoperta 4 5 6 di bambù; poker coperto di 2 di caratteri; tris scoperto di draghi rossi; scala 7 8 9 di cerchi; coppia di 9 di cerchi; orchidea (fiore 2); chiusura con 9 di cerchi, tessera pescata; posto di Sud; giro di Est.',
    );
    expect(italian.breakdown.summary(countOf(scored))).toBe('46 punti, due raddoppi: 184.');
    const lines = breakdownOf(scored).parts.flatMap((part) => part.lines.map((line) => labelOf(line, italian)));
    expect(lines).toEqual([
      'Chiusura',
      'Tris scoperto di draghi rossi',
      'Poker coperto di 2 di caratteri',
      'Fiore: orchidea',
      'Chiusura con tessera pescata',
      'Tris o poker di draghi: drago rosso',
      'Proprio fiore: orchidea',
    ]);
  });

  it('writes numbers with a point from ten thousand, and doubles and limits in words', () => {
    expect(italian.number(1200)).toBe('1200');
    expect(italian.number(12345)).toBe('12.345');
    expect(italian.worth({ points: 1 })).toBe('1 punto');
    expect(italian.worth({ points: 4, concealedPoints: 8 })).toBe('4 punti se scoperto, 8 se coperto');
    expect(italian.worth({ doubles: 1 })).toBe('1 raddoppio');
    expect(italian.worth({ doubles: 3 })).toBe('3 raddoppi');
    expect(italian.worth({ limit: 0.5 })).toBe('mezzo limite');
    expect(italian.worth({ limit: 0.4 })).toBe('2/5 del limite');
  });

  it('says what is wrong, and where', () => {
    const errorOf = thrown<HandError>;
    expect(italian.error(errorOf(() => parseHand('123q')))).toMatch(/^Posizione 4: .* seme sconosciuto, «q»/);
    expect(italian.error(errorOf(() => score(parseHand('123b 456b 99d'))))).toMatch(
      /^Numero di tessere: 8 invece di 13/,
    );
    const rules = errorOf(() => defineProfile({ name: 'x', rules: 'ful-flush: 3 doubles' }));
    expect(rules).toBeInstanceOf(RulesError);
    expect(italian.error(rules)).toBe('Posizione 1, «ful-flush» non è una regola: forse «full-flush»?');
  });

  it('says why an award is missing, with the right gender and number', () => {
    const count = (of: string): string => italian.reasons.count({ code: 'count', groups: [], of, count: 1 } as never);
    expect(count('at least 3 concealed pungs of winds')).toBe(
      'richiesto: almeno 3 tris coperti di venti; la mano ne ha 1',
    );
    expect(count('at least 2 concealed chows')).toBe('richiesto: almeno 2 scale coperte; la mano ne ha 1');
    expect(count('no exposed sets')).toBe('richiesto: nessuna combinazione scoperta; la mano ne ha 1');
    expect(count('exactly 1 pair of honours')).toBe('richiesto: esattamente 1 coppia di onori; la mano ne ha 1');
  });

  it('says who pays whom', () => {
    const { payments } = settle({
      winner: 'south',
      discarder: 'west',
      scores: { east: 8, south: 64, west: 16, north: 4 },
    });
    expect(italian.settlement.payment(payments[0]!, 0)).toBe('Est paga 128 a Sud: 64, raddoppiato perché Est paga.');
    const names = { east: 'Ben', south: 'Anna', west: 'Cho', north: 'Dee' };
    expect(italian.settlement.payment(payments[0]!, 0, names)).toMatch(/^Ben paga 128 ad Anna: 64/);
  });

  it('says what happened in a game', () => {
    expect(gameTextsFor('it').game.result({ winner: 'Ben', value: 1200, isSelfDrawn: true } as never)).toBe(
      'Ben 1200 pescando',
    );
    expect(gameTextsFor('it').game.result({ winner: undefined } as never)).toBe('Mano a monte');
    expect(gameTextsFor('it').game.toGo(3, 4)).toBe('ancora 3 turni di Est, circa 4 mani');
    expect(gameTextsFor('it').game.dealer(6, 'Anna', 3)).toBe('Mano 6: Anna è Est, per la 3ª volta di fila');
    expect(gameTextsFor('it').game.rules(italian.profile('classical'), 1000, 4)).toBe(
      'Regole classiche, limite 1000, 4 giri',
    );
    expect(rulesTextsFor('it').rules.title('nts-2002')).toBe('Regole NTS 2002');
    expect(rulesTextsFor('it').rules.ownTitle('Casa nostra')).toBe('Regole «Casa nostra», modificate da questo tavolo');
  });
});
