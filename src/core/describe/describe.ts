/** The rules of a table, row by row; `describe.ts` is the module of the package. */
import { guarded } from '../guarded.js';
import { optionIds } from '../profiles/declared.js';
import { choicesOf, profiles, ruleIds, score, sectionOf } from '../scoring.js';
import type { OptionId, Profile, ProfileName, RuleId } from '../index.js';
import { cards, mentionedOf, namesOf, type Names, type RuleFamily, type Sample } from './awards.js';
import type * as OwnSamples from './own-samples.js';
import { has, part } from '../parts.js';
import { shareBudget } from '../own-awards/budget.js';
import { interpretationsOf, type Interpretation } from '../notes/interpretations.js';
import { finesIn, incidentNamed, type IncidentId } from '../rules/fines.js';
import { isOwnAward, type Amount, type OwnAwardId, type Sentences, type Terms } from '../own-awards/terms.js';
import { compiledProfile } from '../engine/compile.js';
import { ownAwardsIn, readAmount, usualScope } from '../profiles/declarations.js';
import { builtIn, profileOf } from '../profiles/lookup.js';
import type { Scope } from '../rules/rule.js';

export { families, type Names, type RuleFamily, type Sample } from './awards.js';
export type { Amount, OwnAwardId };

declare module '../parts.js' {
  interface Parts {
    readonly ownSamples: typeof OwnSamples.ownSamples;
  }
}

/** The parts of a set of rules, in the order in which they are shown. */
export const ruleSections = Object.freeze(['points', 'doubles', 'limit-hands', 'payment', 'play'] as const);

export type RuleSection = (typeof ruleSections)[number];

/** Who can earn an award. */
export type RuleScope = Scope;

/** A value that other tables use. */
export interface AlsoPlayed {
  /** As declared in `rules`: `2 doubles`, `off`, `1000`. */
  value: string | number;
  /** The built-in profiles that use it; empty if the sources only mention it. */
  profiles: readonly ProfileName[];
}

/** An award, an option or a fine of a profile. */
export interface RuleRow {
  id: RuleId | OptionId | OwnAwardId | IncidentId;
  kind: 'award' | 'option' | 'fine';
  /** An award is in the section of what it is worth here; one that is off is in its usual section. */
  section: RuleSection;
  /** The family of the pattern; undefined for options and fines. */
  family?: RuleFamily;
  /** Who can earn the award; undefined for options and fines. */
  scope?: RuleScope;
  /** The award or the value of the option, as declared in `rules`: `4/8 points`, `half limit`, `off`, `500`; the fine: `300 to each`. */
  worth: string | number;
  /** The same in the base; undefined without a base. An own award or a fine that the base does not have is `off` there. */
  baseWorth?: string | number;
  /** Whether the value differs from the one in the base; false without a base. */
  differs: boolean;
  /** What an own award is for, in sentences for readers, by BCP 47 tag; `''` is for any other language. Undefined if the rules have none. */
  sentences?: Sentences;
  /** A hand that earns the award, wherever it is on; undefined for options and fines, and where no usual hand meets its conditions. */
  sample?: Sample;
  /** What the sources also call it. */
  names: Names;
  alsoPlayed: readonly AlsoPlayed[];
  /** The school, book or group whose rules these are: the source of the profile. */
  source?: string;
  /** How the source is interpreted where its text is ambiguous. */
  interpretations: readonly Interpretation[];
  /** Whether it affects what a hand is worth, who pays whom, or only how the game is played. */
  affects: 'score' | 'payment' | 'play';
}

/** Scoring options are shown next to the awards that they are about; all others by their area. */
const optionsIn: { readonly [Section in RuleSection]?: readonly OptionId[] } = {
  points: ['rounding', 'double-wind-pair', 'self-draw-from', 'concealed-hand-on'],
  doubles: [
    'limit-doubles',
    'double-wind-set',
    'flower-sets',
    'fully-concealed-on',
    'last-tile-self-draw',
    'chow-hand-form',
    'claimed-kong',
    'best-of',
  ],
  'limit-hands': ['limit', 'limit-value', 'earthly-hand-on', 'nine-gates-wait', 'all-green-dragon', 'moon-on'],
  play: ['minimum-doubles', 'minimum-points', 'win-requirement', 'most-chows'],
};

const affects = { scoring: 'score', settlement: 'payment', play: 'play' } as const;

type Values = Readonly<Record<string, string | number>>;

const names = Object.keys(profiles) as ProfileName[];

/** Reads the amount at the beginning of a declared value: `4/8 points`, `2 doubles`, `half limit`, `2/5 limit`. */
export const amountOf = /* @__PURE__ */ guarded(
  'amountOf',
  'text',
  (value: string): Amount => readAmount(value.trim())?.[0] ?? {},
);

function sectionFor(worth: string | number | undefined): RuleSection | undefined {
  const { points, doubles, limit, score: fixed } = amountOf(String(worth));
  if (points !== undefined) return 'points';
  if (doubles !== undefined) return 'doubles';
  return limit || fixed ? 'limit-hands' : undefined;
}

/** What follows the amount of an award: `each concealed pung of seat-wind`, `of 1123456789x ESWN if nothing-declared`. */
export const termsOf = /* @__PURE__ */ guarded(
  'termsOf',
  'a declared award',
  (row: Declared): string => declaredTerms(row)?.text ?? '',
);

type Declared = Pick<RuleRow, 'id' | 'worth' | 'baseWorth'>;

/** What an award depends on here or, if it is off here, in the base. */
const declaredTerms = ({ id, worth, baseWorth }: Declared): Terms | undefined =>
  part('readRules').parseAward(id as OwnAwardId, String(worth === 'off' && baseWorth !== undefined ? baseWorth : worth))
    ?.terms;

export type Earns = (sample: Sample, id: string) => boolean;

/** Finds out what samples earn under the rules of a profile. Awards try the same samples, so each is scored once. */
export function earnsUnder(profile: Profile): Earns {
  const earned = new Map<string, ReadonlySet<string>>();
  return ({ hand, situation }, id) => {
    const key = JSON.stringify([hand, situation]);
    let found = earned.get(key);
    if (!found) {
      try {
        found = new Set(score(hand, situation, profile).awards.map(({ rule }) => rule));
      } catch {
        // The hand may not go out under these rules.
        found = new Set();
      }
      earned.set(key, found);
    }
    return found.has(id);
  };
}

const allSamples: readonly Sample[] = Object.values(cards).flatMap((card) => card.samples);

/** The first sample that earns the award under these rules, if need be with the tiles of another sample; if none does, the usual one. */
function sampleOf(id: RuleId | OwnAwardId, profile: Profile, earns: Earns): Sample | undefined {
  const compiled = compiledProfile(profile);
  const ownSample = (): Sample | undefined => {
    const samples = has('ownSamples') ? part('ownSamples')(id, (of) => compiled.declared(of)) : [];
    for (const sample of samples) if (earns(sample, id)) return sample;
    return undefined;
  };
  if (isOwnAward(id)) return ((profile.rules as Values)[id] ?? 'off') === 'off' ? undefined : ownSample();
  const usual = cards[id].samples;
  const found = usual.find((sample) => earns(sample, id));
  if (found) return found;
  if (compiled.declared(id).terms.conditions.length) return ownSample();
  const { situation } = usual[0];
  const others = allSamples.map(({ hand }): Sample => ({ hand, situation }));
  return others.find((sample) => earns(sample, id)) ?? usual[0];
}

function alsoPlayedOf(id: RuleId | OptionId, worth: string | number): AlsoPlayed[] {
  const values = new Map<string | number, ProfileName[]>();
  for (const name of names) {
    const value = profiles[name].rules[id];
    if (value !== worth) values.set(value, [...(values.get(value) ?? []), name]);
  }
  for (const value of mentionedOf(id)) if (value !== worth && !values.has(value)) values.set(value, []);
  return [...values].map(([value, using]) => ({ value, profiles: using }));
}

/** The interpretations of the profile, or of the built-in one it is based on, that its rules still implement. */
function interpretationsIn({ name, extends: parent, rules }: Profile): Interpretation[] {
  const known = builtIn(name) ?? builtIn(parent);
  const isKept = ([id, value]: [string, unknown]): boolean => value === (rules as Values)[id];
  return known ? interpretationsOf(known.name).filter((one) => Object.entries(one.rules).every(isKept)) : [];
}

/** The same as `describeProfile` of the module, for profiles whose code is loaded. */
export function describeProfile(profile?: Profile | ProfileName, base?: Profile | ProfileName): RuleRow[] {
  const described = profileOf(profile);
  const rules: Values = described.rules;
  const parent: Values | undefined = base && profileOf(base).rules;
  const interpretations = interpretationsIn(described);
  const { source } = described;
  const compiled = compiledProfile(described);
  const earns = earnsUnder(described);

  const common = (id: RuleRow['id']) => {
    const worth = rules[id] ?? 'off';
    const baseWorth = parent && (parent[id] ?? 'off');
    return {
      id,
      worth,
      baseWorth,
      differs: baseWorth !== undefined && baseWorth !== worth,
      names: namesOf(id),
      alsoPlayed: isOwnAward(id) || incidentNamed(id) ? [] : alsoPlayedOf(id as RuleId | OptionId, worth),
      source,
      interpretations: interpretations.filter((one) => id in one.rules),
    };
  };
  const award = (id: RuleId | OwnAwardId): RuleRow => {
    const row = common(id);
    const isOwn = isOwnAward(id);
    // An own award that only the base has is off here.
    const section =
      sectionFor(row.worth) ?? (isOwn ? sectionFor(row.baseWorth) : undefined) ?? (isOwn ? 'points' : sectionOf(id));
    return {
      ...row,
      kind: 'award',
      section,
      family: isOwn ? 'special' : cards[id].family,
      scope: (id in rules && compiled.declared(id).scope) || usualScope(id),
      ...(isOwn && { sentences: declaredTerms(row)?.sentences }),
      sample: sampleOf(id, described, earns),
      affects: 'score',
    };
  };
  const option = (id: OptionId): RuleRow => {
    const { area } = choicesOf(id);
    const usual = area === 'settlement' ? 'payment' : 'play';
    const section = ruleSections.find((one) => optionsIn[one]?.includes(id)) ?? usual;
    return { ...common(id), kind: 'option', section, affects: affects[area] };
  };

  const own = new Set([...ownAwardsIn(rules), ...ownAwardsIn(parent ?? {})]);
  const awards = shareBudget(() => [...ruleIds, ...own].map(award));
  const fine = (id: IncidentId): RuleRow => ({ ...common(id), kind: 'fine', section: 'payment', affects: 'payment' });
  const fines = new Set([...finesIn(rules), ...finesIn(parent ?? {})]);
  const rows = [...awards, ...optionIds.map(option), ...[...fines].map(fine)];
  return ruleSections.flatMap((section) => rows.filter((row) => row.section === section));
}
