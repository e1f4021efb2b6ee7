/** What several pages offer: rulesets, limits, fines and languages to choose from, and the tag to copy. A page has a comment in their place. */
import { readFileSync } from 'node:fs';
import { root } from '../bundle.mjs';
import { scriptTag } from '../cdn.mjs';
import { escape } from './html.mjs';
import { languages, profileName } from './languages.mjs';

const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

/** Every profile, under the heading of its group; those without one come first. @type {readonly [group: string, profiles: readonly string[]][]} */
export const profileGroups = [
  ['', ['classical', 'millington', 'british', 'pung-based', 'family', 'european', 'babcock', 'dmjl', 'bmja']],
  ['Books and pages', ['babcock-1923', 'harr-1922', 'millington-1977', 'buzzard-2000', 'sontag']],
  ['Federations and clubs', ['aru-shi-a-ru', 'aru-shi-a-ru-1929', 'bmja-2019', 'nts-2002', 'outside-the-box']],
  ['Programs', ['kajongg-classical', 'pomax', 'xmj']],
];

const same = (/** @type {string} */ value) => [value, value];
/** What a table may choose in place of what its ruleset has: values, and their English texts. @type {Record<string, string[][]>} */
export const choices = {
  limits: [['', 'default'], ...['300', '500', '1000', '2000', 'none'].map(same)],
  fines: [['', 'default'], ['off', 'none'], ...[100, 200, 300, 500].map((points) => same(`${points} to each`))],
};

/** @param {string} tag the language of the page @param {import('./languages.mjs').Translate} t */
export function withOptions(/** @type {string} */ html, tag, t) {
  const option = (/** @type {string} */ profile) =>
    `<option value="${profile}">${escape(profileName(profile, tag))}</option>`;
  return (
    html
      // Some of them, by name.
      .replace(/<!-- profiles: ([a-z0-9 -]+) -->/g, (_, /** @type {string} */ names) =>
        names.trim().split(' ').map(option).join(''),
      )
      .replaceAll('<!-- all profiles -->', () =>
        profileGroups
          .map(([group, names]) => {
            const options = names.map(option).join('');
            return group ? `<optgroup label="${escape(t(group))}">${options}</optgroup>` : options;
          })
          .join(''),
      )
      .replace(/<!-- (limits|fines) -->/g, (_, /** @type {string} */ name) =>
        (choices[name] ?? [])
          .map(([value, text = '']) => `<option value="${value}">${escape(t(text))}</option>`)
          .join(''),
      )
      .replaceAll('<!-- script tag -->', () => escape(scriptTag(version)))
      // A page without a choice of its own starts with its own language.
      .replaceAll('<!-- languages -->', () =>
        languages
          .map(
            (one) =>
              `<option value="${one.tag}" lang="${one.tag}"${one.tag === tag ? ' selected' : ''}>${one.name}</option>`,
          )
          .join(''),
      )
      .replaceAll('<!-- own language -->', () => languages.find((one) => one.tag === tag)?.name ?? '')
      .replaceAll('<!-- other languages -->', () =>
        languages.map((one) => `<option value="${one.tag}" lang="${one.tag}">${one.name}</option>`).join(''),
      )
  );
}
