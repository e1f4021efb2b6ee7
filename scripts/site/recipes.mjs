/** Every recipe of docs/recipes.md with its hand, scored. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { escape } from './html.mjs';

export function renderRecipes() {
  /** @type {{ title: string, recipes: Record<'name' | 'about' | 'rules' | 'hand', string>[] }[]} */
  const chapters = JSON.parse(readFileSync(join(root, 'docs/recipes.json'), 'utf8'));
  return chapters
    .map(({ title, recipes: all }) =>
      [`<h2>${escape(title)}</h2>`, ...all.map((recipe) => renderRecipe(/** @type {any} */ (recipe)))].join('\n'),
    )
    .join('\n');
}

/** `east 8; south 64` @param {Record<string, unknown> | undefined} by */
const listed = (by) =>
  by &&
  Object.entries(by)
    .map(([seat, value]) => `${seat} ${Array.isArray(value) ? value.join(' ') : value}`)
    .join('; ');

/** @param {{ name: string, about: string, rules: string, hand: string, seat?: string, win?: string, circumstances?: string[], seen?: string, scores?: Record<string, number>, winner?: string, discarder?: string, incidents?: Record<string, string[]>, pao?: true, liable?: string, game?: string[] }} recipe */
function renderRecipe({ name, about, rules, hand, seat, win, circumstances = [], seen, game, ...table }) {
  const head = `<section class="recipe"><h3>${escape(name)}</h3>
<p>${escape(about)}</p>
<pre>${escape(rules)}</pre>`;
  if (game)
    return `${head}
<mj-game players="Ann, Ben, Cho, Dan" rules="${escape(rules)}">
${game.map(escape).join('\n')}
</mj-game></section>`;
  if (table.scores) {
    const attributes = Object.entries({
      scores: listed(table.scores),
      winner: table.winner,
      discarder: table.discarder,
      liable: table.liable,
      incidents: listed(table.incidents),
    })
      .map(([attribute, value]) => (value ? ` ${attribute}="${escape(value)}"` : ''))
      .join('');
    return `${head}
<mj-settlement rules="${escape(rules)}"${attributes}${table.pao ? ' pao' : ''}></mj-settlement></section>`;
  }
  const situation = Object.entries({ seat, win, circumstances: circumstances.join(' '), seen })
    .map(([attribute, value]) => (value ? ` ${attribute}="${escape(value)}"` : ''))
    .join('');
  return `${head}
<mj-score-breakdown rules="${escape(rules)}" panels="none"><mj-hand${situation}>${escape(hand)}</mj-hand></mj-score-breakdown></section>`;
}
