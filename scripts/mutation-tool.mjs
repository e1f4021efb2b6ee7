/** The folder of the tools for mutation testing, with its packages installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';

export const tool = join(root, 'tools/mutation');

if (!existsSync(join(tool, 'node_modules')))
  spawnSync('npm', ['ci'], { cwd: tool, stdio: 'inherit', shell: process.platform === 'win32' });
