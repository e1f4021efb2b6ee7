/** The built-in profiles with their sources, and what they change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bundle.mjs';
import { escape, titleOf } from './html.mjs';

const built = join(root, 'dist/core/index.js');
const core = existsSync(built) ? await import(pathToFileURL(built).href) : undefined;

/** A differing profile lists its declarations in this many lines at most before they have to be opened. */
const MOST_LINES = 4;

export function renderProfiles() {
  if (!core) return '<p>Run <code>npm run build</code> to list the profiles.</p>';
  const sections = Object.entries(core.profiles)
    .map(([name, profile]) => {
      const { source, rules } = /** @type {any} */ (profile);
      const text = core.formatRules(profile, 'classical');
      const lines = text ? text.split('; ') : [];
      const list = `<pre><code>${lines.map(escape).join(';\n')}</code></pre>`;
      const limit = rules.limit === 'none' ? 'no limit' : `limit ${Number(rules.limit).toLocaleString('en')}`;
      const count = `${lines.length} ${lines.length === 1 ? 'difference' : 'differences'} from Classical`;
      const differences =
        lines.length === 0
          ? `<p>${name === 'classical' ? 'The base of all others.' : 'The same values as Classical.'}</p>`
          : `<details${lines.length <= MOST_LINES ? ' open' : ''}><summary>${count}</summary>${list}</details>`;
      return `<section class="profile" id="profile-${name}"><h3>${titleOf(name)} <code>${name}</code></h3>
<p>${escape(source)}; ${limit}</p>
${differences}</section>`;
    })
    .join('\n');
  return `<div class="profiles">${sections}</div>`;
}
