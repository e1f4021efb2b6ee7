/** The parts of the page to print that come from the classical profile: its awards, and what every hand is worth. */
import { fromDist } from './dist.mjs';
import { escape } from './html.mjs';

const core = await fromDist('core/index.js', 'core/describe.js', 'core/odds.js', 'labels.js', 'lang/panels.js');
const texts = core?.panelTextsFor('en');

/** @typedef {{ id: string; kind: string; section: string; worth: string; scope: string }} Row */

const FROM = 20;
const TO = 64;

export function renderOnePage() {
  if (!core) return '<p><code>npm run build</code> makes what this page lists.</p>';
  /** @type {Row[]} */
  const rows = core
    .describeProfile('classical')
    .filter((/** @type {Row} */ row) => row.kind === 'award' && row.worth !== 'off');
  const of = (/** @type {string} */ section) => rows.filter((row) => row.section === section);
  return [
    `<section><h2 id="points">Points</h2>${sets(of('points'))}${amounts(of('points').filter(({ worth }) => !worth.includes('/')))}</section>`,
    `<section><h2 id="doubles">Doubles</h2>${amounts(of('doubles'))}
<p>Losers count only the doubles for dragons, winds and bonus tiles.</p></section>`,
    `<section class="whole"><h2 id="limit-hands">Limit hands</h2><p>No hand is worth more than ${number(limit())}, the limit. These hands are worth the limit, whatever their points:</p>
<ul>${of('limit-hands')
      .map(({ id }) => `<li><b>${escape(core.awardLabel(id))}.</b> ${escape(texts.meaning(id))}</li>`)
      .join('\n')}</ul></section>`,
    `<section class="whole"><h2 id="worth">Points and doubles</h2>${worths()}</section>`,
  ].join('\n');
}

const limit = () => core.profiles.classical.rules.limit;
const number = (/** @type {number} */ value) => value.toLocaleString('en');

/** Pungs and kongs, exposed and concealed. @param {Row[]} rows */
function sets(rows) {
  const lines = rows
    .filter(({ worth }) => worth.includes('/'))
    .map(({ id, worth }) => {
      const [exposed = '', concealed = ''] = worth.replace(' points', '').split('/');
      return `<tr><th scope="row">${escape(core.awardLabel(id))}</th><td>${exposed}</td><td>${concealed}</td></tr>`;
    });
  return `<table><thead><tr><td></td><th scope="col">Exposed</th><th scope="col">Concealed</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
}

/** Awards that are worth one amount. @param {Row[]} rows */
function amounts(rows) {
  const lines = rows.map(
    ({ id, worth }) =>
      `<tr><th scope="row">${escape(core.awardLabel(id))}</th><td>${escape(worth.replace(/ (?:points?|doubles?)$/, ''))}</td></tr>`,
  );
  return `<table><tbody>${lines.join('\n')}</tbody></table>`;
}

/** What a hand is worth by its points and doubles, up to the limit. */
function worths() {
  const most = core.doublesToLimit(FROM, limit());
  const doubles = Array.from({ length: most + 1 }, (_, count) => count);
  const rows = Array.from({ length: (TO - FROM) / 2 + 1 }, (_, step) => FROM + 2 * step).map((points) => {
    const cells = doubles.map((count) => {
      const value = Math.min(points * 2 ** count, limit());
      return `<td${value === limit() ? ' class="limit"' : ''}>${number(value)}</td>`;
    });
    return `<tr><th scope="row">${points}</th>${cells.join('')}</tr>`;
  });
  const heads = doubles.map((count) => `<th scope="col">${count}</th>`).join('');
  return `<table class="worths"><caption>What a hand is worth, by points (left) and doubles (above)</caption>
<thead><tr><td></td>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}
