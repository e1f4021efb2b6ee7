import { isServer, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { defineProfile, profiles, type Profile, type ProfileName } from '../core/index.js';
import { MjElement } from './mj-element.js';
import { rulesAround, tableKey, tellInside, type TableRules } from './surroundings.js';

/** Rules as attributes give them, worked out: a profile, or what is wrong with them. */
type Resolved = { profile: Profile; error?: undefined } | { profile?: undefined; error: Error };

/** Rules that can be read are shorter; what is longer is not kept. */
const LONGEST_KEY = 10_000;

/** A page of a thousand hands has few tables. */
const resolved = new Map<string, Resolved>();

function resolve({ profile = 'classical', limit, rules }: TableRules): Resolved {
  const key = JSON.stringify([profile, limit, rules]);
  let found = resolved.get(key);
  if (!found) {
    try {
      const declared = [
        // One value is one value, whatever else is written there.
        ...(limit === undefined ? [] : [`limit: ${limit.replaceAll(';', ',')}`]),
        ...(rules === undefined ? [] : [rules]),
      ].join('; ');
      found = {
        profile:
          !declared && Object.hasOwn(profiles, profile)
            ? profiles[profile as ProfileName]
            : defineProfile({ name: profile, extends: profile, rules: declared }),
      };
    } catch (error) {
      found = { error: error as Error };
    }
    if (resolved.size > 500) resolved.clear();
    if (key.length < LONGEST_KEY) resolved.set(key, found);
  }
  return found;
}

/** What the elements that score have: the rules of a table, taken from around where the element has none of its own. */
export abstract class MjTableElement extends MjElement {
  /** The name of a profile of rules: `classical`, `british`, `european` … */
  @property() profile?: ProfileName;
  /** The limit instead of the profile's: a number, or `none`. */
  @property() limit?: string;
  /** Declarations on top of the profile: `full-flush: 4 doubles; chow-hand: off`. */
  @property() rules?: string;

  #table?: TableRules;

  /** The element shows how its hand was won. */
  get showsSituation(): boolean {
    return false;
  }

  /** The rules that hold in this element: its own, or those around it. */
  get [tableKey](): TableRules {
    if (!this.#table) {
      // Hands and settlements have a round too, which is the same for all hands of a table.
      const { profile, limit, rules, round, seatOf } = this as Omit<TableRules, 'showsSituation'>;
      const outer = this.isConnected || isServer ? rulesAround(this) : {};
      this.#table = {
        profile: profile || outer.profile,
        limit: limit || outer.limit,
        rules: rules || outer.rules,
        round: round || outer.round,
        showsSituation: this.showsSituation || outer.showsSituation,
        seatOf: seatOf ?? outer.seatOf,
      };
    }
    return this.#table;
  }

  /** The profile of the rules that hold in this element, or what is wrong with them. */
  get resolved(): Resolved {
    return resolve(this[tableKey]);
  }

  override surroundingsChanged(): void {
    this.#table = undefined;
    super.surroundingsChanged();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (
      ['profile', 'limit', 'rules', 'round', 'situation'].some((name) => (changed as Map<string, unknown>).has(name))
    ) {
      this.#table = undefined;
      if (this.isConnected && this.childElementCount) tellInside(this);
    }
  }
}
