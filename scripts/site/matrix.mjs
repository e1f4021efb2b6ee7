/** What tables vary: every award and option on which the rulesets differ, with the value of each of them. */
import { fromDist } from './dist.mjs';
import { escape } from './html.mjs';
import { packageTexts, profileName, sentenceIn } from './languages.mjs';

const core = await fromDist(
  'core/index.js',
  'core/profiles.js',
  'rulebook/model.js',
  'lang/marks.js',
  'core/rules/variations.js',
  'core/engine/fact-names.js',
);

/** @typedef {{ declared: string | number; text: string; isOff: boolean; own?: boolean }} Cell */
/** @typedef {{ text: string; profiles: string[] }} Value */

/** The English sentences of the matrix. */
export const matrixSentences = {
  label: 'What tables vary',
  values: 'Rulesets with each value',
  own: 'Awards of their own',
  some: '{count} of {all} have some',
  others: 'the others',
  ownAward: 'an award of its own',
  winner: 'winner only',
};

/** On paper, the value that this many rulesets share has no list of names. */
const MANY = 9;

/** The rows of the matrix by section, each with a cell for every profile; rows on which all agree are left out. */
export function matrix(tag = 'en') {
  const texts = packageTexts(tag);
  const profiles = Object.values({ ...core.profiles, ...core.moreProfiles });
  const [first, ...others] = profiles;
  const sections = core.bookOf(first, { compared: others }, texts).sections;
  return {
    names: profiles.map(({ name }) => name),
    sections: sections.map((/** @type {any} */ { section, rows }) => ({
      section,
      rows: rows
        .filter((/** @type {any} */ { cells }) => cells.some((/** @type {any} */ { differs }) => differs))
        .map((/** @type {any} */ row) => {
          const cells = row.cells.map((/** @type {Cell} */ cell, /** @type {number} */ place) => ({
            ...cell,
            own: row.kind === 'award' && hasOwn(row.id, profiles[place]),
          }));
          return { ...row, cells, values: valuesOf(cells, profiles, texts) };
        }),
    })),
    own: profiles.map(({ rules }) => Object.keys(rules).filter((id) => id.startsWith('--')).length),
  };
}

/**
 * Whether a ruleset has an award of its own for what an award is for: instead of it if the award is off, or in addition to it.
 *
 * Instead of it, if its conditions name the award, unless that is only how the hand was won, or a fact that is called after it, as `only-tile-seen` is after `only-tile`.
 * Either way, if what it requires is all that the award requires, except for what must not be so.
 *
 * @param {string} id
 * @param {any} profile
 */
function hasOwn(id, profile) {
  const { rules } = profile;
  const needs = new Set(core.needsOf(id, profile, () => false).map(core.nameOfFact));
  return Object.keys(rules).some((own) => {
    if (!own.startsWith('--')) return false;
    const [amount, conditions = ''] = rules[own].split(' if ');
    // A pattern of tiles, or groups that are counted, are for something else.
    if (/ (of|each) /.test(amount)) return false;
    const required = conditions.split(', ').filter((one) => one && !/^(not|calling) /.test(one));
    const isSame = needs.size > 0 && required.length === needs.size && required.every((one) => needs.has(one));
    return (
      isSame ||
      (rules[id] === 'off' && !needs.has(id) && required.some((one) => one === id || one.startsWith(`${id}-`)))
    );
  });
}

/** A value in a few words, with whose hands it is for and its conditions where they are declared: 1 double, every player. */
function wordsOf(/** @type {Cell} */ cell, /** @type {any} */ texts) {
  const own = sentenceIn(texts.language, matrixSentences.ownAward);
  const words = valueIn(cell, texts);
  if (!cell.own) return words;
  return cell.isOff ? own : `${words} + ${own}`;
}

function valueIn(/** @type {Cell} */ { declared, text, isOff }, /** @type {any} */ texts) {
  if (isOff) return '–';
  const [, condition] = /( if .*)$/.exec(String(declared)) ?? [];
  if (condition) return `${text} (${condition.trim()})`;
  const scope = / for (everyone|losers|winner)\b/.exec(String(declared))?.[1];
  if (!scope) return text;
  const scopes = { ...texts.rules.scopes, winner: sentenceIn(texts.language, matrixSentences.winner) };
  const whose = scopes[scope].replace(/[.。]$/, '');
  return core.commas([text, whose.charAt(0).toLocaleLowerCase(texts.language) + whose.slice(1)], texts.language);
}

/** The values of a row, the most common one first. @returns {Value[]} */
function valuesOf(/** @type {Cell[]} */ cells, /** @type {any[]} */ profiles, /** @type {any} */ texts) {
  /** @type {Map<string, string[]>} */
  const values = new Map();
  cells.forEach((cell, place) => {
    const shown = wordsOf(cell, texts);
    values.set(shown, [...(values.get(shown) ?? []), profiles[place].name]);
  });
  return [...values]
    .map(([text, names]) => ({ text, profiles: names }))
    .sort((one, other) => other.profiles.length - one.profiles.length);
}

export function renderMatrix(tag = 'en') {
  if (!core) return '<p>Run <code>npm run build</code> to compare the rulesets.</p>';
  const { names, sections, own } = matrix(tag);
  const { rules } = packageTexts(tag);
  const heads = names
    .map((name) => `<th scope="col"><a href="#profile-${name}">${escape(profileName(name, tag))}</a></th>`)
    .join('');
  const bodies = sections
    .map(
      ({ section, rows }) => `<tbody>
<tr class="part"><th scope="rowgroup" colspan="${names.length + 2}"><span>${escape(rules.sections[section])}</span></th></tr>
${rows.map((/** @type {Row} */ row) => rowOf(row, tag)).join('\n')}
</tbody>`,
    )
    .join('\n');
  const count = own.map((most) => `<td>${most || '–'}</td>`).join('');
  return `<div class="matrix" tabindex="0" role="region" aria-label="${sentenceIn(tag, matrixSentences.label)}"><table>
<thead><tr><th scope="col">${escape(rules.columns.rule)}</th><th scope="col">${sentenceIn(tag, matrixSentences.values)}</th>${heads}</tr></thead>
${bodies}
<tbody><tr><th scope="row">${sentenceIn(tag, matrixSentences.own)}</th><td>${sentenceIn(tag, matrixSentences.some, { count: String(own.filter(Boolean).length), all: String(names.length) })}</td>${count}</tr></tbody>
</table></div>`;
}

/** @typedef {{ id: string; kind: string; name: string; cells: Cell[]; values: Value[] }} Row */

function rowOf(/** @type {Row} */ row, /** @type {string} */ tag) {
  const texts = packageTexts(tag);
  const awards = tag === 'en' ? 'awards.html' : '../awards.html';
  const [most] = row.values;
  const name = row.kind === 'award' ? `<a href="${awards}#${row.id}">${escape(row.name)}</a>` : escape(row.name);
  const values = row.values.map(({ text, profiles }) => {
    const names = profiles.map((name) => profileName(name, tag));
    const who = profiles.length >= MANY ? sentenceIn(tag, matrixSentences.others) : escape(core.commas(names, tag));
    return `<li>${escape(text)} <b>${profiles.length}</b><small>${who}</small></li>`;
  });
  const cells = row.cells.map((cell) => {
    const shown = wordsOf(cell, texts);
    return `<td${shown === most.text ? '' : ' class="rare"'}>${escape(shown)}</td>`;
  });
  return `<tr><th scope="row">${name}</th><td><ul>${values.join('')}</ul></td>${cells.join('')}</tr>`;
}
