/** A game that is written on a page and may be edited there: what is read and played, and undo and redo, but not how it is drawn. */
import type { Game, GameRecord, PlayedHand, Position } from '../core/game.js';
import { formatGame, LONGEST_GAME, parseGame } from '../core/game/notation.js';
import { playGame, profileIn } from '../core/game/play.js';
import { oneLine } from '../core/game/record.js';
import { asText } from '../core/errors.js';
import { plainText, composed } from '../core/input.js';
import type { Profile } from '../core/index.js';
import { joinRules, savedName } from '../core/profiles/lookup.js';
import type { GameSession, Sheet } from './session.js';
import { changedHands } from './table.js';

/** The element of a game, asked whenever the game is read or played. */
export interface GamePage<Rules> {
  readonly writtenGame: string;
  /** The attributes `players` and `rounds`. */
  readonly players: string;
  readonly rounds: string;
  /** The rules that apply, or why they cannot be used. */
  readonly resolved: { readonly profile?: Profile; readonly error?: Error };
  readonly rulesAround: Rules;
  replaced(): void;
}

/** How long, in milliseconds, a page may still write back a value from an earlier event. */
const LONGEST_ECHO = 300;

/** Cleans each line of text as blogs and word processors leave it. */
export const cleaned = (text: unknown): string =>
  composed(asText(text ?? '').slice(0, LONGEST_GAME))
    .replace(/[^\S\n]+/g, ' ')
    .trim();

const namesOf = (text: string): string[] | undefined => {
  const names = cleaned(text).replaceAll('\n', ' ');
  return names ? names.split(/[,，、]/).slice(0, 20) : undefined;
};

const roundsOf = ({ rounds }: GamePage<unknown>): string => asText(rounds ?? '').trim();

/** The profile with a number of rounds. @throws {RulesError} if it is not 1 to 4 */
const roundsIn = (profile: Profile, rounds: string): Profile =>
  profileIn({ profile, rules: rounds && `rounds: ${rounds.replaceAll(';', ',')}` });

interface TextRules {
  readonly profile?: string;
  readonly rules?: string;
}

/** A game as text, with the players and the rules that its text names itself. */
const textOf = ({ players, hands, isNamed }: Sheet, { profile, rules }: TextRules): string =>
  [
    isNamed && formatGame({ players, hands: [] }, { header: true }),
    profile && `profile: ${savedName(profile)}`,
    rules && `rules: ${rules}`,
    formatGame({ players, hands }),
  ]
    .filter(Boolean)
    .join('\n');

export class KeptGame<Rules> {
  /** The last game that could be played, and its players and hands. */
  game?: Game;
  sheet?: Sheet;
  /** The rules from the text, which take precedence over those of the page. */
  textRules: TextRules = {};
  /** The rules of an edited game, which hold until all its hands are gone, and whether the page now has others. */
  frozen?: { profile: Profile; rules: Rules };
  isFrozenNow = false;
  /** Earlier states and those that were undone, the nearest at the end. */
  past: Sheet[] = [];
  future: Sheet[] = [];
  changed: ReadonlySet<PlayedHand> = new Set();
  /** A session that was set before the form had loaded. */
  waiting?: GameSession;
  /** The last text that was read, and the last game that was played. */
  #parsed?: { key: string; sheet: Sheet };
  #played?: { sheet: Sheet; profile: Profile; game: Game };
  /** Those of the last text that could be played. */
  #playedRules: TextRules = {};
  /** The edits; undefined while the game is as written. */
  #edited?: Sheet;
  #written = '';
  /** A value set by the page, and whether it has not been read yet. */
  #pending?: string;
  #isUnread = false;
  /** Values from recent events, which a page may write back. */
  #echoes: { text: string; until: number }[] = [];
  #entered = new WeakMap<PlayedHand, Position>();

  constructor(readonly page: GamePage<Rules>) {}

  get present(): Sheet | undefined {
    return this.#edited ?? this.sheet;
  }

  get isEdited(): boolean {
    return this.#edited !== undefined;
  }

  /** Where a hand stood when it was entered or first read. */
  enteredAt(hand: PlayedHand): Position | undefined {
    return this.#entered.get(hand);
  }

  /** The hands as text, one per line, with the players if they were entered here, and the rules that the text names. */
  get value(): string {
    return this.sheet ? textOf(this.sheet, this.#playedRules) : '';
  }

  /** The whole game as text, with its players and the rules that apply; as written while it cannot be played. */
  toText({ profile, limit, rules }: TextRules & { limit?: string }): string {
    const page = this.page;
    if (!this.game || !this.sheet) return page.writtenGame;
    const rounds = roundsOf(page);
    const declared = joinRules(limit && `limit: ${limit}`, rules, rounds && `rounds: ${rounds}`);
    return formatGame(
      {
        ...this.sheet,
        ...(profile && { profile: profile as GameRecord['profile'] }),
        ...(declared && { rules: declared }),
      },
      { header: true },
    );
  }

  /** Whether a text differs from what is kept, or was set last. */
  isNew(text: string): boolean {
    const { present } = this;
    return text !== (this.#isUnread ? this.#pending : present && textOf(present, this.#playedRules));
  }

  /** Replaces the game by a text of the page, which is read when the game is played. */
  replace(text: string): void {
    this.#forget();
    this.#written = this.page.writtenGame;
    this.#pending = text;
    this.#isUnread = true;
  }

  /** Goes back to what is written; one step back brings the edits again. */
  reset(): void {
    const past = this.#edited ? [...this.past, this.#edited] : [];
    this.#pending = undefined;
    this.#forget();
    this.past = past;
  }

  #forget(): void {
    this.#edited = undefined;
    this.past = [];
    this.future = [];
    this.changed = new Set();
    this.frozen = undefined;
    this.waiting = undefined;
  }

  /** Reads what is written on the page, unless the game has been edited since, and plays it. @throws if it is invalid */
  play(): void {
    const sheet = this.#read();
    this.isFrozenNow = false;
    this.game = sheet && this.#playSheet(sheet, this.isEdited);
    this.sheet = sheet;
    this.#playedRules = this.textRules;
  }

  #read(): Sheet | undefined {
    this.#isUnread = false;
    const written = this.page.writtenGame;
    const names = namesOf(this.page.players);
    // Translators and minifiers of pages rewrite spaces.
    if (oneLine(written) !== oneLine(this.#written)) this.#turnTo(written);
    this.#written = written;
    if (this.#edited) return this.#edited;
    const text = this.#pending ?? written;
    const key = JSON.stringify([names, text]);
    // A hand stays the same object as long as the text does: rows are open and marked by their hands.
    if (this.#parsed?.key !== key) {
      const before = this.#parsed?.sheet;
      this.textRules = {};
      this.#parsed = undefined;
      this.#entered = new WeakMap();
      if (!text && !names) return undefined;
      const { players, hands, profile, rules } = parseGame(text, names ? { players: names } : {}, before);
      this.textRules = { ...(profile !== undefined && { profile: asText(profile) }), ...(rules && { rules }) };
      const isNamed = plainText(text)
        .split('\n')
        .some((line) => /^players\s*:/i.test(line.trim()));
      this.#parsed = { key, sheet: { players, hands, isNamed } };
    }
    return this.#parsed.sheet;
  }

  /** The page has another text now, which replaces edits unless it only repeats what an event reported. */
  #turnTo(written: string): void {
    const now = performance.now();
    // A page that binds the value to an attribute writes back what it received.
    const isEcho = this.#echoes.some(({ text, until }) => until > now && text === written);
    if (!this.#edited) {
      this.#pending = undefined;
      this.waiting = undefined;
    } else if (!isEcho && written !== textOf(this.#edited, this.#playedRules)) {
      this.#pending = undefined;
      this.#forget();
      this.page.replaced();
    }
  }

  /** Plays a sheet by the rules of the page. The rules of an edited game hold as long as it has hands. */
  #playSheet(sheet: Sheet, isEdited: boolean): Game {
    const frozen = this.frozen;
    this.frozen = undefined;
    const page = this.page;
    let { profile, error } = page.resolved;
    const rules = page.rulesAround;
    try {
      profile &&= roundsIn(profile, roundsOf(page));
    } catch (caught) {
      profile = undefined;
      error = caught as Error;
    }
    const isKept = isEdited && sheet.hands.length > 0;
    if (frozen && isKept) {
      this.frozen = frozen;
      this.isFrozenNow = !profile || JSON.stringify(profile.rules) !== JSON.stringify(frozen.profile.rules);
      ({ profile } = frozen);
    } else if (!profile) throw error!;
    else if (isKept) this.frozen = { profile, rules };
    if (this.#played?.sheet === sheet && this.#played.profile === profile) return this.#played.game;
    const game = playGame({ players: sheet.players, hands: sheet.hands, profile }, this.#played?.game);
    this.#played = { sheet, profile, game };
    for (const { hand, position } of game.rows) if (!this.#entered.has(hand)) this.#entered.set(hand, position);
    return game;
  }

  /** Replaces the players or the hands, by `corrected` in place of another. Play it afterwards. @throws {GameError} and changes nothing */
  edit({ players, hands }: Pick<GameRecord, 'players' | 'hands'>, corrected?: PlayedHand): Game {
    const before = this.present;
    const beforeGame = this.game;
    const sheet: Sheet = {
      players,
      hands,
      isNamed: before ? before.isNamed || String(before.players) !== String(players) : true,
    };
    const game = this.#playSheet(sheet, true);
    this.past.push(before ?? { players, hands: [], isNamed: true });
    this.future = [];
    this.#written = this.page.writtenGame;
    this.#edited = sheet;
    // The corrected hand itself is marked, too, unless it was saved as it was.
    const place = game.rows.findIndex(({ hand }) => hand === corrected);
    const isOther = place >= 0 && JSON.stringify(beforeGame?.rows[place]?.hand) !== JSON.stringify(corrected);
    this.changed = new Set(beforeGame && [...changedHands(beforeGame, game), ...(isOther ? [corrected!] : [])]);
    return game;
  }

  /** Goes one step back or forth. Play it afterwards. @returns whether there was a step @throws if it cannot be played by the rules now */
  step(to: 'past' | 'future'): boolean {
    const [from, other] = to === 'past' ? [this.past, this.future] : [this.future, this.past];
    const sheet = from.at(-1);
    const { present } = this;
    if (!sheet) return false;
    const before = this.game;
    const game = this.#playSheet(sheet, true);
    from.pop();
    if (present) other.push(present);
    this.#edited = sheet;
    this.changed = before ? changedHands(before, game) : new Set();
    return true;
  }

  /** Notes that the value is reported, so that a page may write it back. */
  reported(): void {
    const now = performance.now();
    this.#echoes = [
      ...this.#echoes.filter(({ until }) => until > now),
      { text: this.value, until: now + LONGEST_ECHO },
    ];
  }
}
