/**
 * The questions of a page: the rule of each answer, and a question for each option that no other one is about, with the names and
 * values of the package, in every language.
 */
import { fromDist } from './dist.mjs';
import { escape } from './html.mjs';
import { packageTexts, sentenceIn } from './languages.mjs';

const core = await fromDist('core/index.js', 'core/profiles.js', 'rulebook/model.js');

/** The English sentence of the first answer. */
export const asNearest = 'as in the nearest ruleset';

/** The values that a table can choose: those of the option, and those of the profiles. @returns {string[]} */
function valuesOf(/** @type {string} */ id) {
  const { values, list, from, to } = core.choicesOf(id);
  const range = to - from < 5 ? Array.from({ length: to - from + 1 }, (_, more) => String(from + more)) : [];
  const declared = Object.values({ ...core.profiles, ...core.moreProfiles }).map(({ rules }) => String(rules[id]));
  // Lists of awards are as many as there are tables.
  return [...new Set([...values.map(String), ...(list ? [] : declared), ...range])];
}

/** Adds the rule to the text of an answer, unless the text contains it or there are more than two rules. */
const withRules = (/** @type {string} */ html) =>
  html.replace(
    /<input type="radio" name="[^"]*" value="([^";]+(?:; [^";]+)?)" \/>\s*<span>[^<]*(?=<\/span>)/g,
    (answer, /** @type {string} */ rules) => `${answer} <code>${rules}</code>`,
  );

/** @param {string} html the page, whose questions have values such as `limit: 300` @param {string} tag its language */
export function withQuestions(html, tag) {
  if (!html.includes('<!-- more questions -->')) return html;
  return withRules(html).replace('<!-- more questions -->', () => {
    const texts = packageTexts(tag);
    if (!core || !texts) return '';
    const isAsked = (/** @type {string} */ id) => new RegExp(`value="(?:[^"]*; )?${id}: `).test(html);
    return (
      core.optionIds
        // An option that takes any number, or any awards, has nothing to choose from.
        .filter((/** @type {string} */ id) => !isAsked(id) && valuesOf(id).length > 1)
        .map((/** @type {string} */ id) => {
          const row = { id, kind: 'option' };
          const radio = (/** @type {string} */ value, /** @type {string} */ text, /** @type {string} */ code = '') =>
            `<label><input type="radio" name="${id}" value="${escape(value)}"${value ? '' : ' checked'} /><span>${text}${code && ` <code>${escape(code)}</code>`}</span></label>`;
          const answers = valuesOf(id).map((value) => {
            const rule = `${id}: ${value}`;
            return radio(rule, escape(core.valueText(row, value, texts)), rule);
          });
          return `<fieldset id="${id}"><legend>${escape(core.nameOf(row, texts))}</legend>${radio('', sentenceIn(tag, asNearest))}${answers.join('')}</fieldset>`;
        })
        .join('')
    );
  });
}
