import { html, isServer, nothing, type TemplateResult } from 'lit';
import { fire } from '../events.js';
import { keepInside } from '../keep-inside.js';
import { property } from '../property.js';
import { asText, shown } from '../../core/errors.js';
import { knownWord, plainText } from '../../core/input.js';
import { bySeat } from '../../core/engine/tiles.js';
import type { Tile } from '../../core/index.js';
import { breakWall, diceNeeded, wallAfter, type BrokenWall } from '../../core/wall/break.js';
import { dealCards } from '../../core/wall/cards.js';
import { deal, dealTiles, tileAt, type DealtTiles } from '../../core/wall/deal.js';
import { WallError } from '../../core/wall/errors.js';
import type { SideLength } from '../../core/wall/ring.js';
import { shuffledTiles } from '../../core/wall/shuffle.js';
import type { SpokenWall } from '../../lang/types.js';
import { wallTextsFor, type AllWallTexts } from '../../lang/wall.js';
import { controlStyles } from '../../render/controls.styles.js';
import type { DealtView } from './dealt.js';
import { renderCards } from './cards.js';
import { renderWall } from './views.js';
import { wake } from '../../render/live.js';
import { isRightToLeft } from '../../render/direction.js';
import { blockStyles } from '../../render/parts.styles.js';
import { feltStyles } from '../../render/felt.styles.js';
import { tableTokenStyles } from '../../render/table.styles.js';
import { FIRST_STEPS, readDice, sceneBefore, sceneOf, wallSteps } from '../../table/wall.js';
import type { WallScene, WallStep } from '../../table/wall.js';
import { Later } from '../lazy.js';
import { renderFallback } from '../../render/message.js';
import { wordOf } from '../check-markup.js';
import { MjFindingElement } from '../base/mj-finding-element.js';
import { WordError } from '../word-error.js';
import { wallStyles } from './styles.js';
import { labelled } from '../../lang/marks.js';

const DEALT = 53;

/** Longer seeds are cut off. */
const LONGEST_SEED = 1000;

interface Found {
  scene: WallScene;
  /** Undefined before the throw, and for cards. */
  wall?: BrokenWall;
  counts?: { drawn: number; replaced: number };
  /** The tiles in the order of building, and the deal of them; only with a seed. */
  tiles?: readonly Tile[];
  dealt?: DealtTiles;
}

const unknownWord = (name: 'step' | 'view', found: string, expected: readonly string[]): WordError =>
  new WordError(name, found, expected, `${name} “{found}” is not known: use {expected}.`);

/** Loaded when a wall has a seed. A server must load it before rendering. */
export const dealtHands = new Later(() =>
  import('./dealt.js').then((module) => {
    if (isServer) MjWall.addStyles(...module.dealtStyles);
    return module;
  }),
);

/** Throws a die when the user asks for it, and at no other time. */
const die = (): number => {
  const [byte] = crypto.getRandomValues(new Uint8Array(1));
  // 252 is the highest multiple of 6 in a byte.
  return byte! < 252 ? (byte! % 6) + 1 : die();
};

function asDealt(wall: BrokenWall, tiles: readonly Tile[]): DealtView {
  const { hands } = deal(wall);
  return {
    hands: bySeat((seat) => hands[seat].map((place) => tileAt(tiles, place, wall))),
    bonus: bySeat(() => []),
    replacements: [],
  };
}

/**
 * The wall of tiles as a square seen from above, explained step by step: seats, building, the throws, the count, the
 * break, the loose tiles, the deal, the flowers and the play.
 *
 * Nothing is random unless the user throws the dice. On right-to-left pages, the table is not mirrored.
 *
 * @tag mj-wall
 * @summary The wall from above: where the dice open it, which tiles are dealt, drawn and kept back.
 * @slot - Fallback text, shown if the wall cannot be drawn
 * @fires {Event} change - Fires when the user throws the dice, changes the step, or draws a tile
 * @csspart picture - The picture; also has the part name `wall`
 * @csspart count - The numbers along the wall
 * @csspart cards - The picture of the deal with cards
 * @csspart dealt - The hands of the deal, if there is a seed
 * @csspart dealt-hand - The tiles of a hand
 * @csspart dealt-bonus - The flowers and seasons of a hand
 * @csspart replacements - How flowers and seasons were replaced
 * @csspart tile - A tile of a hand
 * @csspart face - The engraving of a tile
 * @csspart text - The sentence about the current step
 * @csspart steps - The buttons of the steps
 * @csspart controls - The buttons that throw and draw, if the wall is editable
 * @cssproperty [--mj-felt] - Background of the table
 * @cssproperty [--mj-accent] - Accent color, used for East, the count and the current step
 * @cssproperty [--mj-muted] - Secondary text color, used for borders of buttons
 * @cssproperty [--mj-dead-wall] - Background of the tiles of the dead wall
 * @cssproperty [--mj-control-font=inherit] - Font of buttons, fields and selects
 */
export class MjWall extends MjFindingElement<AllWallTexts, Found> {
  static override readonly tag = 'mj-wall';
  static override readonly keepInside = keepInside;
  static override styles = [blockStyles, tableTokenStyles, feltStyles, controlStyles, wallStyles];

  /** East’s two dice, then those of the player whose side they name: `3 4, 5 2`. With `dead-wall: dice`, only East’s. */
  @property() dice = '';
  /**
   * The step to show: `seats`, `build`, `throw`, `count`, `break`, `loose`, `deal`, `flowers` or `play`. Defaults to `play`
   * if tiles have been drawn, otherwise to `loose`.
   */
  @property() step: WallStep | '' = '';
  /** The number of tiles drawn since the deal, without replacements. */
  @property() drawn = '';
  /** The number of replacement tiles drawn. */
  @property() replaced = '';
  /**
   * Any text: the wall is built of actual tiles, in the same order for the same text, and the hands are shown. Without a
   * seed, all tiles stay face down. After the flowers, `drawn` and `replaced` count further tiles.
   */
  @property() seed = '';
  /** `none` for a set without flowers and seasons. */
  @property() bonus = '';
  /** `cards` shows the same deal with cards: four heaps instead of a wall. */
  @property() view: 'cards' | '' = '';
  /** Lets users throw the dice and draw tiles. */
  @property({ type: Boolean }) editable = false;

  /** The broken wall; undefined without dice or if an attribute is invalid. */
  get wall(): BrokenWall | undefined {
    return this.found?.wall;
  }

  /** The wall in one sentence, for a caption or as fallback text; empty while there is no wall. */
  get summary(): string {
    return this.wall ? this.texts.wall.summary(this.#spoken(this.wall, 'play')) : '';
  }

  override get ready(): Promise<unknown> | undefined {
    const isDealt = asText(this.seed ?? '').trim() && !dealtHands.module;
    return super.ready ?? (isDealt ? dealtHands.load() : undefined);
  }

  protected override readonly speech = {
    textsFor: wallTextsFor,
    kinds: [WallError, WordError],
    errorsIn: ({ wall }: AllWallTexts) => wall.errors,
  };

  get #length(): SideLength {
    return wordOf(this, 'bonus', this.bonus, ['none']) ? 17 : 18;
  }

  get #isCards(): boolean {
    return this.view.trim() !== '';
  }

  /** The dice, of which a deal of cards and one law need only the first two. @throws {WallError} `dice` */
  get #dice(): readonly number[] | undefined {
    const written = this.dice.trim();
    if (!written) return undefined;
    const fewest = this.#isCards ? 2 : diceNeeded(this.table);
    const dice = readDice(written, fewest);
    if (!dice) throw new WallError('dice', { place: 'dice', expected: fewest, found: shown(written) });
    return dice;
  }

  /** The step to show. @throws if it has no such name */
  get #step(): WallStep {
    const written = knownWord(this.step, wallSteps);
    if (written && !wallSteps.includes(written)) throw unknownWord('step', written, wallSteps);
    const usual = this.#isTaken ? 'play' : 'loose';
    const step = written || (this.dice.trim() ? usual : 'build');
    // Without dice there is nothing to show after the first steps.
    return this.dice.trim() || wallSteps.indexOf(step) < FIRST_STEPS ? step : 'build';
  }

  get #isTaken(): boolean {
    return [this.drawn, this.replaced].some((count) => !/^0*$/.test(plainText(count).trim()));
  }

  protected override find(): Found {
    const view = knownWord(this.view, ['cards']);
    if (view && view !== 'cards') throw unknownWord('view', view, ['cards']);
    const dice = this.#dice as BrokenWall['dice'] | undefined;
    const profile = this.table;
    const step = this.#step;
    const length = this.#length;
    const bonus = length === 18;
    if (!dice || view) return { scene: sceneBefore(step === 'seats' ? 'seats' : 'build', length) };
    const wall = breakWall({ dice, profile, bonus });
    const seed = this.seed.trim();
    const tiles = seed ? shuffledTiles(seed.slice(0, LONGEST_SEED), bonus) : undefined;
    const dealt = tiles && dealTiles(wall, tiles);
    const counts = this.#counts(wall, dealt);
    return { scene: sceneOf(wall, step, counts), wall, counts, tiles, dealt };
  }

  /** The tiles drawn and replaced since the deal. @throws {WallError} if there are not as many */
  #counts(wall: BrokenWall, dealtTiles?: DealtTiles): { drawn: number; replaced: number } {
    // With actual tiles, the flowers and seasons of the deal have been replaced before anything else is drawn.
    const { drawn: dealt = DEALT, replaced: flowers = 0 } = dealtTiles ?? {};
    const read = (code: 'drawn' | 'replaced', most: number): number => {
      const written = plainText(this[code]).trim();
      const found = /^\d{1,3}$/.test(written) ? Number(written) : written ? NaN : 0;
      if (!(found <= most)) throw new WallError(code, { found: shown(written), most });
      return found;
    };
    const isFixed = wall.dead.length > 0 && wall.deadWall !== 'replenished-14';
    const all = isFixed ? wall.dead.length : wall.dead.length + wall.live.length - dealt;
    const replaced = flowers + read('replaced', all - flowers);
    const isPossible = (drawn: number): boolean => {
      try {
        wallAfter(wall, { drawn, replaced });
        return true;
      } catch {
        return false;
      }
    };
    // Where the dead wall is topped up or missing, replacements leave fewer tiles to draw.
    let most = wall.live.length;
    while (most >= dealt && !isPossible(most)) most--;
    if (most < dealt) throw new WallError('replaced', { found: replaced - flowers, most: 0 });
    return { drawn: dealt - DEALT + read('drawn', most - dealt), replaced };
  }

  protected override updated(): void {
    if (this.found?.dealt && dealtHands.module && !isServer) this.adopt(...dealtHands.module.dealtStyles);
  }

  #change(changes: Partial<Pick<MjWall, 'dice' | 'step' | 'drawn' | 'replaced'>>): void {
    Object.assign(this, changes);
    this.afterUpdate(() => fire(this, 'change'));
  }

  #go(step: WallStep | undefined): void {
    if (step && step !== this.found?.scene.step) this.#change({ step });
  }

  readonly #throw = (): void => {
    this.#change({ dice: `${die()} ${die()}, ${die()} ${die()}`, step: 'throw', drawn: '0', replaced: '0' });
  };

  #take(code: 'drawn' | 'replaced'): void {
    this.#change({ [code]: String((Number(this[code]) || 0) + 1), step: 'play' });
  }

  readonly #again = (): void => this.#change({ step: 'seats', drawn: '0', replaced: '0' });

  #spoken(wall: BrokenWall, step: WallStep): SpokenWall {
    const counts = this.found!.counts!;
    const isPlay = step === 'play';
    const after = wallAfter(wall, {
      drawn: isPlay ? DEALT + counts.drawn : DEALT,
      replaced: isPlay || step === 'flowers' ? counts.replaced : 0,
    });
    return { wall, after, ...counts, isWashout: this.found?.dealt?.washout === true };
  }

  protected override render(): TemplateResult {
    const { error, found, texts } = this;
    if (!found) return renderFallback(error ? this.messageOf(error) : undefined);
    return this.#isCards ? this.#renderCards(texts) : this.#renderWall(found.scene, texts);
  }

  #renderWall(scene: WallScene, texts: AllWallTexts): TemplateResult {
    const { wall } = this;
    const { step, length } = scene;
    const words = texts.wall;
    const spoken = wall && this.#spoken(wall, step);
    const text =
      step === 'seats'
        ? words.seats
        : step === 'build' || !spoken
          ? words.build(length * 8, length * 4, length)
          : words.explain[step](spoken);
    const isBroken = wallSteps.indexOf(step) >= wallSteps.indexOf('loose');
    const shows = spoken && isBroken ? words.summary(spoken) : words.steps[step];
    return html`
      <div>
        ${renderWall(scene, texts, labelled(words.caption, shows, texts.language))}
        <p class="text" part="text" aria-live="off" aria-atomic="true">
          <b>${words.steps[step]}.</b>${` ${text}${wall || step === 'seats' ? '' : ` ${words.noDice}`}`}
        </p>
      </div>
      ${this.#renderDealt(step, texts)} ${this.#renderSteps(scene, texts)}
      ${this.editable ? this.#renderControls(spoken, texts) : nothing}
    `;
  }

  /** The hands, once they are dealt: with their flowers and seasons at first, which are replaced in the next step. */
  #renderDealt(step: WallStep, texts: AllWallTexts): TemplateResult | typeof nothing {
    const { wall, tiles, dealt } = this.found ?? {};
    const { module } = dealtHands;
    if (!wall || !tiles || !dealt || !module || wallSteps.indexOf(step) < wallSteps.indexOf('deal')) return nothing;
    return module.renderDealt(step === 'deal' ? asDealt(wall, tiles) : dealt, texts);
  }

  #renderSteps({ step }: WallScene, { wall: words }: AllWallTexts): TemplateResult {
    const reachable = this.wall ? wallSteps : wallSteps.slice(0, FIRST_STEPS);
    const place = reachable.indexOf(step);
    const onKey = (event: KeyboardEvent): void => {
      const forward = isRightToLeft(this) ? -1 : 1;
      const to = {
        ArrowLeft: place - forward,
        ArrowRight: place + forward,
        Home: 0,
        End: reachable.length - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      this.#go(reachable[to]);
      void this.updateComplete.then(() =>
        this.shadowRoot!.querySelector<HTMLElement>('.steps [aria-current]')?.focus(),
      );
    };
    return html`
      <div
        class="bar steps live"
        part="steps"
        role="group"
        aria-label=${words.step(place + 1, reachable.length)}
        @focusin=${wake}
        @pointerdown=${wake}
        @keydown=${onKey}
      >
        ${reachable.map(
          (one) => html`
            <button type="button" aria-current=${one === step ? 'step' : nothing} @click=${() => this.#go(one)}>
              ${words.steps[one]}
            </button>
          `,
        )}
      </div>
    `;
  }

  #renderControls(spoken: SpokenWall | undefined, { wall: words }: AllWallTexts): TemplateResult {
    const button = (text: string, act: () => void, isPossible = true): TemplateResult => html`
      <button type="button" aria-disabled=${isPossible ? nothing : 'true'} @click=${() => isPossible && act()}>
        ${text}
      </button>
    `;
    const { wall, drawn = 0, replaced = 0, isWashout } = spoken ?? {};
    const after = wall && wallAfter(wall, { drawn: DEALT + drawn, replaced });
    const canDraw = Boolean(after?.live.length) && !isWashout;
    const canReplace = Boolean(after?.replacements.length);
    const isFromLive = wall?.bonusReplacedFrom === 'live-wall';
    return html`
      <div class="bar flow live" part="controls" role="group" aria-label=${words.controls}>
        ${button(words.throwDice, this.#throw)}
        ${
          wall
            ? [
                button(words.draw, () => this.#take('drawn'), canDraw),
                button(words.kong, () => this.#take('replaced'), canReplace),
                wall.length === 18
                  ? button(
                      words.flower,
                      () => this.#take(isFromLive ? 'drawn' : 'replaced'),
                      isFromLive ? canDraw : canReplace,
                    )
                  : nothing,
                button(words.again, this.#again),
              ]
            : nothing
        }
      </div>
    `;
  }

  #renderCards(texts: AllWallTexts): TemplateResult {
    const [first = 3, second = 4] = this.#dice ?? [];
    const bonus = this.#length === 18;
    const cards = dealCards({ dice: [first, second], bonus });
    const tiles = bonus ? 144 : 136;
    const steps = texts.wall.cards({ ...cards, dice: [first, second], tiles, left: tiles - DEALT });
    return html`
      <figure>
        ${renderCards(cards, [first, second], texts.wall)}
        <figcaption>
          <ol class="cards" part="text">
            ${steps.map((one) => html`<li>${one}</li>`)}
          </ol>
        </figcaption>
      </figure>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mj-wall': MjWall;
  }
}

if (isServer) void dealtHands.load();
