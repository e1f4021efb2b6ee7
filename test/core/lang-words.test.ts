/** What languages say, in the words of their players: the same in each, and what only one of them has. */
import { beforeAll, describe, expect, it } from 'vitest';
import { defineProfile, parseHand, profiles, score, settle, type HandError } from '../../src/core/index.js';
import { interpretationsOf } from '../../src/core/notes.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { breakdownOf, countOf, labelOf, spokenHand } from '../../src/breakdown/model.js';
import { missedSentence, nearMisses } from '../../src/breakdown/near-misses.js';
import { gameTextsFor } from '../../src/lang/game.js';
import { textsFor } from '../../src/lang/index.js';
import { registry } from '../../src/lang/registry.js';
import { noteTextsFor } from '../../src/lang/notes.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import { loadSections } from '../../src/lang/sections.js';
import { waitsTextsFor } from '../../src/lang/waits.js';
import '../../src/lang/de.js';
import '../../src/lang/fr.js';
import '../../src/lang/it.js';
import '../../src/lang/ja.js';
import '../../src/lang/nl.js';
import { textsOf } from '../language-texts.js';
import { thrown } from './helpers.js';

interface Words {
  tags: readonly string[];
  /** Of `(RRR) [2222c] 456b 99d 78d +9d 2f`, which South draws. */
  hand: string;
  summary: string;
  lines: readonly string[];
  /** 12,345. */
  number: string;
  /** Of {@link WORTHS}. */
  worths: readonly string[];
  /** An unknown suit, too few tiles, an unknown rule: the beginnings of what is said. */
  errors: readonly [suit: RegExp, tiles: RegExp, rule: string];
  /** Conditions that a hand with one set misses. */
  counts: Readonly<Record<string, string>>;
  /** East pays South 128 for 64. */
  payment: string;
  /** Ben draws 1,200; nobody wins; East passes three times more, about four hands; Anne is East again; a game by the classical rules. */
  game: readonly [drawn: string, washout: string, toGo: string, dealer?: string, rules?: string];
}

const WORTHS = [
  { points: 1 },
  { points: 4, concealedPoints: 8 },
  { doubles: 1 },
  { doubles: 3 },
  { limit: 0.5 },
  { limit: 0.4 },
  { limit: 2 },
];

const words: Readonly<Record<string, Words>> = {
  de: {
    tags: ['de', 'de-AT', 'de-CH', 'DE-de'],
    hand: 'Kong Zahl 2, verdeckt; Pung Roter Drache, offen; Chow Bambus 4 5 6; Chow Kreis 7 8 9; Paar Kreis 9; Orchidee (Blume 2); Schlussziegel Kreis 9 von der Mauer; Platz Süd; Ostrunde.',
    summary: '46 Punkte, zweimal verdoppelt 184.',
    lines: [
      'Mah-Jongg',
      'Pung Roter Drache, offen',
      'Kong Zahl 2, verdeckt',
      'Blume: Orchidee',
      'Schlussziegel von der Mauer',
      'Figur aus Drachen: Roter Drache',
      'Eigene Blume: Orchidee',
    ],
    number: '12.345',
    worths: [
      '1 Punkt',
      'offen 4 Punkte, verdeckt 8',
      '1 Verdopplung',
      '3 Verdopplungen',
      'halbes Limit',
      '2/5 des Limits',
    ],
    errors: [
      /^Zeichen 4: .*Farbe „q“/,
      /^Die Hand hat 8 Ziegel statt 13/,
      'Zeichen 1, „ful-flush“, ist keine Regel. Gemeint ist vielleicht „full-flush“.',
    ],
    counts: {
      'no concealed pungs of winds': 'verlangt: keine verdeckten Pungs aus Winden, vorhanden: 1',
      'at least 1 exposed kong': 'verlangt: mindestens 1 offener Kong, vorhanden: 1',
      'at least 2 concealed sets of seat-wind':
        'verlangt: mindestens 2 verdeckte Figuren des eigenen Windes, vorhanden: 1',
      'exactly 1 flower of seat': 'verlangt: genau 1 Blume des eigenen Platzes, vorhanden: 1',
    },
    payment: 'Ost zahlt an Süd 128: 64, verdoppelt, weil Ost zahlt.',
    game: ['Ben 1.200 von der Mauer', 'Remis', 'Ost wechselt noch 3-mal, etwa 4 Spiele'],
  },
  nl: {
    tags: ['nl', 'nl-BE', 'nl-SR', 'NL-nl'],
    hand: 'Dichte kong tekens 2; open pung rode draken; chow bamboe 4 5 6; chow kringen 7 8 9; paar kringen 9; orchidee (bloem 2); winnende steen kringen 9, zelf gepakt; plaats Zuid; Oostronde.',
    summary: '46 punten, twee keer verdubbeld 184.',
    lines: [
      'Mahjong',
      'Open pung rode draken',
      'Dichte kong tekens 2',
      'Bloem: orchidee',
      'Winnende steen zelf gepakt',
      'Pung of kong draken: rode draak',
      'Eigen bloem: orchidee',
    ],
    number: '12.345',
    worths: [
      '1 punt',
      'open 4 punten, dicht 8',
      '1 verdubbeling',
      '3 verdubbelingen',
      'halve limiet',
      '2/5 van de limiet',
    ],
    errors: [
      /^Positie 4: de soort “q”/,
      /^De hand heeft 8 stenen, geen 13/,
      'Positie 1: “ful-flush” is geen regel: bedoel je “full-flush”?',
    ],
    counts: {
      'no concealed pungs of winds': 'nodig: geen dichte pungs van winden; aanwezig: 1',
      'at least 1 concealed pair of dragons': 'nodig: ten minste 1 dicht paar van draken; aanwezig: 1',
      'exactly 1 season of seat': 'nodig: precies 1 seizoen van de eigen plaats; aanwezig: 1',
    },
    payment: 'Oost betaalt Zuid 128: 64, verdubbeld omdat Oost betaalt.',
    game: [
      'Ben 1.200 zelf gepakt',
      'Remise',
      'Oost schuift nog 3 keer door, ongeveer 4 spellen',
      'Spel 6: Anne is Oost, voor de 3e keer op rij',
    ],
  },
  fr: {
    tags: ['fr', 'fr-CA', 'fr-CH', 'FR-fr'],
    hand: 'Kong caché de 2 de Caractère ; Pung exposé de Dragons rouges ; Chow 4 5 6 de Bambou ; Chow 7 8 9 de Cercle ; paire de 9 de Cercle ; orchidée (Fleur 2) ; tuile gagnante 9 de Cercle, piochée ; place du Sud ; tour d’Est.',
    summary: '46 points, deux doubles : 184.',
    lines: [
      'Mah-Jong',
      'Pung exposé de Dragons rouges',
      'Kong caché de 2 de Caractère',
      'Fleur : orchidée',
      'Tuile gagnante piochée',
      'Pung ou Kong de Dragons : Dragon rouge',
      'Fleur du joueur : orchidée',
    ],
    number: '12 345',
    worths: [
      '1 point',
      '4 points si exposé, 8 si caché',
      '1 double',
      '3 doubles',
      'demi-limite',
      '2/5 de la limite',
      '2 limites',
    ],
    errors: [
      /^Position 4 : .* famille inconnue, « q »/,
      /^Nombre de tuiles : 8 au lieu de 13/,
      'Position 1, « ful-flush » n’est pas une règle : peut-être « full-flush » ?',
    ],
    counts: {
      'at least 3 concealed pungs of winds': 'il faut : au moins 3 Pungs cachés de Vents ; la main en a 1',
      'no exposed sets': 'il faut : pas de combinaisons exposées ; la main en a 1',
      'exactly 1 pair of honours': 'il faut : exactement 1 paire d’Honneurs ; la main en a 1',
    },
    payment: 'Est paie 128 à Sud : 64, doublé parce qu’Est paie.',
    game: [
      'Ben 1 200 en piochant',
      'Manche nulle',
      'le donneur change encore 3 fois, environ 4 manches',
      'Manche 6 : Anne en Est, pour la 3e fois de suite',
      'Règles classiques, limite 1 000, 4 tours',
    ],
  },
  it: {
    tags: ['it', 'it-IT', 'it-CH', 'IT-it'],
    hand: 'Poker coperto di 2 di caratteri; tris scoperto di draghi rossi; scala 4 5 6 di bambù; scala 7 8 9 di cerchi; coppia di 9 di cerchi; orchidea (fiore 2); chiusura con 9 di cerchi, tessera pescata; posto di Sud; giro di Est.',
    summary: '46 punti, due raddoppi: 184.',
    lines: [
      'Chiusura',
      'Tris scoperto di draghi rossi',
      'Poker coperto di 2 di caratteri',
      'Fiore: orchidea',
      'Chiusura con tessera pescata',
      'Tris o poker di draghi: drago rosso',
      'Proprio fiore: orchidea',
    ],
    number: '12.345',
    worths: [
      '1 punto',
      '4 punti se scoperto, 8 se coperto',
      '1 raddoppio',
      '3 raddoppi',
      'mezzo limite',
      '2/5 del limite',
    ],
    errors: [
      /^Posizione 4: .* seme sconosciuto, «q»/,
      /^Numero di tessere: 8 invece di 13/,
      'Posizione 1, «ful-flush» non è una regola: forse «full-flush»?',
    ],
    counts: {
      'at least 3 concealed pungs of winds': 'richiesto: almeno 3 tris coperti di venti; la mano ne ha 1',
      'at least 2 concealed chows': 'richiesto: almeno 2 scale coperte; la mano ne ha 1',
      'no exposed sets': 'richiesto: nessuna combinazione scoperta; la mano ne ha 1',
      'exactly 1 pair of honours': 'richiesto: esattamente 1 coppia di onori; la mano ne ha 1',
    },
    payment: 'Est paga 128 a Sud: 64, raddoppiato perché Est paga.',
    game: [
      'Ben 1200 pescando',
      'Mano a monte',
      'ancora 3 turni di Est, circa 4 mani',
      'Mano 6: Anne è Est, per la 3ª volta di fila',
      'Regole classiche, limite 1000, 4 giri',
    ],
  },
  ja: {
    tags: ['ja', 'ja-JP', 'JA-jp'],
    hand: '二萬の暗槓、中の明刻、四五六索の順子、七八九筒の順子、九筒の対子、蘭（花2）、九筒でツモ、南家、東場。',
    summary: '46符、2翻で184点。',
    lines: ['和了', '中の明刻', '二萬の暗槓', '花牌：蘭', 'ツモ', '三元牌の刻子：中', '自分の花牌：蘭'],
    number: '12,345',
    worths: ['1符', '明4符、暗8符', '1翻', '3翻', '半満貫', '満貫の2/5', '満貫の2倍'],
    errors: [
      /^4文字目：.*種類「q」/,
      /^手牌は13枚のはずですが、8枚あります。/,
      '1文字目の「ful-flush」というルールはありません。「full-flush」のことですか？',
    ],
    counts: {
      'at least 3 concealed pungs of winds': '「門前の風牌の刻子が3組以上」に当たらない（手牌では1）',
      'exactly 2 flowers': '「花牌がちょうど2枚」に当たらない（手牌では1）',
      'no chows': '「順子なし」に当たらない（手牌では1）',
    },
    payment: '東家から南家へ128点：64点、親の払いで2倍。',
    game: ['Ben ツモ1,200点', '流局', '親はあと3人、約4局'],
  },
};

/** As typed: no-break spaces become spaces that a test shows. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

beforeAll(loadSections);

describe.each(Object.entries(words))('%s', (tag, expected) => {
  const texts = textsFor(tag);
  const { game } = gameTextsFor(tag);

  it('is registered, also for regions', () => {
    expect(registry.texts.has(tag)).toBe(true);
    for (const one of expected.tags) expect(textsFor(one).language).toBe(tag);
  });

  it('says a hand in one sentence, and its score', () => {
    const scored = score(parseHand('(RRR) [2222c] 456b 99d 78d +9d 2f'), { seat: 'south', win: 'self-draw' });
    expect(plain(texts.hand(spokenHand(scored)))).toBe(expected.hand);
    expect(plain(texts.breakdown.summary(countOf(scored)))).toBe(expected.summary);
    const lines = breakdownOf(scored).parts.flatMap((part) => part.lines.map((line) => plain(labelOf(line, texts))));
    expect(lines).toEqual(expected.lines);
  });

  it('writes numbers, points, doubles and limits', () => {
    expect(plain(texts.number(12345))).toBe(expected.number);
    expect(expected.worths.map((_, at) => plain(texts.worth(WORTHS[at]!)))).toEqual(expected.worths);
  });

  it('says what is wrong, and where', () => {
    const said = (run: () => unknown): string => plain(texts.error(thrown<HandError>(run)));
    const [suit, tiles, rule] = expected.errors;
    expect(said(() => parseHand('123q'))).toMatch(suit);
    expect(said(() => score(parseHand('123b 456b 99d')))).toMatch(tiles);
    expect(said(() => defineProfile({ name: 'x', rules: 'ful-flush: 3 doubles' }))).toBe(rule);
  });

  it.each(Object.entries(expected.counts))('says what is missing, in the right number: %s', (of, missing) => {
    expect(plain(texts.reasons.count({ code: 'count', groups: [], of, count: 1 } as never))).toBe(missing);
  });

  it('says who pays whom', () => {
    const scores = { east: 8, south: 64, west: 16, north: 4 };
    const [first] = settle({ winner: 'south', discarder: 'west', scores }).payments;
    expect(plain(texts.settlement.payment(first!, 0))).toBe(expected.payment);
  });

  it('says what happened in a game', () => {
    const [drawn, washout, toGo, dealer, rules] = expected.game;
    expect(plain(game.result({ winner: 'Ben', value: 1200, isSelfDrawn: true }))).toBe(drawn);
    expect(game.result({})).toBe(washout);
    expect(game.toGo(3, 4)).toBe(toGo);
    if (dealer) expect(plain(game.dealer(6, 'Anne', 3))).toBe(dealer);
    if (rules) expect(plain(game.rules(texts.profile('classical'), 1000, 4))).toBe(rules);
  });
});

describe('Dutch', () => {
  const nl = textsFor('nl');

  it('has plurals of tiles', () => {
    expect(nl.tiles(['E', 'E', 'R', 'B', 'B', '?', '?'] as never)).toBe(
      '2 Oostenwinden, rode draak, 2 witte draken en 2 onbekende stenen',
    );
  });

  it('says why a hand misses an award', () => {
    const scored = score(parseHand('(WWW) 123b 456b 789b 9d +9d'), { win: 'self-draw' });
    const sentences = nearMisses(scored, profiles.classical).map((miss) => missedSentence(miss, nl));
    expect(sentences).toContain('Schoon spel: kringen 9 is van een tweede soort.');
    expect(sentences).toContain('Volledig dicht spel: pung Westenwind is geroepen.');
  });

  it('names the other profiles', () => {
    expect(nl.profile('babcock-1923')).toBe('Babcock 1923');
    expect(nl.profile('kajongg-classical')).toBe('kajongg, klassiek');
  });

  it('says how far a hand is from its end', () => {
    const { waits } = waitsTextsFor('nl');
    expect(waits.within(1)).toBe('binnen 1 steen');
    expect(waits.away(2)).toBe(
      'Nog niet wachtend: er moeten nog 2 stenen worden geruild voordat er maar één ontbreekt.',
    );
  });
});

describe('French', () => {
  const fr = textsFor('fr');

  const stringsIn = (texts: object): string[] =>
    Object.values(texts).flatMap((value: unknown) =>
      typeof value === 'string' ? [value] : value && typeof value === 'object' ? stringsIn(value) : [],
    );

  it('has the singular after 0, 1 and 1.5', () => {
    expect(fr.worth({ points: 0 })).toBe('0 point');
    expect(fr.worth({ limit: 1.5 })).toBe('1,5 limite');
    expect([0, 2].map(fr.breakdown.unit)).toEqual(['point', 'points']);
  });

  it('elides before a vowel', () => {
    const { game } = gameTextsFor('fr');
    for (const name of ['Anne', 'Élodie', 'Yves']) expect(game.stateOf(name)).toBe(`Main d’${name}`);
    expect(game.stateOf('Yann')).toBe('Main de Yann');
    expect(fr.settlement.handOf('south')).toBe('Main de Sud');
    expect(fr.settlement.handOf('west')).toBe('Main d’Ouest');
  });

  it('has a no-break space before a colon, semicolon, question mark and exclamation mark, and inside quotation marks', async () => {
    const all = stringsIn((await textsOf('fr'))!);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((text) => /(?<!^) [:;!?»]|« |\w»|«\w|['"]\w+'/.test(text))).toEqual([]);
    expect(fr.number(12345)).toBe('12\u202f345');
    expect(fr.breakdown.unknownWord('sort', 'x', ['a'])).toBe(
      'sort\u00a0: «\u00a0x\u00a0» est inconnu. Valeurs possibles\u00a0: a.',
    );
  });

  it('puts titles of rules into sentences', () => {
    const { rules } = rulesTextsFor('fr');
    expect(rules.title('nts-2002')).toBe('Règles NTS 2002');
    expect(plain(rules.ownTitle('Chez nous'))).toBe('Règles « Chez nous », modifiées par cette table');
  });
});

describe('Italian', () => {
  const italian = textsFor('it');

  it('starts a hand with a capital, and separates thousands from ten thousand', () => {
    expect(italian.hand(spokenHand(score('(456b) 123b 99d 78d 555c +9d')))).toMatch(/^Scala scoperta 4 5 6 di bambù; /);
    expect(italian.number(1200)).toBe('1200');
  });

  it('writes “ad” before a vowel', () => {
    const payment = { from: 'east', to: 'south', amount: 64, reason: 'win', value: 64, factors: [] } as const;
    const names = { east: 'Ben', south: 'Anna', west: 'Cho', north: 'Dee' };
    expect(italian.settlement.payment({ ...payment, factors: [] }, 0, names)).toMatch(/^Ben paga 64 ad Anna/);
  });

  it('puts titles of rules into sentences', () => {
    const { rules } = rulesTextsFor('it');
    expect(rules.title('nts-2002')).toBe('Regole NTS 2002');
    expect(rules.ownTitle('Casa nostra')).toBe('Regole «Casa nostra», modificate da questo tavolo');
  });
});

describe('Japanese', () => {
  const ja = textsFor('ja');

  it('counts honours, and writes the names of awards once', () => {
    expect(ja.tiles(['1b', '1b', '2b', 'R', 'R', '1f'])).toBe('一一二索、中2枚、梅');
    expect(ja.rule('thirteen-orphans')).toBe('国士無双');
    expect(ja.chinese('thirteen-orphans')).toBeUndefined();
  });

  it('names hands by their round, and who discarded', () => {
    const { game } = gameTextsFor('ja');
    expect(game.where('south', 3)).toBe('南三局');
    expect(game.result({ winner: 'ベン', value: 48, discarder: 'アン' })).toBe('ベン ロン48点（放銃：アン）');
  });

  it('says how every profile reads its source', () => {
    const notes = noteTextsFor('ja');
    for (const name of [...Object.keys(profiles), ...Object.keys(moreProfiles)])
      for (const one of interpretationsOf(name)) expect(notes.interpretation(one)).toMatch(/^[^a-z]*\p{Lo}.*。$/u);
  });
});
