/** A hand laid out as on a table. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatHand, type DeclaredSet, type Hand, type Tile } from '../core/scoring.js';
import type { HandTexts } from '../lang/types.js';
import { inOrder } from '../core/order.js';
import { GAP, rowClasses, SIDEWAYS, UPRIGHT, type Piece } from './rows.js';
import { renderTile } from './tile.js';

export interface HandView {
  hand: Hand;
  texts: HandTexts;
  indices?: boolean;
  /** The concealed tiles in groups; one group unless given. */
  groups?: readonly (readonly Tile[])[];
  /** The text to copy, where the hand has tiles without a notation. */
  notation?: string;
  /** The lit tiles are meant to be noticed: their names say so. */
  marks?: boolean;
  /** Tiles to light up, one for each copy. */
  lit?: readonly Tile[];
  /** Puts something around each tile, by its place in the order of drawing; what is around it says its name. */
  around?: (drawn: TemplateResult, name: string, place: number) => TemplateResult;
}

/** How many tiles a hand has over and above those of an ordinary one. */
export const kongsIn = ({ sets }: Hand): number => sets.filter(({ kind }) => kind === 'kong').length;

/** Draws the tiles one after the other and lights up so many of each as are asked for. */
class Row {
  /** What has been drawn, as it may be broken into rows. */
  readonly #pieces: Piece[] = [];
  readonly #lit: Tile[];
  /** One tile, and it is the winning one: no other copy of it is meant. */
  readonly #onlyWinning: boolean;
  #drawn = 0;
  constructor(readonly view: HandView) {
    // A page may hand over anything.
    this.#lit = Array.isArray(view.lit) ? [...view.lit] : [];
    this.#onlyWinning = this.#lit.length === 1 && this.#lit[0] === view.hand.winningTile;
  }

  tile(tile: Tile, states: readonly string[], turned: { faceDown?: boolean; sideways?: boolean } = {}): TemplateResult {
    const { texts, indices, around } = this.view;
    const isWinning = states.includes('winning');
    const place = this.#onlyWinning && !isWinning ? -1 : this.#lit.indexOf(tile);
    if (place >= 0) this.#lit.splice(place, 1);
    // A tile that lies face down is known all the same: it was shown when the hand was.
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
    // prettier-ignore
    return html`<span class="group set ${word}" part="set ${kind} ${word}">${drawn}</span>`;
  }

  /** The winning tile, on its side. */
  won(tile: Tile): TemplateResult {
    this.#endGroup({ tiles: 1, width: SIDEWAYS });
    // prettier-ignore
    return html`<span class="group won" part="won">${this.tile(tile, ['winning'], { sideways: true })}</span>`;
  }

  /** Tiles side by side, in their order. */
  // prettier-ignore
  group(name: string, tiles: readonly Tile[], state: string): TemplateResult | typeof nothing {
    if (!tiles.length) return nothing;
    for (let place = 1; place < tiles.length; place++) this.#pieces.push({ tiles: 1, width: UPRIGHT });
    this.#endGroup({ tiles: 1, width: UPRIGHT });
    return html`<span class="group ${name}" part=${name}>${inOrder(tiles).map((tile) => this.tile(tile, [state]))}</span>`;
  }

  /** A group ends with a gap; the last one does without. */
  #endGroup({ tiles, width }: Piece): void {
    this.#pieces.push({ tiles, width: width + GAP });
  }

  /** The tiles drawn so far as they may be broken into rows. */
  get classes(): string {
    const last = this.#pieces.at(-1);
    return rowClasses(last ? [...this.#pieces.slice(0, -1), { ...last, width: last.width - GAP }] : []);
  }
}

/** The tiles of a hand in the order in which {@link renderHand} draws them. */
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
 * The tiles of a hand: declared sets, the tiles in the hand, the winning tile turned, bonus tiles at the end. They lie in
 * one row where there is room; see `handStyles`.
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
