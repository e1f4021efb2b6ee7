import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stores what one test file has run. */
export function store(/** @type {unknown} */ coverage) {
  const folder = process.env.MJ_COVERAGE;
  if (!folder || !coverage) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(coverage));
}
