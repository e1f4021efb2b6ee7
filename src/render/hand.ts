/** Lays out a hand as on a table. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatHand, type DeclaredSet, type Hand, type Tile } from '../core/scoring.js';
import type { HandTexts } from '../lang/types.js';
import { inOrder } from '../core/order.js';
import { GAP, rowClasses, SIDEWAYS, UPRIGHT, type Piece } from './rows.js';
import { renderGroup, renderTile } from './tile.js';

export interface HandView {
  hand: Hand;
  texts: HandTexts;
  indices?: boolean;
  /** The concealed tiles in groups; a single group by default. */
  groups?: readonly (readonly Tile[])[];
  /** The text to copy, if the hand has tiles without notation. */
  notation?: string;
  /** The highlighted tiles matter to the reader, so their names mention it. */
  marks?: boolean;
  /** Tiles to highlight, one entry per copy. */
  lit?: readonly Tile[];
  /** Wraps each tile, given its index in drawing order; the wrapper provides the accessible name. */
  around?: (drawn: TemplateResult, name: string, place: number) => TemplateResult;
}

/** How many tiles a hand has in addition to those of an ordinary hand. */
export const kongsIn = ({ sets }: Hand): number => sets.filter(({ kind }) => kind === 'kong').length;

/** Renders tiles one after the other and highlights the requested number of copies of each. */
class Row {
  /** The tiles rendered so far, divided into the pieces that may be broken into rows. */
  readonly #pieces: Piece[] = [];
  readonly #lit: Tile[];
  /** A single highlighted tile that is the winning tile: no other copy of it is meant. */
  readonly #onlyWinning: boolean;
  #drawn = 0;
  constructor(readonly view: HandView) {
    // A page may pass any value.
    this.#lit = Array.isArray(view.lit) ? [...view.lit] : [];
    this.#onlyWinning = this.#lit.length === 1 && this.#lit[0] === view.hand.winningTile;
  }

  tile(tile: Tile, states: readonly string[], turned: { faceDown?: boolean; sideways?: boolean } = {}): TemplateResult {
    const { texts, indices, around } = this.view;
    const isWinning = states.includes('winning');
    const place = this.#onlyWinning && !isWinning ? -1 : this.#lit.indexOf(tile);
    if (place >= 0) this.#lit.splice(place, 1);
    // Even a face-down tile has a name: it was shown when the hand was.
    const ownName = isWinning ? texts.winningTile(tile) : texts.tile(tile);
    const name = place >= 0 && this.view.marks ? texts.highlighted(ownName) : ownName;
    const drawn = renderTile({
      tile,
      indices,
      ...turned,
      states: place < 0 ? states : [...states, 'lit'],
      label: around ? undefined : name,
    });
    return around ? around(drawn, name, this.#drawn++) : drawn;
  }

  set({ kind, tiles, concealed, promoted }: DeclaredSet): TemplateResult {
    const word = concealed ? 'concealed' : 'exposed';
    const drawn = tiles.map((tile, place) =>
      this.tile(tile, [word], {
        faceDown: concealed && (place === 0 || place === 3),
        sideways: promoted === true && place === 3,
      }),
    );
    this.#endGroup({ tiles: tiles.length, width: tiles.length * UPRIGHT + (promoted ? SIDEWAYS - UPRIGHT : 0) });
    return this.#together(`set ${word}`, `set ${kind} ${word}`, drawn);
  }

  /** The winning tile, turned sideways. */
  won(tile: Tile): TemplateResult {
    this.#endGroup({ tiles: 1, width: SIDEWAYS });
    // prettier-ignore
    return html`<span class="group won" part="won">${this.tile(tile, ['winning'], { sideways: true })}</span>`;
  }

  /** Tiles side by side, in order. */
  group(name: string, tiles: readonly Tile[], state: string): TemplateResult | typeof nothing {
    if (!tiles.length) return nothing;
    for (let place = 1; place < tiles.length; place++) this.#pieces.push({ tiles: 1, width: UPRIGHT });
    this.#endGroup({ tiles: 1, width: UPRIGHT });
    const drawn = inOrder(tiles).map((tile) => this.tile(tile, [state]));
    return this.#together(name, name, drawn);
  }

  /** Tiles side by side. In an editor they are a list, so that those that stay also keep the focus. */
  #together(name: string, part: string, drawn: TemplateResult[]): TemplateResult {
    return renderGroup(`group ${name}`, part, this.view.around ? [drawn] : drawn);
  }

  /** A group ends with a gap, except the last one. */
  #endGroup({ tiles, width }: Piece): void {
    this.#pieces.push({ tiles, width: width + GAP });
  }

  /** The tiles rendered so far, divided into the pieces that may be broken into rows. */
  get classes(): string {
    const last = this.#pieces.at(-1);
    return rowClasses(last ? [...this.#pieces.slice(0, -1), { ...last, width: last.width - GAP }] : []);
  }
}

/** The tiles of a hand in the order in which {@link renderHand} renders them. */
export const tilesDrawn = (
  { sets, concealed, winningTile, bonus }: Hand,
  groups: HandView['groups'] = [concealed],
): Tile[] => [
  ...sets.flatMap(({ tiles }) => tiles),
  ...groups.flatMap(inOrder),
  ...(winningTile ? [winningTile] : []),
  ...inOrder(bonus),
];

/**
 * The tiles of a hand: declared sets, the tiles in the hand, the winning tile turned sideways, and finally bonus tiles.
 * They are in a single row if there is room; see `handStyles`.
 */
// prettier-ignore
export function renderHand(view: HandView): TemplateResult {
  const { sets, concealed, winningTile, bonus } = view.hand;
  const row = new Row(view);
  const declared = sets.map((set) => row.set(set));
  const inHand = (view.groups ?? [concealed]).map((tiles) => row.group('in-hand', tiles, 'concealed'));
  const won = winningTile === undefined ? nothing : row.won(winningTile);
  const bonusTiles = row.group('bonus-tiles', bonus, 'bonus');
  return html`<div class="frame ${row.classes}"><div class="room"><div class="hand" part="hand"><span class="notation" aria-hidden="true">${view.notation ?? formatHand(view.hand)} </span>${declared}${inHand}${won}${bonusTiles}</div></div></div>`;
}
