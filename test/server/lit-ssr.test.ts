/** Elements in `@lit-labs/ssr` templates, where they do not know their text and children. */
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html, type TemplateResult } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { score } from '../../src/core/index.js';
import '../../src/index.js';
import '../../src/lang/zh-Hant.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d 3f';

const rendered = (template: TemplateResult): string =>
  collectResultSync(render(template))
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/<!--[^]*?-->/g, '');
const words = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a server-rendered template', () => {
  beforeEach(() => {
    for (const method of ['warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...said) => expect.unreachable(said.join(' ')));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows tiles and hands from their attributes', () => {
    expect(rendered(html`<mj-tile tile="R"></mj-tile>`)).toContain('aria-label="red dragon"');
    const hand = rendered(html`<mj-hand hand=${HAND} seat="south"></mj-hand>`);
    expect(hand.match(/role="img"/g)).toHaveLength(16);
  });

  it('shows the text of a hand until the client has read it', () => {
    const hand = rendered(html`<mj-hand>${HAND}</mj-hand>`);
    expect(hand).toContain('<slot></slot>');
    expect(words(hand)).toBe(HAND);
  });

  it('shows a breakdown of a Score, and no error for a hand that it cannot see', () => {
    const breakdown = rendered(html`<mj-score-breakdown .score=${score(HAND)}></mj-score-breakdown>`);
    expect(words(breakdown)).toContain('Pung of red dragons, exposed');
    const around = rendered(html`<mj-score-breakdown><mj-hand hand=${HAND}></mj-hand></mj-score-breakdown>`);
    expect(around).not.toContain('No hand to score yet.');
    expect(around.match(/role="img"/g)).toHaveLength(16);
  });

  it('settles scores, and shows no error for hands that it cannot see', () => {
    const table = rendered(html`
      <mj-settlement scores="east 20; south 128; west 8; north 0" winner="south"></mj-settlement>
    `);
    expect(words(table)).toContain('East pays South 256: 128, doubled because East pays.');
    const around = rendered(html`<mj-settlement><mj-hand seat="east">${HAND}</mj-hand></mj-settlement>`);
    expect(words(around)).not.toContain('No hands to settle yet.');
  });

  it('inherits rules and language', () => {
    const hand = rendered(html`
      <mj-score-breakdown profile="european" lang="zh-Hant">
        <mj-hand expect="1" hand="222b 111d (555c) (RRRR) E +E"></mj-hand>
      </mj-score-breakdown>
    `);
    expect(hand).toContain('aria-label="紅中"');
    expect(words(hand)).toContain('240');
  });
});
