/** For every award: what it is given for, a hand that earns it, what it is worth at each table, and its other names. */
import { fromDist } from './dist.mjs';
import { escape, titleOf } from './html.mjs';

const core = await fromDist('core/index.js', 'core/describe.js', 'core/profiles.js', 'labels.js', 'lang/panels.js');
const texts = core?.panelTextsFor('en');

/** @typedef {{ id: string; kind: string; worth: string; sample: { hand: string; situation: Record<string, unknown> }; names: { en: string[]; ja: string[]; zh: string[] } }} Row */

const SECTIONS = { points: 'Points', doubles: 'Doubles', 'limit-hands': 'Limit hands' };

export function renderAwards() {
  if (!core) return '<p><code>npm run build</code> makes what this page lists.</p>';
  // The usual section: an award that is off in the classical rules is in the one where others have it.
  return Object.entries(SECTIONS)
    .map(
      ([section, title]) =>
        `<h2 id="${section}">${title}</h2>\n${core.ruleIds
          .filter((/** @type {string} */ id) => core.sectionOf(id) === section)
          .map(award)
          .join('\n')}`,
    )
    .join('\n');
}

/** The first profile that gives an award, the classical one if it does; for an award that none gives, one more double. */
function tableFor(/** @type {string} */ id) {
  const [known] = Object.entries(core.profiles).find(([, { rules }]) => rules[id] !== 'off') ?? [];
  if (known) return { profile: known, rules: undefined };
  return { profile: 'classical', rules: `${id}: 1 double` };
}

function award(/** @type {string} */ id) {
  const { profile, rules } = tableFor(id);
  const table = rules ? core.defineProfile({ name: 'table', extends: profile, rules }) : core.profiles[profile];
  /** @type {Row} */
  const { sample, names } = core.describeProfile(table).find((/** @type {Row} */ row) => row.id === id);
  const { hand, situation } = sample;
  const shared = {
    ...situation,
    circumstances: /** @type {string[] | undefined} */ (situation.circumstances)?.join(' '),
    profile: profile === 'classical' ? undefined : profile,
    rules,
    expect: core.score(hand, situation, table).value,
  };
  const attributes = (/** @type {Record<string, unknown>} */ all) =>
    Object.entries(all)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
      .join('');
  const also = [
    ...[...names.en, ...names.ja].map(escape),
    ...names.zh.map((name) => `<span lang="zh-Hant">${escape(name)}</span>`),
  ];
  const under = rules
    ? ` with the rule <code>${escape(rules)}</code>`
    : profile === 'classical'
      ? ''
      : ` under ${escape(titleOf(profile))} rules`;
  return `<section class="award" id="${id}">
<h3>${escape(core.awardLabel(id))}</h3>
<p>${escape(texts.meaning(id))}</p>
<mj-hand${attributes(shared)}>${escape(hand)}</mj-hand>
<p class="worth">${situation.partial ? 'These tiles score' : 'This hand scores'} <mj-value${attributes({ hand, ...shared })}>${shared.expect.toLocaleString('en')}</mj-value>${under}. ${tables(id)}${also.length > 0 ? ` Also called ${also.join(', ')}.` : ''}</p>
</section>`;
}

/** “classical 1 double; european and dmjl 2 doubles; off elsewhere”. */
function tables(/** @type {string} */ id) {
  const values = new Map();
  for (const [name, { rules }] of Object.entries({ ...core.profiles, ...core.moreProfiles }))
    values.set(rules[id], [...(values.get(rules[id]) ?? []), titleOf(name)]);
  if (values.size === 1) return `Every profile: ${[...values.keys()][0]}.`;
  // What most tables play needs no list of names.
  const [most, names] = [...values].sort((a, b) => b[1].length - a[1].length)[0];
  if (names.length > 8) values.set(most, ['most profiles']);
  const parts = [...values].sort(
    (a, b) =>
      Number(b[0] === most) - Number(a[0] === most) ||
      b[1].length - a[1].length ||
      String(a[0]).localeCompare(String(b[0])),
  );
  const text = parts.map(([value, which]) => `${which.join(', ')}: ${escape(value)}`).join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
