/** The details behind a score. Loaded when the first line or panel is opened. */
import type { TemplateResult } from 'lit';
import type { Breakdown, Line } from '../../breakdown/model.js';
import { nearMisses, type NearMiss } from '../../breakdown/near-misses.js';
import { changedScore, type Change } from '../../breakdown/what-if.js';
import type { Profile, Score } from '../../core/index.js';
import type { SpokenError } from '../../lang/types.js';
import { panelTextsFor } from '../../lang/panels.js';
import { renderDetail } from '../../render/breakdown-detail.js';
import { renderMisses, renderOtherReadings, renderWhatIf } from '../../render/breakdown-panels.js';
import type { PanelName } from '../../render/panel.js';

export interface PanelState {
  breakdown: Breakdown;
  /** Undefined if the rules of a Score are unknown; then only its other readings are available. */
  profile?: Profile;
  language: string;
  allMisses: boolean;
  showAll: (event: Event) => void;
  change: Change;
  choose: (event: Event) => void;
  reset: (event: Event) => void;
}

/** Explaining a hand takes longer than scoring it, so the explanation is cached for each breakdown. */
const missesOf = new WeakMap<Breakdown, readonly NearMiss[]>();

export function renderContent(name: PanelName, state: PanelState): TemplateResult {
  const { breakdown, profile, language, allMisses, showAll, change, choose, reset } = state;
  const { score } = breakdown;
  const texts = panelTextsFor(language);
  if (name === 'readings' || !profile) return renderOtherReadings(score, texts);
  if (name === 'why-not') {
    const misses = missesOf.get(breakdown) ?? nearMisses(score, profile);
    missesOf.set(breakdown, misses);
    return renderMisses({ misses, all: allMisses, texts, showAll });
  }
  let changed: Score | string;
  try {
    changed = changedScore(score, change, profile);
  } catch (error) {
    changed = texts.error(error as SpokenError);
  }
  return renderWhatIf({ score, change, changed, texts, choose, reset });
}

export const renderLine = (line: Line, profile: Profile | undefined, language: string): TemplateResult =>
  renderDetail(line, profile, panelTextsFor(language));
