/** React components of the elements: what they write on a server, and what they are on a page. */
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wrap } from '../../src/react/wrap.js';

class Sample {
  get faceDown(): boolean {
    return false;
  }
  toText(): string {
    return '';
  }
}

const wrapped = () =>
  wrap({
    tagName: 'mj-sample',
    elementClass: Sample as never,
    events: { onMjScore: 'mj-score' },
    attributes: { faceDown: 'face-down', limit: 'limit', hand: 'hand' },
  }) as React.ComponentType<Record<string, unknown>>;

const rendered = (props: Record<string, unknown>): string =>
  renderToStaticMarkup(React.createElement(wrapped(), props));

describe('a component on a server', () => {
  it('writes properties as attributes', () => {
    expect(rendered({ faceDown: true, limit: 500, hand: '123b' })).toBe(
      '<mj-sample face-down="" limit="500" hand="123b"></mj-sample>',
    );
    expect(rendered({ faceDown: false, limit: null, hand: { sets: [] } })).toBe('<mj-sample></mj-sample>');
  });

  it('keeps the props of any element, and leaves out events and methods', () => {
    expect(rendered({ id: 'one', children: '123b', onMjScore: () => {}, toText: 'x' })).toBe(
      '<mj-sample id="one">123b</mj-sample>',
    );
    expect(wrapped().displayName).toBe('Sample');
  });
});

describe('a component on a page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('leaves properties to the element', () => {
    vi.stubGlobal('document', {});
    expect(rendered({ faceDown: true, id: 'one' })).toBe('<mj-sample id="one"></mj-sample>');
    expect(wrapped().displayName).toBe('Sample');
  });
});
