/** An example hand for every award, with its other names and what other tables play. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bundle.mjs';
import { escape, titleOf } from './html.mjs';

/** @type {{ id: string, hand: string, expect: number, text: string, profile?: string, rules?: string, partial?: boolean, [attribute: string]: unknown }[]} */
const examples = JSON.parse(readFileSync(join(root, 'demo/awards.json'), 'utf8'));

const load = (/** @type {string} */ path) => import(pathToFileURL(join(root, 'dist', path)).href);
/** Names and values, once the package is built; development starts without them. */
const core = existsSync(join(root, 'dist/core/describe.js'))
  ? { ...(await load('core/describe.js')), ...(await load('labels.js')), ...(await load('core/index.js')) }
  : undefined;

const SECTIONS = { points: 'Points', doubles: 'Doubles', 'limit-hands': 'Limit hands' };

export function renderAwards() {
  if (!core) return examples.map((one) => award(one)).join('\n');
  // The usual section: an award that is off in the classical rules is in the one where others have it.
  return Object.entries(SECTIONS)
    .map(
      ([section, title]) =>
        `<h2 id="${section}">${title}</h2>\n${examples
          .filter(({ id }) => core.sectionOf(id) === section)
          .map((one) => award(one))
          .join('\n')}`,
    )
    .join('\n');
}

function award(/** @type {(typeof examples)[number]} */ { id, hand, text, profile, rules, expect, ...situation }) {
  const attributes = Object.entries({ ...situation, profile, rules, expect })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(value)}"`))
    .join('');
  const value = Object.entries({ hand, ...situation, profile, rules, expect })
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => (one === true ? ` ${name}` : ` ${name}="${escape(one)}"`))
    .join('');
  const row = core?.describeProfile('classical').find((/** @type {any} */ one) => one.id === id);
  const chinese = row?.names.zh ?? [];
  const names = [...(row?.names.en ?? []), ...(row?.names.ja ?? [])].map(escape);
  const also = [...names, ...chinese.map((/** @type {string} */ one) => `<span lang="zh-Hant">${escape(one)}</span>`)];
  return `<section class="award" id="${id}">
<h3>${escape(core?.awardLabel(id) ?? id)}</h3>
<p>${escape(text)}</p>
<mj-hand${attributes}>${escape(hand)}</mj-hand>
<p class="worth">${situation.partial ? 'These tiles score' : 'This hand scores'} <mj-value${value}></mj-value>${profile ? ` under ${escape(titleOf(profile))} rules` : ''}. ${core ? tables(id) : ''}${also.length > 0 ? ` Also called ${also.join(', ')}.` : ''}</p>
</section>`;
}

/** “classical 1 double; european and dmjl 2 doubles; off elsewhere”. */
function tables(/** @type {string} */ id) {
  const values = new Map();
  for (const [name, { rules }] of Object.entries(/** @type {any} */ (core).profiles))
    values.set(rules[id], [...(values.get(rules[id]) ?? []), titleOf(name)]);
  if (values.size === 1) return `Every profile: ${[...values.keys()][0]}.`;
  const parts = [...values].sort((a, b) => b[1].length - a[1].length || String(a[0]).localeCompare(String(b[0])));
  return `${parts.map(([value, names]) => `${names.join(', ')}: ${escape(value)}`).join('; ')}.`;
}
