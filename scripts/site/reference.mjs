/** The reference: a page for each element, from the manifest and live examples, and one for the rules. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { fromDist } from './dist.mjs';
import { document, escape, inline, table } from './html.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @type {Record<string, string[]>} */
const examples = read('demo/elements.json');

// The build writes the manifest. Development starts without a build.
if (!existsSync(join(root, 'custom-elements.json'))) await (await import('../manifest.mjs')).writeManifest();

const core = await fromDist('core/index.js', 'core/describe.js', 'core/profiles.js', 'labels.js');

/** The order in which elements are listed: as in the examples. */
const elements = () => {
  const all = read('custom-elements.json')
    .modules.flatMap((/** @type {any} */ { declarations = [] }) => declarations)
    .filter((/** @type {any} */ { tagName }) => tagName);
  const order = Object.keys(examples);
  return all.sort((/** @type {any} */ a, /** @type {any} */ b) => order.indexOf(a.tagName) - order.indexOf(b.tagName));
};

export function referencePages() {
  return [
    { file: 'reference/index.html', title: 'All elements', html: index },
    ...elements().map((/** @type {any} */ element) => ({
      file: `reference/${element.tagName}.html`,
      title: `<${element.tagName}>`,
      html: () => elementPage(element),
    })),
    { file: 'reference/awards.html', title: 'Awards and options', html: awards },
  ];
}

function index() {
  const items = elements().map(
    (/** @type {any} */ { tagName, summary }) =>
      `<li><a href="${tagName}.html"><code>&lt;${tagName}&gt;</code></a> ${inline(summary)}</li>`,
  );
  return document({
    title: 'Reference – mahjong-elements',
    description: 'Every element with live examples, attributes, properties, methods, events, slots, parts and states.',
    body: `<h1>Reference</h1>
<p class="lead">Generated from the package, so it always matches this version.</p>
<h2 id="elements">Elements</h2>
<ul class="plain">${items.join('\n')}</ul>
<h2 id="rules">Rules and modules</h2>
<ul class="plain">
<li><a href="awards.html">Awards and options</a> Every rule id and its value in each profile.</li>
<li><a href="../docs/writing-hands.html">Notation</a> A hand as a line of text.</li>
<li><a href="api-core.html">mahjong-elements/core</a> The scoring core and its types, and the other modules.</li>
</ul>`,
  });
}

function elementPage(/** @type {any} */ element) {
  const { tagName, summary, description, attributes = [], members = [], events = [], slots = [] } = element;
  const { cssParts = [], cssProperties = [], cssStates = [] } = element;
  const own = members.filter((/** @type {any} */ one) => one.privacy !== 'private' && !one.static);
  const fields = own.filter((/** @type {any} */ { kind }) => kind === 'field');
  const methods = own.filter((/** @type {any} */ { kind }) => kind === 'method');
  const name = (/** @type {string} */ words) => `<code>${escape(words)}</code>`;
  const type = (/** @type {any} */ one) => (one.type?.text ? name(one.type.text) : '');
  const about = (/** @type {any} */ one) => inline(one.description ?? '');
  const section = (
    /** @type {string} */ title,
    /** @type {string[]} */ heads,
    /** @type {any[]} */ list,
    /** @type {(one: any) => string[]} */ row,
  ) =>
    list.length === 0
      ? ''
      : `<h2 id="${title.toLowerCase().replaceAll(' ', '-')}">${title}</h2>\n<div class="stacked">${table(title, heads, list.map(row))}</div>`;
  const described = (/** @type {any} */ one) => [name(one.name), about(one)];
  const typed = (/** @type {any} */ one) => [name(one.name), type(one), about(one)];
  return document({
    title: `<${tagName}> – mahjong-elements`,
    description: summary,
    body: `<h1><code>&lt;${tagName}&gt;</code></h1>
<p class="lead">${inline(summary)}</p>
${description
  .split(/\n\s*\n/)
  .map((/** @type {string} */ one) => `<p>${inline(one)}</p>`)
  .join('\n')}
<pre tabindex="0"><code>import 'mahjong-elements/${tagName}.js';</code></pre>
<h2 id="examples">Examples</h2>
${(examples[tagName] ?? []).map((html) => `<figure class="example">\n${html}\n<pre tabindex="0"><code>${escape(html)}</code></pre>\n</figure>`).join('\n')}
${section('Attributes', ['attribute', 'type', 'meaning'], attributes, typed)}
${section('Properties', ['property', 'type', 'meaning'], fields, (one) => [
  name(one.name) + (one.readonly ? ' <small>read-only</small>' : ''),
  type(one),
  about(one),
])}
${section('Methods', ['method', 'returns', 'meaning'], methods, (one) => [
  name(`${one.name}(${(one.parameters ?? []).map((/** @type {any} */ { name: parameter }) => parameter).join(', ')})`),
  name(one.return?.type?.text ?? 'void'),
  about(one),
])}
${section('Events', ['event', 'type', 'meaning'], events, typed)}
${section('Slots', ['slot', 'content'], slots, (one) => [one.name ? name(one.name) : 'default', about(one)])}
${section('Parts', ['part', 'what it is'], cssParts, described)}
${section('Custom properties', ['property', 'what it sets'], cssProperties, described)}
${section('States', ['state', 'when'], cssStates, (one) => [name(`:state(${one.name})`), about(one)])}`,
  });
}

/** Every rule id with its values. */
function awards() {
  if (!core) return document({ title: 'Awards and options', description: '', body: '<h1>Awards and options</h1>' });
  const profiles = { ...core.profiles, ...core.moreProfiles };
  const names = Object.keys(profiles);
  const titles = {
    points: 'Points',
    doubles: 'Doubles',
    'limit-hands': 'Limit hands',
    payment: 'Payment',
    play: 'Play',
  };
  const rows = core.describeProfile('classical');
  const sections = Object.entries(titles).map(([section, title]) => {
    const cells = rows
      .filter((/** @type {any} */ row) => row.section === section)
      .map((/** @type {any} */ { id, kind }) => [
        `<code id="${id}">${id}</code>${kind === 'award' ? ` <small>${escape(core.awardLabel(id))}</small>` : ''}`,
        ...names.map((name) => {
          const value = profiles[name].rules[id];
          const usual = core.profiles.classical.rules[id];
          return value === usual && name !== 'classical' ? '<span class="same">=</span>' : escape(value);
        }),
      ]);
    return `<h2 id="${section}">${title}</h2>\n${table(title, ['rule', ...names], cells)}`;
  });
  return document({
    title: 'Awards and options – mahjong-elements',
    description: 'Every award and every option by its id, with its value in each of the twenty-two profiles.',
    body: `<h1>Awards and options</h1>
<p class="lead">Every id that a <code>rules</code> attribute takes, with its value in each profile. “=” is the value of the first column.</p>
${sections.join('\n')}
<p>Values are amounts such as <code>2 points</code>, <code>2/4 points</code> for an exposed and a concealed set, <code>1 double</code>, <code>limit</code>, <code>half limit</code> or <code>off</code>; see <a href="../docs/rules.html">Rules</a>.</p>`,
  });
}
