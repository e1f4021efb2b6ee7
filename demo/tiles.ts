/** Every tile at six sizes, on light and dark pages, lying, turned over and with indices. */
import './elements.js';
import { css, html, render } from 'lit';
import { tileStyles } from '../src/render/tile.styles.js';
import { addBonusFaces } from '../src/render/bonus-faces.js';
import { renderTile, type TileView } from '../src/render/tile.js';

addBonusFaces();

const rank = (suit: string, count = 9) => Array.from({ length: count }, (_, i) => `${i + 1}${suit}`);
const rows = [rank('b'), rank('c'), rank('d'), [...'ESWNRGB?'], [...rank('f', 4), ...rank('s', 4)]];

const pageStyles = css`
  :host {
    display: block;
    font:
      1rem/1.4 system-ui,
      sans-serif;
  }
  section {
    padding: 1rem;
    color: light-dark(#222, #ddd);
    background: light-dark(#f2f4f3, #17201c);
  }
  section:first-child {
    border-start-start-radius: 0.8rem;
    border-start-end-radius: 0.8rem;
  }
  section:last-child {
    border-end-start-radius: 0.8rem;
    border-end-end-radius: 0.8rem;
  }
  h3 {
    margin: 0 0 0.5rem;
    font-size: 1rem;
    font-weight: 500;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.2em;
    margin: 0 0 0.6rem;
  }
  .light {
    color-scheme: light;
  }
  .dark {
    color-scheme: dark;
  }
  .w20 {
    --mj-tile-width: 20px;
  }
  .w24 {
    --mj-tile-width: 24px;
  }
  .w32 {
    --mj-tile-width: 32px;
  }
  .w44 {
    --mj-tile-width: 44px;
  }
  .w96 {
    --mj-tile-width: 96px;
  }
  .w200 {
    --mj-tile-width: 200px;
  }
  .w200 p {
    gap: 12px;
  }
`;

const set = (view: Partial<TileView> = {}) =>
  rows.map(
    (tiles) => html`
      <p>${tiles.map((tile) => renderTile({ ...view, tile }))}</p>
    `,
  );

const page = (scheme: string) => html`
  ${[20, 24, 32, 96].map(
    (width) => html`
      <section class="${scheme} w${width}">
        <h3>${width} px, ${scheme}</h3>
        ${set()}
      </section>
    `,
  )}
  <section class="${scheme} w44">
    <h3>44 px</h3>
    ${set()}
    <h3>With indices, sideways, face down</h3>
    ${set({ indices: true })}
    <p>
      ${['5b', '7c', '1d', '6d', '9d', 'E', 'R', '2f'].map((tile) => renderTile({ tile, sideways: true }))}
      ${['5b', '9d', '2f'].map((tile) => renderTile({ tile, sideways: true, indices: true }))}
      ${['9c', '9c', '9c', '9c'].map((tile, i) => renderTile({ tile, faceDown: i % 3 === 0, states: ['concealed'] }))}
      ${renderTile({ tile: 'G', sideways: true, faceDown: true })}
      ${renderTile({ tile: 'G', states: ['winning'], label: 'Green dragon' })}
    </p>
  </section>
  <section class="${scheme} w200">
    <h3>200 px</h3>
    ${set()}
    <p>${renderTile({ tile: '1b', faceDown: true })} ${renderTile({ tile: '1b', sideways: true })}</p>
  </section>
`;

const root = document.querySelector('#sizes')!.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [...tileStyles, pageStyles].map(({ styleSheet }) => styleSheet!);
render([page('light'), page('dark')], root);
