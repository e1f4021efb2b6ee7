/** The built-in profiles with their sources, and what they change. */
import { fromDist } from './dist.mjs';
import { escape } from './html.mjs';
import { countedIn, packageTexts, profileName, sentenceIn, translator } from './languages.mjs';

const core = await fromDist('core/index.js', 'core/profiles.js', 'core/notes/interpretations.js');

/** A differing profile lists its declarations in this many lines at most before they have to be opened. */
const MOST_LINES = 4;

export const renderProfiles = (/** @type {string} */ tag) => listOf('profiles', tag);
export const renderMoreProfiles = (/** @type {string} */ tag) => listOf('moreProfiles', tag);

/** The English sentences of the lists, with a number and a name in place of `{words}`. */
export const profileSentences = {
  noLimit: 'no limit',
  limit: 'limit {limit}',
  one: '{count} difference from {profile}',
  other: '{count} differences from {profile}',
  base: 'The base of all others.',
  same: 'The same values as {profile}.',
};

/** Sources that are more than the title of a book or a page. */
export const describedSources = [
  'L. L. Harr, Pung Chow: The Game of a Hundred Intelligences (1922), without a limit',
  'Aru-shi-a-ru, the Japanese classical rules from 1929 to 2003',
  'Aru-shi-a-ru, the rules of the Japan Mahjong Federation since 2004',
  'J. C. Bradfield, Mah-Jong for Unix (xmj), with its default options',
  'Outside the Box, the guide of a British club, as far as it is known',
];

/** The source of a profile in the language of a page. @param {any} profile @param {string} tag @returns {string} */
export const sourceIn = (profile, tag) => translator(tag)(packageTexts(tag)?.source(profile) ?? profile.source);

/** @param {'profiles' | 'moreProfiles'} which @param {string} tag the language of the page */
function listOf(which, tag) {
  if (!core) return '<p>Run <code>npm run build</code> to list the profiles.</p>';
  const sections = Object.entries(core[which])
    .map(([name, profile]) => {
      const { rules, extends: parent } = /** @type {any} */ (profile);
      const base = which === 'profiles' ? 'classical' : parent;
      const text = core.formatRules(profile, base);
      const lines = text ? text.split('; ') : [];
      const list = `<pre><code>${lines.map(escape).join(';\n')}</code></pre>`;
      const limit =
        rules.limit === 'none'
          ? sentenceIn(tag, profileSentences.noLimit)
          : sentenceIn(tag, profileSentences.limit, { limit: Number(rules.limit).toLocaleString(tag) });
      const count = countedIn(tag, lines.length, profileSentences, { profile: profileName(base, tag) });
      const origin = core.originOf(name);
      const originText = origin && packageTexts(tag)?.notes.interpretation(origin);
      const differences =
        lines.length === 0
          ? `<p>${name === 'classical' ? sentenceIn(tag, profileSentences.base) : sentenceIn(tag, profileSentences.same, { profile: profileName(base, tag) })}</p>`
          : `<details${lines.length <= MOST_LINES ? ' open' : ''}><summary>${count}</summary>${list}</details>`;
      return `<section class="profile" id="profile-${name}"><h3>${profileName(name, tag)} <code>${name}</code></h3>
<p>${escape(sourceIn(profile, tag))}${/^(ja|zh)/.test(tag) ? '；' : '; '}${limit}</p>${origin ? `\n<p>${escape(originText)}</p>` : ''}
${differences}</section>`;
    })
    .join('\n');
  return `<div class="profiles">${sections}</div>`;
}
