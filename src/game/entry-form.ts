/** The form of a game that is being kept: the hand entered or corrected, names, seats and messages, but not how they are drawn. */
import type { Game, GameRow, PlayedHand, Position, Won } from '../core/game.js';
import { plainNumbers } from '../core/numbers.js';
import { isolated } from '../core/game/isolated.js';
import { playGame } from '../core/game/play.js';
import { LONGEST_NAME, oneLine } from '../core/game/record.js';
import { asText } from '../core/errors.js';
import { winds } from '../core/index.js';
import { valueAt } from '../core/settlement/settle.js';
import type { GameTexts } from '../lang/game.js';
import {
  activate,
  afterDraft,
  draftOf,
  EMPTY,
  erase,
  handOf,
  next,
  setTiles,
  typeDigit,
  washoutOf,
  winsNothing,
  type Draft,
  type Missing,
  type Row,
} from './draft.js';
import type { KeptGame } from './kept-game.js';
import { wonBetween, type Drafts, type Sheet } from './session.js';
import { movedWords, resultOf } from './table.js';
import { remarkable, type Remarkable } from './values.js';

/** The game that a form is for, as it is at any time. */
export interface FormGame {
  readonly texts: GameTexts;
  /** The game as it can be played and, as `present`, the players and the recorded hands; undefined before there are players. */
  readonly kept: Pick<KeptGame<unknown>, 'game' | 'present' | 'changed' | 'edit'>;
  edited(): void;
  drafted(): void;
  requestUpdate(): void;
  messageOf(error: Error): string;
  signed(amount: number): string;
}

type Four<One> = [One, One, One, One];

export class EntryForm {
  draft: Draft = EMPTY;
  /** What was done: announced, and shown until the next hand is begun. */
  said = '';
  /** The same without the totals, which the buttons show. */
  saidShort = '';
  /** Why the hand cannot be entered yet, and whether that has not been shown yet. */
  problem = '';
  problemAt?: Row;
  isProblemNew = false;
  isNaming = false;
  /** The names being entered, in the seats East, South, West and North. */
  names = ['', '', '', ''];
  /** The user has been asked whether a value is right. */
  #isAsked = false;
  /** The first seat whose name is missing, since it was last asked for. */
  emptySeat = -1;
  /** What was being entered at other states of the game. */
  drafts: Drafts = new WeakMap();
  #seating?: number[];

  /** @param finesOf what the players are fined for in a hand, in words; nothing while the words are loading */
  constructor(
    readonly host: FormGame,
    readonly cleared: () => void,
    readonly finesOf: (hand: PlayedHand, game: Game) => readonly string[] = () => [],
  ) {}

  get #game(): Game | undefined {
    return this.host.kept.game;
  }

  get #hands(): readonly PlayedHand[] {
    return this.host.kept.present?.hands ?? [];
  }

  /** The names that were begun before there is a game. */
  get begun(): readonly string[] | undefined {
    return !this.#game && this.names.some(Boolean) ? this.names : undefined;
  }

  /** Begins with names that may be changed; what is not a name is left out. */
  begin(names: readonly unknown[]): void {
    this.reset();
    this.names = [0, 1, 2, 3].map((player) => asText(names[player] ?? '').slice(0, LONGEST_NAME));
    this.host.requestUpdate();
  }

  get position(): Position | null {
    const game = this.#game;
    const { target } = this.draft;
    if (!game) return null;
    return target ? (game.rows.find(({ hand }) => hand === target)?.position ?? game.next) : game.next;
  }

  get seating(): readonly number[] {
    return this.#seating ?? winds.map((wind) => this.#game!.next!.playerAt[wind]);
  }

  reset(message = '', short = message, draft = EMPTY): void {
    this.draft = draft;
    this.#settleProblem();
    this.said = message;
    this.saidShort = short;
    this.isNaming = false;
    this.names = ['', '', '', ''];
    this.#seating = undefined;
    this.cleared();
  }

  refuse(problem: string, at?: Row): void {
    this.problem = problem;
    this.problemAt = at;
    this.isProblemNew = true;
    this.host.requestUpdate();
  }

  resume(draft: Draft, drafts: Drafts | undefined): void {
    this.drafts = drafts ?? this.drafts;
    this.reset('', '', draft);
    this.host.requestUpdate();
  }

  /** Leaves a correction, or names that were being changed. A hand that was being entered is still there. */
  cancel(): void {
    this.reset('', '', this.isNaming ? this.draft : afterDraft(this.draft));
    this.host.drafted();
  }

  /** After a step to another state of the game: what was being entered there is in the form again. */
  stepped(from: Sheet, to: Sheet, message: string): void {
    this.drafts.set(from, this.draft);
    const won = wonBetween(to, from);
    let draft = this.drafts.get(to) ?? (won ? { ...draftOf(won), target: undefined } : EMPTY);
    const { target } = draft;
    const now = target && from.hands[to.hands.indexOf(target)];
    // A correction that was saved is over.
    if (now && 'winner' in now) draft = afterDraft(draft);
    this.reset(message, message, draft);
  }

  set(draft: Draft): void {
    this.draft = draft;
    this.#settleProblem();
    this.host.drafted();
  }

  #settleProblem(): void {
    this.problem = '';
    this.problemAt = undefined;
    this.#isAsked = false;
  }

  swap(): void {
    const { active, tiles } = this.draft;
    if (active !== undefined)
      this.set(setTiles(this.draft, active, tiles[active] ? undefined : { notation: '', situation: {} }));
  }

  /** Takes a key; `isForward` if it is an arrow in the direction of reading. @returns whether it was taken; `enter` if it enters the hand */
  type(key: string, isForward: boolean, isInValues: boolean): boolean | 'enter' {
    const draft = this.draft;
    const digit = plainNumbers(key);
    if (/^\d$/.test(digit)) this.set(typeDigit(draft, digit));
    else if (key === 'Backspace') this.set(erase(draft));
    else if (key === 'Escape' && draft.target) this.cancel();
    else if ((key === 'ArrowLeft' || key === 'ArrowRight') && draft.active !== undefined)
      this.set(activate(draft, (draft.active + (isForward ? 1 : 3)) % 4));
    else if (key === 'Enter' && isInValues) {
      const following = next(draft);
      if (following.active === undefined) return 'enter';
      this.set(following);
    } else return false;
    return true;
  }

  /** Enters or corrects the hand, or says what is missing. @returns whether it is in the game now */
  enter(): boolean {
    const hand = handOf(this.draft);
    if ('what' in hand) {
      if ('player' in hand) this.draft = activate(this.draft, hand.player);
      this.refuse(this.#missing(hand), 'player' in hand ? 'values' : hand.what);
      return false;
    }
    const { save, done, zeroWin, sure } = this.host.texts.game;
    const isZero = winsNothing(this.draft);
    const doubtful = isZero ? hand.winner : this.#typing;
    if (doubtful === undefined || this.#isAsked) return this.record(hand);
    // What is remarkable about other values has been shown.
    const doubt = isZero ? zeroWin(this.#game!.players[doubtful]!) : this.#notesOn(doubtful, ['odd', 'low']);
    if (!doubt) return this.record(hand);
    this.draft = activate(this.draft, doubtful);
    this.#isAsked = true;
    this.refuse(sure(doubt, this.draft.target ? save : done));
    return false;
  }

  get #typing(): number | undefined {
    return this.draft.isFresh ? undefined : this.draft.active;
  }

  /** Whether hands count where nobody won. */
  get isWashoutCounted(): boolean {
    const { target } = this.draft;
    const isWritten = target !== undefined && 'washout' in target && target.hands !== undefined;
    return isWritten || this.#game?.profile.rules['washout-settles'] !== 'no';
  }

  /** Enters or corrects a hand that nobody won. @returns whether it is in the game now */
  washout(): boolean {
    return this.record(washoutOf(this.draft, this.isWashoutCounted));
  }

  /** What is remarkable about the value that is being typed, or else about another one; empty if nothing is. */
  get note(): string {
    const { active } = this.draft;
    for (const player of [...(active === undefined ? [] : [active]), 0, 1, 2, 3]) {
      // More digits may make a value even, or large enough.
      const kinds = player === this.#typing ? [] : (['odd', 'low'] as const);
      const notes = this.#notesOn(player, [...kinds, 'over-limit']);
      if (notes) return notes;
    }
    return '';
  }

  #notesOn(player: number, kinds: readonly Remarkable['is'][]): string {
    const { texts } = this.host;
    const { values, tiles, winner } = this.draft;
    const { odd, low, overLimit } = texts.game;
    return (tiles[player] ? [] : remarkable(values[player]!, this.#game!.profile, player === winner))
      .filter(({ is }) => kinds.includes(is))
      .map(({ is, value, bound = 0 }) => ({ odd, low, 'over-limit': overLimit })[is](value, bound))
      .join(' · ');
  }

  #missing(missing: Missing): string {
    const { needWinner, needFrom, needValue, needTiles } = this.host.texts.game;
    const name = 'player' in missing ? this.#game!.players[missing.player]! : '';
    return {
      winner: needWinner,
      from: needFrom,
      value: needValue(name),
      tiles: needTiles(name, 'count' in missing ? missing.count : 0),
    }[missing.what];
  }

  /** Adds a hand to the game, or puts it in place of the one that is corrected. @returns whether the game has it now */
  record(hand: PlayedHand): boolean {
    const { target } = this.draft;
    const hands = this.#hands;
    const before = this.#game;
    return this.#edit(
      target ? hands.map((known) => (known === target ? hand : known)) : [...hands, hand],
      (after, isShort) => {
        const row = after.rows.find((one) => one.hand === hand)!;
        const corrected = target && before!.rows.find((one) => one.hand === target);
        return corrected ? this.#corrected(row, corrected, after) : this.#recorded(row, after, isShort);
      },
      afterDraft(this.draft),
      target && hand,
    );
  }

  /** What is said about a hand that was entered. In short, without the totals. */
  #recorded(row: GameRow, after: Game, isShort = false): string {
    const host = this.host;
    const { game: own } = host.texts;
    const said = [own.result(resultOf(row, after)), ...this.finesOf(row.hand, after)].join('; ');
    const totals = isShort
      ? []
      : after.players.map((name, player) => `${isolated(name)} ${host.signed(after.totals[player]!)}`);
    const isLast = row.moved === 'over' || after.rows.at(-1) === row;
    const moved = isLast ? movedWords(row, after.next, after, own) : '';
    return `${own.entered(own.hand(row.position.number), said, this.#losers(row, after), totals)} ${moved}`;
  }

  #corrected(row: GameRow, before: GameRow, after: Game): string {
    const { texts, kept } = this.host;
    const { game: own } = texts;
    const [now, then] = [row, before].map((one) => [
      own.result(resultOf(one, after)),
      ...this.#losers(one, after),
      ...this.finesOf(one.hand, after),
    ]) as [string[], string[]];
    const { number } = row.position;
    const others = [...kept.changed].filter((hand) => hand !== row.hand).length;
    const [added, gone] = [now.filter((one) => !then.includes(one)), then.filter((one) => !now.includes(one))];
    if (!added.length && !gone.length) return own.unchanged(number);
    const listed = (words: readonly string[]): readonly string[] => (words.length ? words : ['–']);
    return `${own.corrected(number, others)} ${own.correction(listed(added), listed(gone))}`;
  }

  /** The values of the players who did not win, where they count. One who was left out has 0, too. */
  #losers(row: GameRow, game: Game): string[] {
    const { winner = undefined, hands = undefined } = row.hand as Partial<Won>;
    if (!hands) return [];
    return game.players.flatMap((name, player) => {
      const seat = row.position.seatOf[player]!;
      return player === winner ? [] : `${isolated(name)} ${valueAt(row.scores[seat], game.profile, seat)}`;
    });
  }

  remove(target: PlayedHand): void {
    const { texts } = this.host;
    const { draft } = this;
    const row = this.#game!.rows.find(({ hand }) => hand === target);
    this.#edit(
      this.#hands.filter((hand) => hand !== target),
      () => texts.game.removed(row?.position.number ?? 0),
      draft.target === target ? afterDraft(draft) : draft,
      target,
    );
  }

  get canEnd(): boolean {
    const game = this.#game;
    return Boolean(game && !game.over && game.rows.length > 0 && !this.draft.target);
  }

  end(): void {
    this.#edit([...this.#hands, { end: true }], () => this.host.texts.game.over);
  }

  get isEnded(): boolean {
    return this.#hands.some((hand) => 'end' in hand);
  }

  playOn(): void {
    this.#edit(this.#hands.filter((hand) => !('end' in hand)));
  }

  correct(target: PlayedHand): void {
    const { draft } = this;
    const before = draft.target ? draft.before : draft === EMPTY ? undefined : draft;
    this.reset('', '', { ...draftOf(target), ...(before && { before }) });
    this.host.drafted();
  }

  /** Edits the game; what is being entered stays unless done with. @param corrected - The hand put in place of another one, or removed */
  #edit(
    hands: readonly PlayedHand[],
    said: (game: Game, isShort?: boolean) => string = () => '',
    draft = this.draft,
    corrected?: PlayedHand,
    players = this.#game!.players,
  ): boolean {
    const { host } = this;
    const { kept } = host;
    const sheet = kept.present;
    try {
      const after = kept.edit({ players, hands }, corrected);
      if (sheet) this.drafts.set(sheet, this.draft);
      this.reset(said(after), said(after, true), draft);
      host.edited();
      return true;
    } catch (error) {
      this.refuse(host.messageOf(error as Error));
      return false;
    }
  }

  startNaming(): void {
    this.isNaming = true;
    this.names = [...this.#game!.players];
    this.host.requestUpdate();
  }

  typeName(player: number, name: string): void {
    this.names[player] = name;
    // A game that has begun has its names; before it, a reload would lose them.
    if (!this.#game) this.host.drafted();
  }

  /** Gives the players the names that were entered. @returns whether they can be used */
  rename(): boolean {
    const players = this.names.map(oneLine) as Four<string>;
    this.emptySeat = players.indexOf('');
    if (this.emptySeat >= 0) {
      this.refuse(this.host.texts.game.needName(winds[this.emptySeat]!));
      return false;
    }
    try {
      // Refuses indistinguishable names, before anything changes.
      playGame({ players, hands: [] });
    } catch (error) {
      this.refuse(this.host.messageOf(error as Error));
      return false;
    }
    return this.#edit(this.#hands, () => '', this.draft, undefined, players);
  }

  /** Gives a seat to a player. Two players change places, so that everyone always has a seat. */
  seat(place: number, player: number): void {
    const seating = (this.#seating = [...this.seating]);
    const other = seating.indexOf(player);
    [seating[place], seating[other]] = [seating[other]!, seating[place]!];
    this.host.requestUpdate();
  }

  takeSeats(): void {
    this.#edit([...this.#hands, { reseat: [...this.seating] as Four<number> }]);
  }
}
