import { isServer, type PropertyDeclaration, type PropertyValues } from 'lit';
import { property } from '../property.js';
import { asText } from '../../core/errors.js';
import type { Profile, ProfileName } from '../../core/index.js';
import { has, NotLoaded } from '../../core/parts.js';
import { addProfiles, defineProfile, namedIn, profileOf } from '../../core/profiles/lookup.js';
import type { MoreProfileName } from '../../core/profiles/definitions/more-names.js';
import { needOf, needs, type Need } from '../../core/profiles/names.js';
import { Later, loader } from '../lazy.js';
import { reportMistake } from '../check-markup.js';
import { MjElement } from './mj-element.js';
import { rulesAround, tableKey, notifyInside, type TableRules } from '../inherited-rules.js';

/** The rules set by attributes, resolved to a profile or an error. */
type Resolved = {
  profile?: Profile;
  error?: Error;
  /** Whether code for the rules is not loaded; the error is about that. */
  isMissing?: boolean;
};

/** The code to load for each need of rules, and the part of the core that is there once awards of a table’s own are. */
export type RuleParts = Readonly<Record<Need, Later<unknown>>> & { readonly own: 'ownAwards' | 'ownTests' };

// Each part imports the one before it.
const schools = new Later(() => import('../../core/profiles/read-rules.js'));
const ownAwards = new Later(() => import('../../core/profiles/index.js'));
const rulesets = new Later(async () => {
  const module = await import('../../core/profiles.js');
  // At an address of a CDN without a file name, that module has added them to a copy of this code.
  addProfiles(module.moreProfiles);
  return module;
});
/** What reads rules, without what tests hands for awards of a table’s own. */
export const readingParts: RuleParts = { schools, 'own-awards': ownAwards, rulesets, own: 'ownAwards' };

/** Whether the code that rules need is loaded, by an element or by a script of the page. */
const isThere = (need: Need, profile: string, { own }: RuleParts): boolean =>
  need === 'schools'
    ? has('readRules')
    : has(own) && (need === 'own-awards' || Boolean(rulesets.module ?? namedIn(profile)));

if (isServer) void rulesets.load();

/** What the rules of a table need before they can be read; a profile given as data may have awards of its own. */
const needOfTable = ({ profile = 'classical', limit, rules }: TableRules): Need | null =>
  typeof profile === 'string' ? needOf(profile, asText(rules ?? ''), asText(limit ?? '')) : 'own-awards';

/** A cache: a page with a thousand hands has only a few tables. The lengths of the keys, which are texts of rules, are limited. */
const resolved = new Map<string, Resolved>();
const MOST_KEPT = 50_000;
let kept = 0;

function resolve({ profile = 'classical', limit, rules }: TableRules, parts: RuleParts): Resolved {
  let key: string;
  try {
    key = JSON.stringify([profile, limit, rules]);
  } catch (error) {
    // A property set to an object that cannot be read.
    return { error: error as Error };
  }
  let found = resolved.get(key);
  if (!found) {
    const need = needOfTable({ profile, limit, rules });
    // Not kept: the rules can be used once the code is loaded.
    if (need && !isThere(need, profile, parts)) return { error: new NotLoaded(), isMissing: true };
    try {
      // One after the other, so that errors name places in what the page wrote.
      const base = profileOf(profile);
      const { name } = base;
      const limited = limit ? defineProfile({ name, extends: base, rules: { limit } }) : base;
      found = { profile: rules ? defineProfile({ name, extends: limited, rules }) : limited };
    } catch (error) {
      found = { error: error as Error };
    }
    kept += key.length;
    if (kept > MOST_KEPT) {
      resolved.clear();
      kept = key.length;
    }
    resolved.set(key, found);
  }
  return found;
}

/** Whether two results say the same. Most are compared with none, so they are made into text only when it matters. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || Boolean(one && other && JSON.stringify(one) === JSON.stringify(other));

/** Properties that decide about the rules of a table, and about those of the elements inside. */
const RULES: ReadonlySet<PropertyKey> = new Set(['profile', 'limit', 'rules', 'round', 'situation']);

/** Base class of the scoring elements: the rules of a table, inherited from enclosing elements unless set. */
export abstract class MjTableElement extends MjElement {
  /** The name of a rules profile: `classical`, `british`, `european` … */
  @property() profile?: ProfileName | MoreProfileName;
  /** Overrides the limit of the profile: a number, or `none`. */
  @property() limit?: string;
  /** Declarations that override the profile: `full-flush: 4 doubles; chow-hand: off`. */
  @property() rules?: string;

  /** The code that rules need: it reads them and, in elements that score, tests hands for a table’s own awards. */
  protected static readonly parts: RuleParts = readingParts;

  #table?: TableRules;
  #reported?: unknown;
  /** How many different results were reported. */
  #reports = 0;
  #isWithheld = false;

  /** Whether the element shows how its hand was won. */
  get showsSituation(): boolean {
    return false;
  }

  /** The rules that apply to this element: its own, or inherited ones. */
  get [tableKey](): TableRules {
    if (!this.#table) {
      // Hands and settlements also have a round, which is the same for all hands at a table.
      const { profile, limit, rules, round, seatOf } = this as Omit<TableRules, 'showsSituation'>;
      const outer = this.isConnected || isServer ? rulesAround(this) : {};
      this.#table = {
        profile: profile || outer.profile,
        limit: limit || outer.limit,
        rules: rules || outer.rules,
        round: round || outer.round,
        showsSituation: this.showsSituation || outer.showsSituation,
        seatOf: seatOf ?? outer.seatOf,
        conceals: outer.conceals,
        page: outer.isOfPage ? { ...outer, isOfPage: true } : outer.page,
      };
    }
    return this.#table;
  }

  /** The profile that applies to this element, or the error in its rules. */
  get resolved(): Resolved {
    const table = this[tableKey];
    const { parts } = this.constructor as typeof MjTableElement;
    const found = resolve(table, parts);
    const { page } = table;
    if (!found.error || found.isMissing || !page) return found;
    const { error, isMissing } = resolve(page, parts);
    if (!error || isMissing) return found;
    // Reported once, not in every element; elements then ignore the rules of the page.
    reportMistake(({ reportPageRules }) => reportPageRules(error));
    const own = { ...table };
    for (const name of ['profile', 'limit', 'rules'] as const) if (own[name] === page[name]) own[name] = undefined;
    return resolve(own, parts);
  }

  /** The profile that applies to this element. @throws the error in its rules */
  protected get table(): Profile {
    const { profile, error } = this.resolved;
    if (!profile) throw error;
    return profile;
  }

  /** Reads attributes and content before each render. What it throws becomes the error of the element. */
  protected read?(): void;

  /**
   * Fires an event for a result, once until the result changes.
   *
   * @param result - The result as data or JSON; empty if there is none
   * @param make - Returns the event, a new one each time. In an exercise it is withheld until the answer is due; then it fires again.
   */
  protected report(result: unknown, make: (isWithheld: boolean) => Event): void {
    const isWithheld = Boolean(this[tableKey].conceals);
    const isNew = !isSame(result, this.#reported) || isWithheld !== this.#isWithheld;
    this.#reported = result;
    this.#isWithheld = isWithheld;
    if (!isNew) return;
    const reports = ++this.#reports;
    if (result)
      this.announce(
        () => make(isWithheld),
        () => this.#reports === reports,
      );
  }

  override get ready(): Promise<unknown> | undefined {
    const table = this[tableKey];
    return super.ready ?? loader.around?.(this) ?? this.loadRules(needOfTable(table), table.profile);
  }

  /** Loads the code that rules need; undefined if it is loaded. */
  protected loadRules(need: Need | null | undefined, profile = ''): Promise<unknown> | undefined {
    const { parts } = this.constructor as typeof MjTableElement;
    return need && !isThere(need, profile, parts) ? parts[need].load() : undefined;
  }

  /** Loads the profiles of these names; undefined if there is nothing to load. */
  protected loadProfiles(names: readonly string[]): Promise<unknown> | undefined {
    const missing = names.filter((name) => !namedIn(name)).map((name) => needOf(name));
    return this.loadRules(needs.find((need) => missing.includes(need)));
  }

  override requestUpdate(name?: PropertyKey, ...more: [unknown?, PropertyDeclaration?]): void {
    // What the new rules need loads before the update.
    if (name !== undefined && RULES.has(name)) this.#table = undefined;
    super.requestUpdate(name, ...more);
  }

  override surroundingsChanged(): void {
    this.#table = undefined;
    super.surroundingsChanged();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if ([...RULES].some((name) => (changed as Map<PropertyKey, unknown>).has(name))) {
      this.#table = undefined;
      if (this.isConnected && this.childElementCount) notifyInside(this);
    }
    if (!this.read) return;
    try {
      this.read();
      this.setError(null);
    } catch (error) {
      this.setError(error as Error);
    }
  }
}
