/** The details behind a score. Loaded when the first line or panel is opened. */
import { html, type LitElement, type TemplateResult } from 'lit';
import { namedRules, worthIn, type Breakdown, type Line } from '../../breakdown/model.js';
import { nearMisses, type NearMiss } from '../../breakdown/near-misses.js';
import { schoolNotes } from '../../breakdown/schools.js';
import { changedScore, type Change } from '../../breakdown/what-if.js';
import { builtIn } from '../../core/profiles/lookup.js';
import { isOwnAward, type Profile, type Score } from '../../core/scoring.js';
import type { SpokenError } from '../../lang/types.js';
import { panelTextsFor } from '../../lang/panels.js';
import { ownMeaning } from '../own-meaning.js';
import { renderMisses, renderOtherReadings, renderWhatIf } from './panel-views.js';
import type { PanelName } from './panel.js';

export { keepFocus } from '../keep-focus.js';
export { panelStyles } from './panels.styles.js';
export const loadTexts = panelTextsFor.load;

export interface PanelState {
  breakdown: Breakdown;
  /** Undefined if the rules of a Score are unknown; then only its other readings are available. */
  profile?: Profile;
  language: string;
  allMisses: boolean;
  change: Change;
  update: (state: { change?: Change; allMisses?: boolean }) => void;
}

/** Explaining a hand takes longer than scoring it, so the explanation is cached for each breakdown. */
const missesOf = new WeakMap<Breakdown, readonly NearMiss[]>();

export function renderContent(name: PanelName, state: PanelState): TemplateResult {
  const { breakdown, profile, language, allMisses, change, update } = state;
  const { score } = breakdown;
  const texts = panelTextsFor(language);
  if (name === 'readings' || !profile) return renderOtherReadings(score, texts);
  if (name === 'why-not') {
    const misses = missesOf.get(breakdown) ?? nearMisses(score, profile);
    missesOf.set(breakdown, misses);
    return renderMisses(misses, allMisses, texts, showAll(update));
  }
  let changed: Score | string;
  try {
    changed = changedScore(score, change, profile);
  } catch (error) {
    changed = texts.error(error as SpokenError);
  }
  return renderWhatIf(score, change, changed, texts, choose(state), () => update({ change: {} }));
}

const choose =
  ({ breakdown, change, update }: PanelState) =>
  (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement;
    const { win = 'discard', seat = 'east', round = 'east' } = breakdown.score.situation;
    const changed: Record<string, string> = { ...change, [name]: value };
    // Choosing the original value is not a change.
    if (value === ({ win, seat, round, bonus: '' } as Record<string, string>)[name]) delete changed[name];
    update({ change: changed });
  };

const showAll =
  (update: PanelState['update']) =>
  ({ currentTarget }: Event): void => {
    const { previousElementSibling: list } = currentTarget as Element;
    const { activeElement, host } = list!.getRootNode() as ShadowRoot;
    const shown = list!.childElementCount;
    update({ allMisses: true });
    if (activeElement !== currentTarget) return;
    void (host as LitElement).updateComplete.then(() => {
      const line = list!.children[shown] as HTMLElement;
      line.tabIndex = -1;
      line.focus();
    });
  };

/** What the rule says, what it is worth here, where that value comes from, and what it is worth elsewhere. */
export function renderLine({ rule }: Line, profile: Profile | undefined, language: string): TemplateResult {
  const texts = panelTextsFor(language);
  const { inProfile, source, schoolsDiffer } = texts.breakdown;
  const sentences = [isOwnAward(rule) ? ownMeaning(rule, profile?.rules[rule], language) : texts.meaning(rule)];
  if (profile) {
    const base = profile.source ? undefined : builtIn(profile.extends);
    const notes = isOwnAward(rule) ? [] : schoolNotes(rule, profile, base);
    // What a table changes is not a rule of the profile that it is based on, nor of that profile’s source.
    const isChanged =
      base && (base.rules[rule] !== profile.rules[rule] || notes.some(({ profiles }) => profiles.includes(base.name)));
    const origin = !isChanged && texts.source(base ?? profile);
    sentences.push(inProfile(isChanged ? namedRules(profile) : profile.name, worthIn(profile, rule)));
    if (notes.length) sentences.push(schoolsDiffer(notes));
    if (origin && !isOwnAward(rule)) sentences.push(source(origin));
  }
  return html`
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
  `;
}
