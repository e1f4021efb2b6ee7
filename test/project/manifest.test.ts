import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifest } from '../../scripts/manifest.mjs';

it('custom-elements.json is what the sources say now (else: npm run manifest)', async () => {
  expect(readFileSync('custom-elements.json', 'utf8')).toBe(await manifest());
});
