/** The roles and names of elements, as the engines of all three browsers compute them, are the same (built). */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/serve.mjs';
import { engines } from './computed.js';

const HAND = '(RRR) 123b 99d';
const SENTENCE = 'Pung of red dragons, exposed; 1 2 3 of bamboo; 9 9 of circles.';

const PAGE = `<!doctype html><html lang="en"><title>Elements</title>
  <script type="module" src="cdn/mahjong-elements.js"></script>
  <p>Plain <mj-hand>${HAND}</mj-hand> and <mj-tile tile="5b"></mj-tile>.</p>
  <mj-score-breakdown><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-score-breakdown>
  <mj-settlement scores="east 8; south 48; west 0; north 2" winner="south"></mj-settlement>
  <mj-wall dice="3 4, 5 2"></mj-wall>
  <mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho; Ann 8</mj-game>
  <label for="ed">Your hand</label><mj-hand id="ed" editable></mj-hand>`;

const inside = (tag: string, selector: string): string =>
  `document.querySelector('${tag}').shadowRoot.querySelector('${selector}')`;

/** An expression for an element, and the role and the name that it has. */
const EXPECTED: [expression: string, role: string, name: string][] = [
  [`document.querySelector('p mj-hand')`, 'img', SENTENCE],
  [`document.querySelector('mj-tile')`, 'img', '5 of bamboo'],
  [inside('mj-score-breakdown', 'table'), 'table', 'Winning hand, Classical rules'],
  [inside('mj-score-breakdown', '[part~="line"] button'), 'button', 'Going out'],
  [`document.querySelector('mj-settlement')`, 'group', 'Who pays whom'],
  [
    inside('mj-wall', 'svg[role="img"], [role="img"]'),
    'img',
    'The wall: West’s side, stack 14; loose tiles on 10 and 12; 77 live tiles.',
  ],
  [inside('mj-game', '.sheet button'), 'button', 'Hand 1, Ann deals: Ben 48 from Cho'],
  [`document.querySelector('#ed')`, 'group', 'Your hand'],
];

let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'computed-'));
  symlinkSync(new URL('../../dist/cdn', import.meta.url).pathname, join(folder, 'cdn'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  server = await serveFolder(folder);
});
afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

describe('roles and names', () => {
  for (const [name, start] of Object.entries(engines))
    it(`are the same in ${name}`, async (context) => {
      const engine = await start();
      if (!engine) return context.skip();
      try {
        await engine.open(`${server.address}/`);
        const isDrawn = `(${EXPECTED.map(([expression]) => expression.replace('.shadowRoot.', '.shadowRoot?.')).join(') && (')}) && document.querySelector('#ed').shadowRoot?.querySelector('.picker') && true`;
        await expect.poll(() => engine.run(isDrawn), { timeout: 60_000 }).toBe(true);
        const found = [];
        for (const [expression] of EXPECTED) found.push([expression, ...(await engine.computed(expression))]);
        expect(found).toEqual(EXPECTED);
      } finally {
        await engine.stop();
      }
    });
});
