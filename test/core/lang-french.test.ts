/** French in the words of its players. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { HandError } from '../../src/core/index.js';
import { RulesError, defineProfile, parseHand, score, settle } from '../../src/core/index.js';
import { breakdownOf, countOf, labelOf, spokenHand } from '../../src/breakdown/model.js';
import { textsFor } from '../../src/lang/index.js';
import { registry } from '../../src/lang/registry.js';
import { loadSections } from '../../src/lang/sections.js';
import { textsOf } from '../language-texts.js';
import '../../src/lang/fr.js';
import { gameTextsFor } from '../../src/lang/game.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import { thrown } from './helpers.js';

const fr = textsFor('fr');

/** As typed: no-break spaces become spaces that a test shows. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

function stringsIn(texts: object): string[] {
  return Object.values(texts).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : value && typeof value === 'object' ? stringsIn(value) : [],
  );
}

describe('French', () => {
  beforeAll(loadSections);

  it('is registered, also for regions', () => {
    expect(registry.texts.has('fr')).toBe(true);
    for (const tag of ['fr', 'fr-CA', 'fr-CH', 'FR-fr']) expect(textsFor(tag).language).toBe('fr');
  });

  it('says a hand in one sentence', () => {
    const scored = score(parseHand('(RRR) [2222c] 456b 99d 78d +9d 2f'), { seat: 'south', win: 'self-draw' });
    expect(plain(fr.hand(spokenHand(scored)))).toBe(
      'Kong caché de 2 de Caractère ; Pung exposé de Dragons rouges ; Chow 4 5 6 de Bambou ; Chow 7 8 9 de Cercle ; paire de 9 de Cercle ; orchidée (Fleur 2) ; tuile gagnante 9 de Cercle, piochée ; place du Sud ; tour d’Est.',
    );
    expect(plain(fr.breakdown.summary(countOf(scored)))).toBe('46 points, deux doubles : 184.');
    const lines = breakdownOf(scored).parts.flatMap((part) => part.lines.map((line) => plain(labelOf(line, fr))));
    expect(lines).toEqual([
      'Mah-Jong',
      'Pung exposé de Dragons rouges',
      'Kong caché de 2 de Caractère',
      'Fleur : orchidée',
      'Tuile gagnante piochée',
      'Pung ou Kong de Dragons : Dragon rouge',
      'Fleur du joueur : orchidée',
    ]);
  });

  it('writes numbers with a narrow space, and doubles and limits in words', () => {
    expect(fr.number(12345)).toBe('12\u202f345');
    expect(fr.worth({ points: 1 })).toBe('1 point');
    expect(fr.worth({ points: 4, concealedPoints: 8 })).toBe('4 points si exposé, 8 si caché');
    expect(fr.worth({ doubles: 3 })).toBe('3 doubles');
    expect(fr.worth({ limit: 0.5 })).toBe('demi-limite');
    expect(fr.worth({ limit: 0.4 })).toBe('2/5 de la limite');
  });

  it('has the singular after 0, 1 and 1.5', () => {
    expect(fr.worth({ points: 0 })).toBe('0 point');
    expect(fr.worth({ limit: 1.5 })).toBe('1,5 limite');
    expect(fr.worth({ limit: 2 })).toBe('2 limites');
    expect(fr.breakdown.unit(0)).toBe('point');
    expect(fr.breakdown.unit(2)).toBe('points');
  });

  it('elides before a vowel', () => {
    expect(gameTextsFor('fr').game.stateOf('Anne')).toBe('Main d’Anne');
    expect(gameTextsFor('fr').game.stateOf('Élodie')).toBe('Main d’Élodie');
    expect(gameTextsFor('fr').game.stateOf('Yann')).toBe('Main de Yann');
    expect(gameTextsFor('fr').game.stateOf('Yves')).toBe('Main d’Yves');
    expect(fr.settlement.handOf('south')).toBe('Main de Sud');
    expect(fr.settlement.handOf('west')).toBe('Main d’Ouest');
  });

  it('has a no-break space before a colon, semicolon, question mark and exclamation mark, and inside quotation marks', async () => {
    const all = stringsIn((await textsOf('fr'))!);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((text) => /(?<!^) [:;!?»]|« |\w»|«\w|['"]\w+'/.test(text))).toEqual([]);
    expect(fr.breakdown.unknownWord('sort', 'x', ['a'])).toBe(
      'sort\u00a0: «\u00a0x\u00a0» est inconnu. Valeurs possibles\u00a0: a.',
    );
  });

  it('says what is wrong, and where', () => {
    const errorOf = thrown<HandError>;
    expect(plain(fr.error(errorOf(() => parseHand('123q'))))).toMatch(/^Position 4 : .* famille inconnue, « q »/);
    expect(fr.error(errorOf(() => score(parseHand('123b 456b 99d'))))).toMatch(
      /^Nombre de tuiles\u00a0: 8 au lieu de 13/,
    );
    const rules = errorOf(() => defineProfile({ name: 'x', rules: 'ful-flush: 3 doubles' }));
    expect(rules).toBeInstanceOf(RulesError);
    expect(plain(fr.error(rules))).toBe('Position 1, « ful-flush » n’est pas une règle : peut-être « full-flush » ?');
  });

  it('says why an award is missing', () => {
    const count = (of: string): string => plain(fr.reasons.count({ code: 'count', groups: [], of, count: 1 } as never));
    expect(count('at least 3 concealed pungs of winds')).toBe(
      'il faut : au moins 3 Pungs cachés de Vents ; la main en a 1',
    );
    expect(count('no exposed sets')).toBe('il faut : pas de combinaisons exposées ; la main en a 1');
    expect(count('exactly 1 pair of honours')).toBe('il faut : exactement 1 paire d’Honneurs ; la main en a 1');
  });

  it('says who pays whom', () => {
    const { payments } = settle({
      winner: 'south',
      discarder: 'west',
      scores: { east: 8, south: 64, west: 16, north: 4 },
    });
    expect(payments.map((payment) => plain(fr.settlement.payment(payment, 0)))[0]).toBe(
      'Est paie 128 à Sud : 64, doublé parce qu’Est paie.',
    );
  });

  it('says what happened in a game', () => {
    expect(plain(gameTextsFor('fr').game.result({ winner: 'Ben', value: 1200, isSelfDrawn: true } as never))).toBe(
      'Ben 1 200 en piochant',
    );
    expect(gameTextsFor('fr').game.result({ winner: undefined } as never)).toBe('Manche nulle');
    expect(gameTextsFor('fr').game.toGo(3, 4)).toBe('encore 3 donneurs, environ 4 manches');
    expect(plain(gameTextsFor('fr').game.dealer(6, 'Anne', 3))).toBe(
      'Manche 6 : Anne en Est, pour la 3e fois de suite',
    );
    expect(plain(gameTextsFor('fr').game.rules(fr.profile('classical'), 1000, 4))).toBe(
      'Règles classiques, limite 1 000, 4 tours',
    );
    expect(rulesTextsFor('fr').rules.title('nts-2002')).toBe('Règles NTS 2002');
    expect(plain(rulesTextsFor('fr').rules.ownTitle('Chez nous'))).toBe(
      'Règles « Chez nous », modifiées par cette table',
    );
  });
});
