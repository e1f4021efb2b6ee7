/** The family tree of the rulesets: when each was written down, by whom, and from which one it descends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { fromDist } from './dist.mjs';
import { escape } from './html.mjs';
import { countedIn, profileName, sentenceIn } from './languages.mjs';
import { sourceIn } from './profiles.mjs';

/** @typedef {{ profile?: string; title?: string; year?: string; about?: string; children?: Member[] }} Member */

/** @type {Member} */
export const family = JSON.parse(readFileSync(join(root, 'scripts/site/family-tree.json'), 'utf8'));

const core = await fromDist('core/index.js', 'core/profiles.js');

/** @returns {string[]} */
const textsOf = (/** @type {Member} */ { title = '', year = '', about = '', children = [] }) => [
  ...[title, year, about].filter((text) => /\p{L}/u.test(text)),
  ...children.flatMap(textsOf),
];
const DIFFERENCES = {
  one: '{count} value other than {profile}',
  other: '{count} values other than {profile}',
};
/** The English texts of the tree. */
export const familySentences = [...new Set([...textsOf(family), ...Object.values(DIFFERENCES)])];

export const renderFamilyTree = (tag = 'en') =>
  core
    ? `<ol class="family">${memberOf(family, tag)}</ol>`
    : '<p>Run <code>npm run build</code> to draw the family tree.</p>';

/** @param {Member} member @param {string} tag @returns {string} */
function memberOf({ profile, title = '', year, about, children = [] }, tag) {
  const found = profile && { ...core.profiles, ...core.moreProfiles }[profile];
  const name = found
    ? `<a href="#profile-${profile}">${escape(profileName(profile, tag))}</a>`
    : sentenceIn(tag, title);
  const source = found ? [escape(sourceIn(found, tag)), differencesOf(found, tag)] : [];
  const notes = [...source, about ? sentenceIn(tag, about) : ''].filter(Boolean);
  const inner = children.length ? `\n<ol>${children.map((one) => memberOf(one, tag)).join('\n')}</ol>` : '';
  const separator = /^(ja|zh)/.test(tag) ? '；' : '; ';
  return `<li><div><b>${year ? `${sentenceIn(tag, year)} ` : ''}</b><strong>${name}</strong> <span>${notes.join(separator)}</span></div>${inner}</li>`;
}

/** How many values differ from those of the ruleset that a profile starts from. @param {any} profile @param {string} tag */
function differencesOf(profile, tag) {
  if (profile.name === 'classical') return '';
  const base = profile.extends ?? 'classical';
  const text = core.formatRules(profile, base);
  const many = text ? text.split('; ').length : 0;
  return many ? countedIn(tag, many, DIFFERENCES, { profile: profileName(base, tag) }) : '';
}
