/** What people test who use the elements, in a program that imitates a browser. */
import { afterEach, expect, it, vi } from 'vitest';
import '../../src/mj-hand.js';
import '../../src/mj-score-breakdown.js';
import '../../src/mj-game.js';
import '../../src/mj-settlement.js';
import '../../src/mj-exercise.js';
import { upgradeBlocks } from '../../src/blocks.js';
import type { MjExercise } from '../../src/mj-exercise.js';
import type { MjGame } from '../../src/mj-game.js';
import type { MjHand } from '../../src/mj-hand.js';
import type { MjScoreBreakdown } from '../../src/mj-score-breakdown.js';
import type { LitElement } from 'lit';

const HAND = '(RRR) 123b 456b 99d 78d +9d';

async function page(markup: string): Promise<HTMLElement> {
  document.body.innerHTML = markup;
  for (const element of document.body.querySelectorAll<LitElement>('*')) await element.updateComplete;
  return document.body;
}

afterEach(() => vi.restoreAllMocks());

export function testElements(): void {
  it('draws and scores, and reads blocks', async () => {
    const body = await page(`
      <mj-score-breakdown><mj-hand seat="south" win="self-draw">${HAND}</mj-hand></mj-score-breakdown>
      <mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>
      <mj-settlement scores="east 8; south 64; west 16; north 4" winner="south" discarder="east"></mj-settlement>
      <pre><code class="language-mahjong">seat: south\n\n${HAND}</code></pre>`);
    const hand = body.querySelector<MjHand>('mj-hand')!;
    expect(hand.shadowRoot!.querySelectorAll('svg').length).toBeGreaterThan(10);
    expect(hand.error).toBe(null);
    expect(hand.score?.value).toBe(52);
    await vi.waitFor(() =>
      expect(body.querySelector<MjScoreBreakdown>('mj-score-breakdown')!.shadowRoot!.textContent).toContain('52'),
    );
    await vi.waitFor(() => expect(body.querySelector<MjGame>('mj-game')!.game?.totals).toHaveLength(4));
    expect(upgradeBlocks(document).elements.map(({ localName }) => localName)).toEqual(['mj-hand']);
  });

  it('goes without a form, with its values as properties', async () => {
    const body = await page(`
      <form>
        <input name="player" value="Ann">
        <mj-hand name="hand" editable required autofocus>(RRR) 123b</mj-hand>
        <mj-exercise name="answer" ask="points"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
        <mj-game name="game" editable players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>
      </form>`);
    const hand = body.querySelector<MjHand>('mj-hand')!;
    await vi.waitFor(() => expect(hand.value).toBe('(RRR) 123b'));
    expect(hand.checkValidity()).toBe(true);
    const exercise = body.querySelector<MjExercise>('mj-exercise')!;
    exercise.value = 'points 24';
    await exercise.updateComplete;
    const game = body.querySelector<MjGame>('mj-game')!;
    await vi.waitFor(() => expect(game.value).toContain('Ben 48 from Cho'));
    const data = new FormData(body.querySelector('form')!);
    for (const { name, value } of [hand, exercise, game]) data.set(name!, value);
    const { game: played, ...others } = Object.fromEntries(data);
    expect(others).toEqual({ player: 'Ann', hand: '(RRR) 123b', answer: 'points 24' });
    expect(played).toContain('Ben 48 from Cho');
  });
}
