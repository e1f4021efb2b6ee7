/** The built-in profiles with their sources, and what they change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bundle.mjs';
import { escape } from './html.mjs';

const built = join(root, 'dist/core/index.js');
const core = existsSync(built) ? await import(pathToFileURL(built).href) : undefined;

/** A differing profile lists its declarations in this many lines at most before they have to be opened. */
const MOST_LINES = 4;

export function renderProfiles() {
  if (!core) return '<p>Run <code>npm run build</code> to list the profiles.</p>';
  return Object.entries(core.profiles)
    .map(([name, profile]) => {
      const { source, rules } = /** @type {any} */ (profile);
      const text = core.formatRules(profile, 'classical');
      const lines = text ? text.split('; ') : [];
      const list = `<pre tabindex="0"><code>${lines.map(escape).join(';\n')}</code></pre>`;
      const limit = rules.limit === 'none' ? 'no limit' : `limit ${rules.limit}`;
      const count = `${lines.length} ${lines.length === 1 ? 'difference' : 'differences'} from classical`;
      const differences =
        lines.length === 0
          ? ''
          : lines.length <= MOST_LINES
            ? list
            : `<details><summary>${count}</summary>${list}</details>`;
      const about = name === 'classical' ? 'The base of all others' : count;
      return `<section id="profile-${name}"><h3><code>${name}</code></h3>
<p>${escape(source)}; ${limit}. ${lines.length > MOST_LINES ? '' : `${about}.`}</p>
${differences}</section>`;
    })
    .join('\n');
}
