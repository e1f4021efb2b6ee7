/** The embeddable page: shows the hand, breakdown or settlement described by its URL. */
import { winds, type TableError, type Wind } from '../core/index.js';
import { textsFor } from '../lang/index.js';
import { registerTexts } from '../lang/register.js';
import { error } from '../lang/texts/zh-Hant/all-errors.js';
import { all as panels } from '../lang/texts/zh-Hant/all-panels.js';
import { base } from '../lang/texts/zh-Hant/base.js';
import '../mj-hand.js';
import '../mj-score-breakdown.js';
import '../mj-settlement.js';
import type { MjElement } from '../elements/base/mj-element.js';
import type { MjHand } from '../elements/mj-hand/mj-hand.js';
import type { MjSettlement } from '../elements/mj-settlement/mj-settlement.js';
import { reportHeight } from './height.js';
import { LONGEST_QUERY, Query, wantedBy, type Wanted } from './query.js';
import { commas, labelled } from '../lang/marks.js';

const LANGUAGE = /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i;
const THEMES = ['light', 'dark'];

// Only texts of the elements on this page: a classic script has no parts that load later.
registerTexts('zh-Hant', { ...base, panels, error });

const root = document.documentElement;
const content = document.querySelector('main')!;
const query = new Query(location.search);

if (LANGUAGE.test(query.text('lang'))) root.lang = query.text('lang');
if (THEMES.includes(query.text('theme'))) root.dataset.theme = query.text('theme');

const wanted = wantedBy(query);
const element = wanted && show(wanted);
if (!element) {
  const reason = location.search.length > LONGEST_QUERY ? 'too-long' : 'empty';
  for (const sentence of content.querySelectorAll<HTMLElement>(`[data-say="${reason}"]`)) sentence.hidden = false;
}
reportHeight(content, query.text('origin'), query.text('id'), element?.updateComplete);

function make(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function show({ tag, attributes, hands }: Wanted): MjElement {
  const element = make(tag, attributes) as MjElement;
  element.append(...hands.map((hand) => make('mj-hand', hand)));
  const report = (): void => {
    document.title = titleOf(element).slice(0, 300) || document.title;
  };
  for (const name of ['mj-score', 'mj-settlement', 'mj-error']) element.addEventListener(name, report);
  content.append(element);
  return element;
}

/** The page title: the hand or settlement as screen readers announce it. */
function titleOf(element: HTMLElement): string {
  const texts = textsFor(root.lang);
  const { error, settlement } = element as MjSettlement;
  if (error) return texts.error(error as TableError);
  if (settlement) {
    const total = (seat: Wind): string => `${texts.winds[seat]} ${texts.number(settlement.totals[seat])}`;
    return labelled(texts.settlement.caption, commas(winds.map(total), texts.language), texts.language);
  }
  const hand = (element.localName === 'mj-hand' ? element : element.querySelector('mj-hand')) as MjHand | null;
  const { score, tiles, currentSituation: situation } = hand ?? {};
  if (!score || !tiles) return '';
  const { bonus, winningTile } = tiles;
  return texts.hand({ ...situation, groups: score.reading, tiles: [], bonus, winningTile, value: score.value });
}
