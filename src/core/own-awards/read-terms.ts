/**
 * A table's own awards, declared next to the built-in ones:
 *
 *     --purity: 3 doubles if full-flush, all-pungs
 *     --own-wind-in-hand: 20 points for everyone each concealed pung of seat-wind
 *     --wriggling-snake: limit of 1123456789x ESWN if nothing-declared
 *     --one-suit-pungs: 3 doubles "Pungs of one suit" "Drillinge einer Farbe"@de if full-flush, all-pungs
 *
 * A declaration is read into data here; `compile.ts` makes it something to score with. See docs/house-rules.md.
 */
import { RulesError, shown, type Details, type RulesErrorCode } from '../errors.js';
import '../sentences/own-awards.js';
import { LONGEST_OWN_AWARD, isOwnAward } from './terms.js';
import type { AwardId, Amount, Condition, Modifier, OwnAwardId, Terms } from './terms.js';
import { factNames, isFact, type FactName } from '../engine/fact-names.js';
import * as group from '../engine/groups.js';
import type { GroupClass } from '../engine/groups.js';
import { maskQuotes, ownValue, plainText } from '../input.js';
import { OWN_AWARD_ID, nearest, plainId } from '../words.js';
import { ruleIds } from '../rules/index.js';
import type { Scope } from '../rules/rule.js';
import { readKinds, readPattern, type Refuse, type TilePattern } from './tile-patterns.js';
import { EAST, FLOWERS, SEASONS, TILES, WINDS } from '../engine/tiles.js';
import type { Wind } from '../types.js';

/** The most own awards of a profile, the longest sentence of one in UTF-16 code units, and the most sentences. */
const MOST_OWN_AWARDS = 64;
const LONGEST_SENTENCE = 200;
const MOST_SENTENCES = 12;

const FORMS = {
  pung: group.PUNGS,
  kong: group.KONGS,
  set: group.PUNGS | group.KONGS | group.CHOWS,
  pair: group.PAIRS,
  chow: group.CHOWS,
  flower: group.BONUS,
  season: group.BONUS,
};

const CLASSES: Readonly<Record<string, GroupClass['kinds']>> = {
  dragons: group.isDragonKind,
  winds: group.isWindKind,
  'seat-wind': (kind, seat) => kind === seat,
  'round-wind': (kind, _seat, round) => kind === round,
  'other-winds': (kind, seat, round) => group.isWindKind(kind) && kind !== seat && kind !== round,
  honours: group.isHonourKind,
  terminals: group.isTerminalKind,
  simples: group.isSimpleKind,
};

const belongsTo = (kind: number, wind: number): boolean => +TILES[kind][0] === wind - EAST + 1;

/** The players that a bonus tile's number may belong to. */
const BONUS_CLASSES: Readonly<Record<string, GroupClass['kinds']>> = {
  seat: (kind, seat) => belongsTo(kind, seat),
  round: (kind, _seat, round) => belongsTo(kind, round),
};

const USUAL_WINS: Modifier = 'after 13';

/** The modifiers that an award accepts: for doubles, for a part of the limit, and for wins in a row. */
const modifiersOf = (id: AwardId, { doubles, limit }: Amount): Modifier[] => [
  ...(doubles === undefined ? [] : (['alone'] as const)),
  ...(limit === undefined ? [] : (['plus bonus'] as const)),
  ...(id === 'thirteen-wins' ? [USUAL_WINS] : []),
];

/** A sentence in quotation marks, and the tag of the language that it is in, which starts with a code of two or three letters. */
const QUOTED =
  /^("[^"]*"|＂[^＂"]*＂|“[^”"]*”|„[^“”"]*[“”]|「[^」"]*」|«[^»"]*»)(?:@([a-z]{2,3}(?:-[a-z\d]{1,8}){0,3}))?(?!\S)/i;

/** A BCP 47 tag as it is usually written; undefined if it is not one. */
function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Throws an error in the part of the text that starts at `index`. */
function refuse(code: RulesErrorCode, text: string, index: number, length: number, details: Details): never {
  throw new RulesError(code, text, index, length, details);
}

/** Reads the terms of a declaration word by word; throws at the first one that is not expected. */
class TermReader {
  private at = 0;
  /** What was read so far, in canonical form. */
  private readonly words: string[] = [];
  private readonly sentences = new Map<string, string>();
  private readonly sentencesAt = new Map<string, number>();

  constructor(
    private readonly terms: string,
    /** The whole text, and where the terms start in it. */
    private readonly text: string,
    private readonly start: number,
  ) {}

  private fail(found: string, at: number, expected: readonly string[], written = expected.join(', ')): never {
    const near = nearest(found.toLowerCase(), expected);
    return this.refuse('unknown-value', at, found.length, {
      sentence: near ? 'unknown-term-near' : found ? 'unknown-term' : 'missing-term',
      found: shown(found, 40),
      expected: written,
      ...(near && { near }),
    });
  }

  private refuse(code: RulesErrorCode, from: number, length: number, details: Details): never {
    return refuse(code, this.text, this.start + from, length, details);
  }

  /** The next word and where it starts; an empty one at the end. */
  private peek(): { word: string; from: number } {
    const rest = this.terms.slice(this.at).trimStart();
    return { word: rest.split(/[\s,]/)[0], from: this.terms.length - rest.length };
  }

  private takes(wanted: string): boolean {
    const { word, from } = this.peek();
    if (word.toLowerCase() !== wanted) return false;
    this.at = from + word.length;
    return true;
  }

  private oneOf(words: readonly string[]): string {
    const { word, from } = this.peek();
    const found = word.toLowerCase();
    if (!words.includes(found)) this.fail(word, from, words);
    this.at = from + word.length;
    return found;
  }

  read(id: AwardId, amount: Amount): Terms {
    const isOwn = isOwnAward(id);
    const isOff = Object.keys(amount).length === 0;
    const modifiers = modifiersOf(id, amount);
    const modifier = modifiers.length ? this.readModifier(modifiers) : undefined;
    if (isOwn) this.readSentences();
    const scope = this.takes('for') ? (this.oneOf(['everyone', 'losers', 'winner']) as Scope) : undefined;
    if (isOwn) this.readSentences();
    const each = isOwn && this.takes('each') ? this.readForms('each') : undefined;
    const tiles = isOwn && this.takes('of') ? this.readTiles() : undefined;
    if (isOwn) this.readSentences();
    const { from: ifAt } = this.peek();
    const rest = this.terms.slice(ifAt);
    const conditions = this.takes('if') ? this.readConditions() : [];
    if (isOwn) this.readSentences();
    // An award of the table's own may be off and still be a condition for others.
    if (!isOwn && isOff && conditions.length)
      this.refuse('unknown-value', ifAt, rest.length, { sentence: 'off-if', found: shown(rest, 40) });
    const { word, from } = this.peek();
    if (from < this.terms.length) {
      const next = [
        ...(scope || modifier ? [] : modifiers.map((one) => one.split(' ')[0])),
        ...(scope ? [] : ['for']),
        ...(isOwn ? ['each', 'of'] : []),
        'if',
      ];
      this.fail(word || ',', from, conditions.length ? [','] : each ? ['of', 'if'] : next);
    }
    const sentences = this.sentences.size ? Object.fromEntries(this.sentences) : undefined;
    return { modifier, scope, each, tiles, conditions, sentences, text: this.words.join(' ') };
  }

  /** Reads `"Pungs of one suit" "Drillinge einer Farbe"@de`. */
  private readSentences(): void {
    for (;;) {
      const { from } = this.peek();
      const rest = this.terms.slice(from);
      if (!/^["＂“„「«]/.test(rest)) return;
      const [written = rest, quotation = '', tag = ''] = QUOTED.exec(rest) ?? [];
      const sentence = quotation.slice(1, -1).replace(/\s+/g, ' ').trim();
      const language = tag && canonicalTag(tag);
      if (
        !sentence ||
        sentence.length > LONGEST_SENTENCE ||
        /\p{C}/u.test(sentence) ||
        language === undefined ||
        (this.sentences.size >= MOST_SENTENCES && !this.sentences.has(language))
      )
        this.refuse('unknown-value', from, written.length, {
          sentence: 'award-sentence',
          found: shown(written, 40),
          longest: LONGEST_SENTENCE,
          most: MOST_SENTENCES,
        });
      const first = this.sentencesAt.get(language) ?? from;
      if ((this.sentences.get(language) ?? sentence) !== sentence)
        this.refuse('repeated', from, written.length, { found: shown(written, 40), first: this.start + first + 1 });
      this.sentencesAt.set(language, first);
      this.sentences.set(language, sentence);
      this.at = from + written.length;
    }
  }

  /** Reads `alone`, `plus bonus` or `after 9`. */
  private readModifier(modifiers: readonly Modifier[]): Modifier | undefined {
    if (modifiers.includes('alone') && this.takes('alone')) return 'alone';
    if (modifiers.includes('plus bonus') && this.takes('plus')) {
      this.oneOf(['bonus']);
      return 'plus bonus';
    }
    if (!modifiers.includes(USUAL_WINS) || !this.takes('after')) return undefined;
    const { word, from } = this.peek();
    if (!/^\d\d?$/.test(word) || +word < 2) this.fail(word, from, ['9'], '2 … 99');
    this.at = from + word.length;
    const modifier: Modifier = `after ${+word}`;
    return modifier === USUAL_WINS ? undefined : modifier;
  }

  /** Reads `concealed pungs of seat-wind`. @param after `each` if that comes before; after a number, the ending of the canonical form */
  private readForms(after: 'each' | 's' | ''): GroupClass {
    const isEach = after === 'each';
    if (isEach) this.words.push(after);
    const only = this.takes('concealed') ? 'concealed' : this.takes('exposed') ? 'exposed' : undefined;
    const forms = Object.keys(FORMS).slice(0, only ? 5 : undefined);
    // After a number, a plural is as good as a singular.
    const written = this.oneOf(isEach ? forms : [...forms.map((form) => `${form}s`), ...forms]);
    const form = written.replace(/s$/, '') as keyof typeof FORMS;
    this.words.push(...(only ? [only] : []), isEach ? form : form + after);
    const isBonus = FORMS[form] === group.BONUS;
    const first = form === 'season' ? SEASONS : FLOWERS;
    const usual: GroupClass['kinds'] = isBonus ? (kind) => kind >= first && kind < first + 4 : () => true;
    const kinds = this.takes('of') ? this.readKinds(isBonus) : usual;
    return {
      forms: FORMS[form],
      only,
      kinds: isBonus ? (kind, seat, round) => usual(kind, seat, round) && kinds(kind, seat, round) : kinds,
    };
  }

  private readKinds(isBonus: boolean): GroupClass['kinds'] {
    const { word, from } = this.peek();
    const classes = isBonus ? BONUS_CLASSES : CLASSES;
    const found = ownValue(classes, word.toLowerCase());
    if (found) {
      this.words.push('of', word.toLowerCase());
      this.at = from + word.length;
      return found;
    }
    const bracketed = isBonus ? null : /^\[([^\]]*)\]/.exec(this.terms.slice(from));
    if (!bracketed) return this.fail(word, from, Object.keys(classes));
    const kinds = readKinds(bracketed[1], this.refuseTiles(from + 1));
    this.words.push('of', bracketed[0]);
    this.at = from + bracketed[0].length;
    return kinds;
  }

  /** Reads tiles up to `if` or the end, after `of`. */
  private readTiles(): TilePattern {
    const { from } = this.peek();
    const rest = this.terms.slice(from);
    const end = rest.search(/(?<!\S)(?:if(?!\S)|["＂“„「«])/i);
    const tiles = (end < 0 ? rest : rest.slice(0, end)).trim();
    if (!tiles) this.fail('', from, ['1123456789x ESWN', '[x]{2}*7']);
    const pattern = readPattern(tiles, this.refuseTiles(from));
    this.words.push('of', pattern.text);
    this.at = from + tiles.length;
    return pattern;
  }

  private refuseTiles(offset: number): Refuse {
    return (index, length, sentence, tiles = 0) => {
      const from = offset + index;
      const found = this.terms.slice(from, from + Math.max(length, 1));
      return this.refuse('unknown-value', from, length, { sentence, found: shown(found, 40), tiles });
    };
  }

  /** Reads conditions separated by commas, after `if`. */
  private readConditions(): Condition[] {
    const conditions: Condition[] = [];
    do {
      const how = this.takes('not') ? 'not' : this.takes('calling') ? 'calling' : undefined;
      const read = this.readCount() ?? this.readWind() ?? this.readName();
      if (!conditions.some((condition) => condition.how === how && condition.of === read.of))
        // Its own property even if there is none: a page may have added one to all objects.
        conditions.push({ how, ...read });
    } while (this.takesComma());
    this.words.push('if', conditions.map(({ how, of }) => (how ? `${how} ${of}` : of)).join(', '));
    return conditions;
  }

  private readName(): Pick<Condition, 'of'> {
    const { word, from } = this.peek();
    const of = plainId(word);
    if (!isFact(of) && !(ruleIds as readonly string[]).includes(of) && !/^--./.test(of))
      this.fail(word, from, [...factNames, ...ruleIds], `${factNames.slice(0, 3).join(', ')} …`);
    this.at = from + word.length;
    return { of: of as FactName | AwardId };
  }

  /** Reads `round-wind east`, `round-wind-east` or `seat-wind south`. */
  private readWind(): Pick<Condition, 'of'> | undefined {
    const [, which, joined] = /^(round-wind|seat-wind)(?:-(east|south|west|north))?$/i.exec(this.peek().word) ?? [];
    if (!which) return undefined;
    const { word, from } = this.peek();
    this.at = from + word.length;
    const wind = (joined?.toLowerCase() ?? this.oneOf(WINDS)) as Wind;
    const place = which.toLowerCase();
    // The seat of East has a fact of its own.
    return { of: place === 'seat-wind' && wind === 'east' ? 'seat-east' : (`${place} ${wind}` as FactName) };
  }

  /** Reads `at least 3 concealed kongs`, `at most 1 flower`, `2 pungs of terminals` or `no flowers`. */
  private readCount(): Pick<Condition, 'of' | 'count'> | undefined {
    const bound = this.takes('at')
      ? (`at ${this.oneOf(['least', 'most']) as 'least' | 'most'}` as const)
      : this.takes('exactly')
        ? 'exactly'
        : undefined;
    const { word, from } = this.peek();
    const isNone = !bound && word.toLowerCase() === 'no';
    if (!isNone && !bound && !/^\d/.test(word)) return undefined;
    if (!isNone && !/^[1-8]$/.test(word)) this.fail(word, from, [...'12345678'], '1 … 8');
    this.at = from + word.length;
    const number = isNone ? 0 : +word;
    if (isNone && (this.takes('guest-wind') || this.takes('guest-winds'))) return { of: 'no-guest-wind' };
    const before = this.words.length;
    const each = this.readForms(number === 1 ? '' : 's');
    const counted = this.words.splice(before).join(' ');
    const of = isNone ? (`no ${counted}` as const) : (`${bound ?? 'exactly'} ${number} ${counted}` as const);
    const [least, most] = [bound === 'at most' ? 0 : number, bound === 'at least' ? Infinity : number];
    return { of, count: { each, least, most } };
  }

  private takesComma(): boolean {
    const [found] = /^\s*,/.exec(this.terms.slice(this.at)) ?? [''];
    this.at += found.length;
    return found !== '';
  }
}

/** Refuses an award that a declaration refers to, where it is written in the declarations. */
function refuseReference(text: string, id: string, found: OwnAwardId, details: Details): never {
  const plain = plainText(text);
  const words = [...plain.matchAll(/[^\s,;:/]+/g)].map(({ 0: word, index }) => ({ id: plainId(word), word, index }));
  const isDeclared = (word: string, index: number): boolean => plain.slice(index + word.length).trimStart()[0] === ':';
  const start = words.findIndex((one) => one.id === id && isDeclared(one.word, one.index));
  const { word = found, index = 0 } = words.slice(start + 1).find((one) => one.id === found) ?? {};
  return refuse('unknown-value', text || found, index, word.length, { found: shown(found, 40), ...details });
}

/** Says that an award is not declared, and names a declared one with a similar id. */
function notDeclared(id: OwnAwardId, own: readonly OwnAwardId[]): Details {
  const near = nearest(id, own);
  return near ? { sentence: 'unknown-own-award-near', near } : { sentence: 'unknown-own-award' };
}

/** The code that reads awards of a table's own; `test-hands.ts` tests hands for them. What it throws is a {@link RulesError}. */
export const ownAwards = {
  /** Reads what follows the value of an award. All declarations are `text`, in which it begins at `start`. */
  readTerms: (terms: string, id: AwardId, text: string, start: number, amount: Amount): Terms =>
    new TermReader(terms, text, start).read(id, amount),
  /** Checks the id of an award, and its length together with its value. */
  checkId(id: string, value: string, text: string, index: number): void {
    if (!OWN_AWARD_ID.test(plainId(id)))
      refuse('unknown-rule', text, index, id.length, { sentence: 'own-name', found: shown(id, 40) });
    const length = id.length + maskQuotes(value).replaceAll('"', '').length;
    if (length > LONGEST_OWN_AWARD)
      refuse('too-long', text, index, id.length, { found: length, most: LONGEST_OWN_AWARD });
  },
  /** Checks that no more awards are declared than a profile may have; the last one has this id. */
  checkCount(count: number, id: string, text: string, index: number): void {
    if (count > MOST_OWN_AWARDS)
      refuse('too-long', text, index, id.length, {
        sentence: 'too-many-awards',
        found: shown(id, 40),
        most: MOST_OWN_AWARDS,
      });
  },
  /** Checks that these awards, own or with conditions, depend only on declared ones and not on themselves. */
  checkReferences(all: readonly AwardId[], termsOf: (id: AwardId) => Terms, text: string): void {
    const own = all.filter(isOwnAward);
    const referencesOf = (id: AwardId): OwnAwardId[] =>
      termsOf(id)
        .conditions.map(({ of }) => of)
        .filter(isOwnAward);
    // A condition on a built-in award is one on its pattern, so nothing depends on the conditions of another built-in award.
    const references = new Map(all.map((id) => [id, referencesOf(id)]));
    for (const [id, found] of references) {
      const other = found.find((one) => !references.has(one));
      const others = own.filter((one) => one !== id);
      if (other) refuseReference(text, id, other, notDeclared(other, others));
    }
    const reachedFrom = (start: OwnAwardId): Set<AwardId> => {
      const reached = new Set<AwardId>([start]);
      for (const next of reached) references.get(next)!.forEach((other) => reached.add(other));
      return reached;
    };
    for (const [id, found] of references)
      for (const other of found)
        if (reachedFrom(other).has(id)) refuseReference(text, id, other, { sentence: 'depends-on-itself', id });
  },
  /** Checks that the own awards that options list are declared. @param listed each option with an award that it lists */
  checkListed(
    listed: readonly (readonly [option: string, id: OwnAwardId])[],
    own: readonly OwnAwardId[],
    text: string,
  ): void {
    for (const [option, id] of listed) if (!own.includes(id)) refuseReference(text, option, id, notDeclared(id, own));
  },
};
