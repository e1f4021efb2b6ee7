/** Installs the packages of this folder, which the project does without. Import it before a module that needs them is loaded. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the tools for mutation testing. */
export const tool = import.meta.dirname;

if (!existsSync(join(tool, 'node_modules')))
  spawnSync('npm', ['ci'], { cwd: tool, stdio: 'inherit', shell: process.platform === 'win32' });
