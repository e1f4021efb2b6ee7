/** The form in which a hand is entered or corrected; loaded with the first editable game. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  GameError,
  playGame,
  type Game,
  type GameRecord,
  type GameRow,
  type PlayedHand,
  type Position,
} from '../../core/game.js';
import { compiledProfile } from '../../core/compiled.js';
import { winds, type DeadHand, type Wind } from '../../core/index.js';
import { hasPao } from '../../core/settlement/pao.js';
import {
  activate,
  chooseDiscarder,
  chooseWinner,
  complete,
  DEAD_HANDS,
  draftOf,
  EMPTY,
  erase,
  handOf,
  next,
  prefixOf,
  setDead,
  setTiles,
  typeDigit,
  winsNothing,
  type Draft,
  type Missing,
} from '../../game/draft.js';
import { namesIn, resultOf } from '../../game/table.js';
import type { GameTexts } from '../../lang/types.js';
import { signed } from '../../render/settlement.js';
import { keepInside } from '../events.js';
import { MjHand } from '../mj-hand/mj-hand.js';

export { entryStyles } from './entry.styles.js';
export { packSession, unpackSession } from '../../game/session.js';

/** An `<mj-game editable>` as seen by its form. */
export interface EntryHost {
  readonly element: HTMLElement & {
    readonly shadowRoot: ShadowRoot | null;
    readonly updateComplete: Promise<boolean>;
    undo(): boolean;
    redo(): boolean;
  };
  readonly texts: GameTexts;
  /** The game as it can be played; undefined before there are players. */
  readonly game: Game | undefined;
  /** The recorded hands, new seats included. */
  readonly hands: readonly PlayedHand[];
  readonly isDisabled: boolean;
  readonly can: { undo: boolean; redo: boolean };
  /**
   * Replaces players and hands. Events fire once the form has `done` with what was entered.
   *
   * @throws {GameError} if they cannot be played; nothing changes then
   */
  edit(edited: Pick<GameRecord, 'players' | 'hands'>, done: (game: Game) => void, corrected?: PlayedHand): void;
  /** Reports that the user changed the draft. */
  drafted(): void;
  /** How many other hands the last correction changed. */
  changes(): number;
  message(error: Error): string;
  update(): void;
}

/** The form of an editable game. */
export interface GameEntry {
  /** The hand being entered. */
  readonly draft: Draft;
  /** Continues with a hand that was being entered earlier. */
  resume(draft: Draft): void;
  render(): TemplateResult;
  /** The buttons below an opened row. */
  renderActions(row: GameRow): TemplateResult;
  updated(): void;
  /** Clears the form and says something. */
  reset(message?: string): void;
  /** Says why something cannot be done. */
  refuse(problem: string): void;
}

const PLAYERS = [0, 1, 2, 3] as const;
const QUICK = ['0', '2', '4', '6', '8'] as const;

export const createEntry = (host: EntryHost): GameEntry => new Entry(host);

class Entry implements GameEntry {
  readonly #host: EntryHost;
  #draft: Draft = EMPTY;
  /** What was done, for screen readers. */
  #said = '';
  /** Why the hand cannot be entered yet, and whether it has not been shown yet. */
  #problem = '';
  #isProblemNew = false;
  /** The user has been asked whether the winner's hand is worth nothing. */
  #isZeroAsked = false;
  /** The tile editors of the players who show tiles. */
  readonly #editors = new Map<number, MjHand>();
  /** The names are being entered. */
  #isNaming = false;
  #names?: string[];
  #seating?: number[];
  #focus?: string;

  constructor(host: EntryHost) {
    this.#host = host;
    host.element.addEventListener('keydown', this.#pressed);
  }

  reset(message = ''): void {
    this.#draft = EMPTY;
    this.#editors.clear();
    this.#problem = '';
    this.#isZeroAsked = false;
    this.#said = message;
    this.#isNaming = false;
    this.#names = undefined;
    this.#seating = undefined;
  }

  refuse(problem: string): void {
    this.#problem = problem;
    this.#isProblemNew = true;
    this.#host.update();
  }

  get draft(): Draft {
    return this.#draft;
  }

  resume(draft: Draft): void {
    this.reset();
    this.#draft = draft;
    for (const player of PLAYERS) if (draft.tiles[player]) this.#editor(player);
    this.#updateEditors();
    this.#host.update();
  }

  updated(): void {
    const root = this.#host.element.shadowRoot!;
    // Once the user has made a choice, the attribute `selected` has no effect any more.
    for (const option of root.querySelectorAll<HTMLOptionElement>('.entry option[selected]')) option.selected = true;
    // On a phone, it would be below the edge.
    if (this.#isProblemNew) root.querySelector('.problem')?.scrollIntoView({ block: 'nearest' });
    this.#isProblemNew = false;
    if (!this.#focus) return;
    root.querySelector<HTMLElement>(this.#focus)?.focus();
    this.#focus = undefined;
  }

  // The hand that is being entered

  /** Where the hand stands that is being entered or corrected. */
  get #position(): Position | null {
    const { game } = this.#host;
    const { target } = this.#draft;
    if (!game) return null;
    return target ? (game.rows.find(({ hand }) => hand === target)?.position ?? game.next) : game.next;
  }

  /** Takes what the user entered. */
  #set(draft: Draft): void {
    this.#draft = draft;
    this.#problem = '';
    this.#isZeroAsked = false;
    this.#updateEditors();
    this.#host.update();
    this.#host.drafted();
  }

  #chooseWinner(player: number): void {
    const { winner = player } = this.#draft;
    const [before, now] = [this.#editors.get(winner), this.#editors.get(player)];
    for (const [owner, editor] of [
      [player, before],
      [winner, now],
    ] as const)
      if (editor) this.#editors.set(owner, editor);
      else this.#editors.delete(owner);
    this.#set(chooseWinner(this.#draft, player));
  }

  #commit(hand: PlayedHand, event?: Event): void {
    const host = this.#host;
    const { target } = this.#draft;
    const { game, texts, hands } = host;
    const list = target ? hands.map((one) => (one === target ? hand : one)) : [...hands, hand];
    const said = (after: Game): string => {
      const row = after.rows.find((one) => one.hand === hand)!;
      const { number } = row.position;
      if (target) return texts.game.corrected(number, host.changes());
      const result = texts.game.result(resultOf(row, after));
      const totals = after.players.map((name, player) => `${name} ${signed(after.totals[player]!, texts)}`);
      const moved = row.moved === 'over' || after.rows.at(-1) === row ? this.#movedIn(row, after) : '';
      return `${texts.game.entered(`${texts.game.hand(number)}: ${result}`, totals)} ${moved}`;
    };
    try {
      host.edit(
        { players: game!.players, hands: list },
        (after) => {
          this.reset(said(after));
          // A keyboard goes on with the next hand; a finger needs no focus.
          if (event && 'detail' in event && event.detail === 0) this.#focus = '.entry .winner button';
        },
        target ? hand : undefined,
      );
    } catch (error) {
      this.refuse(host.message(error as Error));
    }
    host.update();
  }

  #movedIn(row: GameRow, game: Game): string {
    return this.#host.texts.game.moved[row.moved](game.next ? namesIn(game.next.playerAt, game.players) : []);
  }

  readonly #enter = (event?: Event): void => {
    const hand = handOf(this.#draft);
    if ('what' in hand) {
      if ('player' in hand) this.#draft = activate(this.#draft, hand.player);
      this.refuse(this.#missing(hand));
    } else if (winsNothing(this.#draft) && !this.#isZeroAsked) {
      const { texts, game } = this.#host;
      const { save, done, zeroWin } = texts.game;
      this.#draft = activate(this.#draft, hand.winner);
      this.#isZeroAsked = true;
      this.refuse(zeroWin(game!.players[hand.winner]!, this.#draft.target ? save : done));
    } else this.#commit(hand, event);
  };

  #missing(missing: Missing): string {
    const { needWinner, needFrom, needValue, needTiles } = this.#host.texts.game;
    const name = 'player' in missing ? this.#host.game!.players[missing.player]! : '';
    return { winner: needWinner, from: needFrom, value: needValue(name), tiles: needTiles(name) }[missing.what];
  }

  #remove(target: PlayedHand): void {
    const host = this.#host;
    const { game, hands, texts } = host;
    const row = game!.rows.find(({ hand }) => hand === target);
    try {
      host.edit(
        { players: game!.players, hands: hands.filter((one) => one !== target) },
        () => this.reset(texts.game.removed(row?.position.number ?? 0)),
        target,
      );
    } catch (error) {
      this.refuse(host.message(error as Error));
    }
    host.update();
  }

  #correct(target: PlayedHand): void {
    this.resume(draftOf(target));
    this.#focus = '.entry .title';
    this.#host.drafted();
    void this.#host.element.updateComplete.then(() =>
      this.#host.element.shadowRoot!.querySelector('.entry')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  readonly #cancel = (): void => {
    this.reset();
    this.#host.update();
    this.#host.drafted();
  };

  // Tiles

  #editor(player: number): MjHand {
    let hand = this.#editors.get(player);
    if (!hand) {
      // Not earlier: hands on the page wait for the elements around them.
      MjHand.define();
      hand = this.#host.element.ownerDocument.createElement('mj-hand');
      hand.editable = true;
      const { notation, situation } = this.#draft.tiles[player] ?? {};
      if (notation) hand.hand = notation;
      if (situation?.circumstances) hand.circumstances = situation.circumstances.join(' ');
      for (const name of ['input', 'change'] as const)
        hand.addEventListener(name, (event) => {
          event.stopPropagation();
          this.#tilesChanged(player);
        });
      for (const name of ['mj-score', 'mj-error'] as const)
        hand.addEventListener(name, (event) => {
          event.stopPropagation();
          this.#host.update();
        });
      this.#editors.set(player, hand);
    }
    return hand;
  }

  #tilesChanged(player: number): void {
    const hand = this.#editors.get(player)!;
    this.#set(setTiles(this.#draft, player, { notation: hand.value, situation: hand.currentSituation }));
  }

  /** Passes to the editors what the game knows: seats, the round, and how the hand was won. */
  #updateEditors(): void {
    const { winner, discarder } = this.#draft;
    const position = this.#position;
    for (const [player, hand] of this.#editors) {
      hand.seat = position?.seatOf[player];
      hand.round = position?.round;
      hand.partial = player !== winner;
      hand.win = player !== winner ? undefined : discarder === 'self-draw' ? 'self-draw' : 'discard';
      hand.disabled = this.#host.isDisabled;
    }
  }

  readonly #swap = (): void => {
    const draft = this.#draft;
    const { active } = draft;
    if (active === undefined) return;
    if (draft.tiles[active]) {
      this.#editors.delete(active);
      this.#set(setTiles(draft, active, undefined));
    } else {
      this.#draft = setTiles(draft, active, { notation: '', situation: {} });
      this.#editor(active);
      this.#set(this.#draft);
    }
  };

  // Keys

  readonly #pressed = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    const host = this.#host;
    const [origin] = event.composedPath() as Element[];
    // Fields and tile editors have keys of their own.
    if (defaultPrevented || host.isDisabled || event.target !== host.element) return;
    if (origin?.closest('mj-hand, input, select, textarea') || this.#isFromInside(event)) return;
    if ((ctrlKey || metaKey) && !altKey ? this.#undoOrRedo(key, shiftKey) : !altKey && this.#type(key, origin))
      event.preventDefault();
  };

  /** @returns whether the key was one of these */
  #undoOrRedo(key: string, isShifted: boolean): boolean {
    const letter = key.toLowerCase();
    if (letter !== 'y' && letter !== 'z') return false;
    const { element } = this.#host;
    if (letter === 'y' || isShifted) element.redo();
    else element.undo();
    return true;
  }

  /** @returns whether the key meant anything */
  #type(key: string, origin: Element | undefined): boolean {
    const draft = this.#draft;
    if (!this.#position || !origin?.closest('.entry')) return false;
    if (/^\d$/.test(key)) this.#set(typeDigit(draft, key));
    else if (key === 'Backspace') this.#set(erase(draft));
    else if (key === 'Escape' && draft !== EMPTY) this.#cancel();
    else if ((key === 'ArrowLeft' || key === 'ArrowRight') && draft.active !== undefined) {
      const isForward = (key === 'ArrowRight') === (getComputedStyle(this.#host.element).direction !== 'rtl');
      this.#set(activate(draft, (draft.active + (isForward ? 1 : 3)) % 4));
    } else if (key === 'Enter' && origin.closest('.values')) {
      const following = next(draft);
      if (following.active === undefined) this.#enter(new UIEvent('click', { detail: 0 }));
      else this.#set(following);
      this.#focus = '.entry .values [aria-pressed="true"]';
    } else return false;
    return true;
  }

  #isFromInside(event: Event): boolean {
    return event.composedPath().some((node) => node instanceof MjHand);
  }

  // Rendering

  render(): TemplateResult {
    const { game, texts } = this.#host;
    const position = this.#position;
    return html`
      <div class="entry" part="entry" role="group" aria-label=${texts.game.sheet} @input=${keepInside}>
        ${
          !game || this.#isNaming
            ? this.#renderNames()
            : html`
                ${this.#renderTitle(position)}
                ${game.reseatDue && !this.#draft.target ? this.#renderSeating(game) : nothing}
                ${position ? this.#renderHand(game) : nothing}
              `
        }
        <p class="problem" role="alert">${this.#problem}</p>
        <p class="heard" role="status">${this.#said}</p>
      </div>
    `;
  }

  #renderTitle(position: Position | null): TemplateResult {
    const { texts, can, isDisabled, element } = this.#host;
    const { game: own } = texts;
    const { target } = this.#draft;
    const button = (name: string, path: string, isOn: boolean, run: () => void): TemplateResult => html`
      <button
        type="button"
        part="control"
        class="icon"
        aria-label=${name}
        title=${name}
        ?disabled=${isDisabled || !isOn}
        @click=${run}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>
      </button>
    `;
    return html`
      <div class="title" tabindex="-1">
        <b>${position ? (target ? own.correct(position.number) : own.enter(position.number)) : own.over}</b>
        ${
          target
            ? html`
                <button type="button" part="control" ?disabled=${isDisabled} @click=${this.#cancel}>
                  ${own.cancel}
                </button>
              `
            : html`
                ${button(own.undo, 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3', can.undo, () => element.undo())}
                ${button(own.redo, 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3', can.redo, () => element.redo())}
                ${button(own.rename, 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3', true, () => this.#startNaming())}
              `
        }
        ${
          position
            ? html`
                <button
                  type="button"
                  part="control"
                  class="washout"
                  ?disabled=${isDisabled}
                  @click=${(event: Event) => this.#commit({ washout: true }, event)}
                >
                  ${own.washout}
                </button>
              `
            : nothing
        }
      </div>
    `;
  }

  #renderHand(game: Game): TemplateResult {
    const { texts, isDisabled } = this.#host;
    const { game: own } = texts;
    const { players } = game;
    const draft = this.#draft;
    const { winner, discarder, active, values, tiles, dead } = draft;
    const choice = (
      label: string,
      name: string,
      isPressed: boolean,
      choose: () => void,
      words = '',
    ): TemplateResult => html`
      <button
        type="button"
        part="control"
        class=${words || nothing}
        aria-label=${label}
        aria-pressed=${isPressed ? 'true' : 'false'}
        ?disabled=${isDisabled}
        @click=${choose}
      >
        <bdi>${name}</bdi>
      </button>
    `;
    return html`
      <div class="rows">
        <p class="label" id="winner">${own.winner}</p>
        <div class="row winner" role="group" aria-labelledby="winner">
          ${PLAYERS.map((player) =>
            choice(own.wonBy(players[player]!), players[player]!, player === winner, () => this.#chooseWinner(player)),
          )}
        </div>
        <p class="label" id="from">${own.from}</p>
        <div class="row from" role="group" aria-labelledby="from">
          ${PLAYERS.map((player) =>
            player === winner
              ? choice(own.selfDraw, own.selfDraw, discarder === 'self-draw', () => this.#from('self-draw'), 'drawn')
              : choice(
                  own.discardedBy(players[player]!),
                  players[player]!,
                  discarder === player,
                  () => this.#from(player),
                  winner === undefined ? 'waiting' : '',
                ),
          )}
        </div>
        <p class="label" id="values">${own.value}</p>
        <div class="row values" role="group" aria-labelledby="values">
          ${PLAYERS.map((player) => {
            const value = tiles[player] ? this.#valueByTiles(player) : values[player]!;
            const state = dead[player] ? texts.settlement.dead[dead[player]] : '';
            return html`
              <button
                type="button"
                part="control"
                class=${player === winner ? 'won' : nothing}
                aria-label=${[own.valueOf(players[player]!, value), state].filter(Boolean).join(', ')}
                aria-pressed=${player === active ? 'true' : 'false'}
                ?disabled=${isDisabled}
                @click=${() => this.#set(activate(this.#draft, player))}
              >
                <span class="figure">${value || '–'}</span>
                ${
                  state
                    ? html`
                        <span class="state">${state}</span>
                      `
                    : nothing
                }
              </button>
            `;
          })}
        </div>
        ${active === undefined ? nothing : this.#renderTools(active, game)}
        ${active !== undefined && tiles[active] ? this.#editors.get(active) : this.#renderPad()}
        <div class="ends">
          <button
            type="button"
            part="control"
            class="erase"
            ?disabled=${isDisabled}
            @click=${() => this.#set(erase(this.#draft))}
          >
            ${own.erase}
          </button>
          <button type="button" part="control" ?disabled=${isDisabled} @click=${() => this.#set(next(this.#draft))}>
            ${own.next}
          </button>
          <button type="button" part="control" class="main done" ?disabled=${isDisabled} @click=${this.#enter}>
            ${draft.target ? own.save : own.done}
          </button>
        </div>
      </div>
    `;
  }

  #valueByTiles(player: number): string {
    const score = this.#editors.get(player)?.score;
    return score ? String(score.value) : '';
  }

  #from(discarder: number | 'self-draw'): void {
    this.#set(chooseDiscarder(this.#draft, discarder));
  }

  #renderTools(active: number, game: Game): TemplateResult {
    const { texts, isDisabled } = this.#host;
    const { game: own, settlement } = texts;
    const { winner, discarder, tiles, dead, pao } = this.#draft;
    const name = game.players[active]!;
    const mayPao = typeof discarder === 'number' && !tiles[active] && hasPao(compiledProfile(game.profile));
    return html`
      <div class="tools" role="group" aria-label=${name}>
        <b><bdi>${name}</bdi></b>
        <button type="button" part="control" ?disabled=${isDisabled} @click=${this.#swap}>
          ${tiles[active] ? own.number : own.tiles}
        </button>
        ${
          active === winner
            ? mayPao
              ? html`
                  <button
                    type="button"
                    part="control"
                    aria-pressed=${pao ? 'true' : 'false'}
                    ?disabled=${isDisabled}
                    @click=${() => this.#set({ ...this.#draft, pao: !pao })}
                  >
                    ${own.pao}
                  </button>
                `
              : nothing
            : html`
                <select
                  part="control"
                  aria-label=${own.stateOf(name)}
                  ?disabled=${isDisabled}
                  @change=${({ target }: Event) =>
                    this.#set(
                      setDead(
                        this.#draft,
                        active,
                        ((target as HTMLSelectElement).value || undefined) as DeadHand | undefined,
                      ),
                    )}
                >
                  <option value="" ?selected=${!dead[active]}>${own.inPlay}</option>
                  ${DEAD_HANDS.map(
                    (kind) => html`
                      <option value=${kind} ?selected=${dead[active] === kind}>${settlement.dead[kind]}</option>
                    `,
                  )}
                </select>
              `
        }
      </div>
    `;
  }

  #renderPad(): TemplateResult {
    const { texts, isDisabled } = this.#host;
    const { game: own } = texts;
    const isIdle = this.#draft.active === undefined;
    const prefix = prefixOf(this.#draft);
    return html`
      <div class="pad" role="group" aria-label=${own.digits}>
        ${QUICK.map((digit) => {
          const value = prefix + digit;
          return html`
            <button
              type="button"
              part="key"
              class="quick"
              aria-label=${own.quick(value)}
              ?disabled=${isDisabled || isIdle}
              @click=${() => this.#set(complete(this.#draft, value))}
            >
              ${value}
              <span aria-hidden="true">›</span>
            </button>
          `;
        })}
        ${['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'].map(
          (digit) => html`
            <button
              type="button"
              part="key"
              ?disabled=${isDisabled || isIdle}
              @click=${() => this.#set(typeDigit(this.#draft, digit))}
            >
              ${digit}
            </button>
          `,
        )}
      </div>
    `;
  }

  /** The buttons below an opened row. */
  renderActions({ hand }: GameRow): TemplateResult {
    const { texts, isDisabled } = this.#host;
    return html`
      <p class="actions">
        <button type="button" part="control" ?disabled=${isDisabled} @click=${() => this.#correct(hand)}>
          ${texts.game.correctThis}
        </button>
        <button type="button" part="control" ?disabled=${isDisabled} @click=${() => this.#remove(hand)}>
          ${texts.game.remove}
        </button>
      </p>
    `;
  }

  // Names and seats

  #startNaming(): void {
    this.#isNaming = true;
    this.#names = [...(this.#host.game?.players ?? ['', '', '', ''])];
    this.#focus = '.entry input';
    this.#host.update();
  }

  #renderNames(): TemplateResult {
    const { texts, game, isDisabled } = this.#host;
    const { game: own } = texts;
    const names = (this.#names ??= ['', '', '', '']);
    return html`
      <form class="names" @submit=${this.#named}>
        <b>${own.players}</b>
        ${winds.map(
          (wind: Wind, player) => html`
            <label>
              <span>${texts.winds[wind]}</span>
              <input
                type="text"
                maxlength="40"
                autocomplete="off"
                aria-label=${own.playerIn(wind)}
                .value=${names[player]!}
                ?disabled=${isDisabled}
                @input=${({ target }: Event) => (names[player] = (target as HTMLInputElement).value)}
              />
            </label>
          `,
        )}
        <p class="actions">
          <button part="control" class="main done" ?disabled=${isDisabled}>${game ? own.save : own.start}</button>
          ${
            game
              ? html`
                  <button type="button" part="control" @click=${this.#cancel}>${own.cancel}</button>
                `
              : nothing
          }
        </p>
      </form>
    `;
  }

  readonly #named = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    const host = this.#host;
    const names = this.#names!.map((name) => name.replace(/\s+/g, ' ').trim()) as [string, string, string, string];
    try {
      // Refuses indistinguishable names, before anything changes.
      playGame({ players: names, hands: [] });
      host.edit({ players: names, hands: host.hands }, () => {
        this.reset();
        this.#focus = '.entry .winner button';
      });
    } catch (error) {
      this.refuse(error instanceof GameError ? host.message(error) : String(error));
    }
    host.update();
  };

  #renderSeating(game: Game): TemplateResult {
    const { texts, isDisabled } = this.#host;
    const { game: own } = texts;
    const seating = (this.#seating ??= winds.map((wind) => game.next!.playerAt[wind]));
    return html`
      <fieldset class="seating">
        <legend>${own.reseat}</legend>
        <p>${own.reseatHelp}</p>
        ${winds.map(
          (wind, place) => html`
            <label>
              <span>${texts.winds[wind]}</span>
              <select
                part="control"
                ?disabled=${isDisabled}
                @change=${({ target }: Event) => {
                  const player = Number((target as HTMLSelectElement).value);
                  // Two players change places, so that everyone always has a seat.
                  const other = seating.indexOf(player);
                  [seating[place], seating[other]] = [seating[other]!, seating[place]!];
                  this.#host.update();
                }}
              >
                ${PLAYERS.map(
                  (player) => html`
                    <option value=${player} ?selected=${seating[place] === player}>${game.players[player]}</option>
                  `,
                )}
              </select>
            </label>
          `,
        )}
        <button
          type="button"
          part="control"
          class="main done"
          ?disabled=${isDisabled}
          @click=${() => {
            const reseat = [...seating] as unknown as [number, number, number, number];
            const { hands, edit } = this.#host;
            try {
              edit({ players: game.players, hands: [...hands, { reseat }] }, () => this.reset());
            } catch (error) {
              this.refuse(this.#host.message(error as Error));
            }
            this.#host.update();
          }}
        >
          ${own.reseatDone}
        </button>
      </fieldset>
    `;
  }
}
