/** The form of an editable game: the hand being entered, the number pad, names and seats. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Game, GameRow, PlayedHand } from '../../core/game.js';
import { hasFines } from '../../core/rules/fines.js';
import { compiledProfile } from '../../core/engine/compile.js';
import { winds, type DeadHand, type Wind } from '../../core/index.js';
import { hasPao } from '../../core/settlement/pao.js';
import {
  activate,
  chooseDiscarder,
  complete,
  DEAD_HANDS,
  erase,
  handOf,
  liableIn,
  missingRows,
  next,
  prefixOf,
  setDead,
  setIncidents,
  setLiable,
  typeDigit,
  type Row,
} from '../../game/draft.js';
import { LONGEST_NAME, type EntryForm, type FormGame } from '../../game/entry-form.js';
import { signed } from '../../render/payments.js';
import type * as FineModule from '../fine-choice.js';
import { renderEnd } from './end-views.js';
import { windMark } from './table-views.js';
import { eitherForm, namesInColumns } from './names.js';
import { shortNames } from '../../game/short-names.js';
import type { TileEditors } from './tile-editors.js';
import { gain } from './totals-views.js';
import { commas, labelled } from '../../lang/marks.js';

export type Fines = Pick<typeof FineModule, 'rulesTextsFor' | 'fineChoice' | 'errorsOf'>;

/** An `<mj-game editable>` as seen by its form. */
export interface EntryHost extends FormGame, HTMLElement {
  readonly kept: FormGame['kept'] & { readonly past: readonly unknown[]; readonly future: readonly unknown[] };
  readonly updateComplete: Promise<boolean>;
  readonly isDisabled: boolean;
  undo(): boolean;
  redo(): boolean;
}

/** What the user can do, other than to change the form. */
export interface EntryActions {
  chooseWinner: (player: number) => void;
  /** Turns from the value of the active player to tiles, or back. */
  swap: () => void;
  enter: (event: Event) => void;
  washout: (event: Event) => void;
  correct: (hand: PlayedHand) => void;
  startNaming: () => void;
  rename: (event: Event) => void;
}

export interface EntryView {
  host: EntryHost;
  form: Readonly<EntryForm>;
  editors: TileEditors;
  actions: EntryActions;
  /** The choice of errors; undefined while it is loading, and under rules without fines. */
  fines?: Fines;
}

const PLAYERS = [0, 1, 2, 3] as const;
const QUICK = ['0', '2', '4', '6', '8'] as const;

export function renderEntry(view: EntryView): TemplateResult {
  const { form, host } = view;
  const { texts } = host;
  const { game } = host.kept;
  const { position } = form;
  // A problem with a hand is shown where it is; the keys keep their place.
  const { active, tiles } = form.draft;
  const hasTiles = active !== undefined && Boolean(tiles[active]);
  const isShownAbove = Boolean(!form.problem || (game && position && !form.isNaming && (form.problemAt || !hasTiles)));
  return html`
    <div class="entry" part="entry" role="group" aria-label=${texts.game.sheet}>
      ${
        !game || form.isNaming
          ? renderNames(view)
          : html`
              ${renderTitle(view)} ${game.reseatDue && !form.draft.target ? renderSeating(game, view) : nothing}
              ${
                position
                  ? renderHand(game, view)
                  : renderEnd(game, texts, form.isEnded ? () => form.playOn() : undefined, host.isDisabled)
              }
            `
      }
      <p class=${isShownAbove ? 'problem heard' : 'problem wrong'} role="alert">${form.problem}</p>
      <p class="heard" aria-live="polite" aria-atomic="true">${form.said}</p>
      <p class="heard" aria-live="polite" aria-atomic="true">${typed(view)}</p>
    </div>
  `;
}

/** The value as far as it is typed, for screen readers: a key has only the name of its digit. */
function typed({ form, host }: EntryView): string {
  const { game } = host.kept;
  const { active, values } = form.draft;
  const value = active === undefined ? '' : values[active];
  return game && value ? host.texts.game.valueFor(game.players[active!]!, value) : '';
}

const renderButton = (
  { host }: EntryView,
  label: string,
  click: (event: Event) => void,
  looks?: string,
): TemplateResult => html`
  <button type="button" part="control" class=${looks ?? nothing} ?disabled=${host.isDisabled} @click=${click}>
    ${label}
  </button>
`;

function renderTitle(view: EntryView): TemplateResult {
  const { form, host, actions } = view;
  const { kept, texts, isDisabled } = host;
  const { game: own } = texts;
  const { position } = form;
  const { target } = form.draft;
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
      <b>
        ${position ? (target ? own.correct(position.number) : own.enter(position.number)) : own.over}
        ${
          position && !target
            ? html`
                ·
                <span class="round">${texts.round(position.round)}</span>
              `
            : nothing
        }
      </b>
      ${
        target
          ? renderButton(view, own.cancel, () => form.cancel())
          : html`
              ${button(own.undo, 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3', kept.past.length > 0, () => host.undo())}
              ${button(own.redo, 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3', kept.future.length > 0, () => host.redo())}
              ${position ? nothing : button(own.rename, 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3', true, actions.startNaming)}
            `
      }
      ${position ? renderButton(view, own.washout, actions.washout, 'washout') : nothing}
    </div>
  `;
}

function renderHand(game: Game, view: EntryView): TemplateResult {
  const { form, editors } = view;
  const { active, tiles } = form.draft;
  return html`
    <div class=${hasFines(game.profile.rules) ? 'rows fining' : 'rows'}>
      ${renderWinners(game, view)} ${renderDiscarders(game, view)} ${renderValues(game, view)}
      ${
        active === undefined || (form.problem && !form.problemAt && !tiles[active])
          ? renderOutcome(form)
          : renderTools(active, game, view)
      }
      ${active !== undefined && tiles[active] ? editors.of(active) : renderPad(view)} ${renderEnds(view)}
      ${form.draft.target ? nothing : renderStop(view)}
    </div>
  `;
}

/** What a row is for, what is remarkable about its values, and whether something is missing. */
function renderLabel({ form, host }: EntryView, row: Row, text: string, note?: string): TemplateResult {
  const isWrong = form.problemAt === row;
  const isMissing = isWrong || missingRows(form.draft, !form.isWashoutCounted).includes(row);
  const said = note || (isWrong && row === 'values' && form.problem) || (isMissing && host.texts.game.missing);
  return html`
    <p class="label ${isWrong ? 'wrong' : isMissing ? 'due' : ''}" id=${row}>
      ${text}${
        said
          ? // oxfmt-ignore
            html`<span class="heard">${labelled('', '\u00a0', host.texts.language)}</span><span class="said-here">${said}</span>`
          : nothing
      }
    </p>
  `;
}

/** A button for a player or for a self-draw, in the rows of winners and discarders. */
interface Choice {
  label: string;
  name: unknown;
  isPressed: boolean;
  choose: () => void;
  looks?: string;
  description?: string;
  sum?: TemplateResult;
}

const renderChoice = (
  { host }: EntryView,
  { label, name, isPressed, choose, looks, description, sum }: Choice,
): TemplateResult => html`
  <button
    type="button"
    part="control"
    class=${looks || nothing}
    aria-label=${label}
    aria-pressed=${isPressed ? 'true' : 'false'}
    aria-description=${description ?? nothing}
    ?disabled=${host.isDisabled}
    @click=${choose}
  >
    ${name} ${sum ?? nothing}
  </button>
`;

/** Who won, with the seats and totals of the players. */
function renderWinners(game: Game, view: EntryView): TemplateResult {
  const { form, host, actions } = view;
  const { texts } = host;
  const { game: own } = texts;
  const names = namesInColumns(game.players);
  const { seatOf } = form.position!;
  return html`
    ${renderLabel(view, 'winner', own.winner)}
    <div class="row winner" role="group" aria-labelledby="winner">
      ${PLAYERS.map((player) => {
        const seat = seatOf[player]!;
        const total = game.totals[player]!;
        return renderChoice(view, {
          label: own.wonBy(game.players[player]!),
          name: names[player],
          isPressed: player === form.draft.winner,
          choose: () => actions.chooseWinner(player),
          description: commas([texts.winds[seat], `${own.columns.total} ${signed(total, texts)}`], texts.language),
          sum: html`
            <span class="sum ${gain(total)}" aria-hidden="true">
              ${seat === 'east' ? windMark('east', texts) : nothing}${signed(total, texts)}
            </span>
          `,
        });
      })}
    </div>
  `;
}

/** Who discarded the winning tile, or that the winner drew it. */
function renderDiscarders({ players }: Game, view: EntryView): TemplateResult {
  const { form, host } = view;
  const { game: own } = host.texts;
  const { winner, discarder } = form.draft;
  const names = namesInColumns(players);
  return html`
    ${renderLabel(view, 'from', own.from)}
    <div class="row from" role="group" aria-labelledby="from">
      ${PLAYERS.map((player) => {
        const from = player === winner ? 'self-draw' : player;
        return renderChoice(view, {
          label: from === 'self-draw' ? own.selfDraw : own.discardedBy(players[player]!),
          name: from === 'self-draw' ? own.selfDraw : names[player],
          isPressed: discarder === from,
          choose: () => form.set(chooseDiscarder(form.draft, from)),
          looks: from === 'self-draw' ? 'drawn' : winner === undefined ? 'waiting' : '',
        });
      })}
    </div>
  `;
}

/** The values of the four hands, and what is special about each. */
function renderValues({ players }: Game, view: EntryView): TemplateResult {
  const { form, host, editors, fines } = view;
  const { texts, isDisabled } = host;
  const { game: own } = texts;
  const { winner, active, values, tiles, dead, incidents } = form.draft;
  const liable = liableIn(form.draft);
  return html`
    ${renderLabel(view, 'values', own.value, form.note)}
    <div class="row values" role="toolbar" aria-labelledby="values">
      ${PLAYERS.map((player) => {
        const value = tiles[player] ? (editors.of(player)?.score?.value.toString() ?? '') : values[player]!;
        const fined = incidents?.[player]?.length ? fines?.rulesTextsFor(texts.language).rules.fined : undefined;
        const state = [dead[player] && texts.settlement.dead[dead[player]], player === liable && own.pao, fined]
          .filter(Boolean)
          .join(', ');
        return html`
          <button
            type="button"
            part="control"
            class=${player === winner ? 'won' : nothing}
            aria-label=${commas([own.valueFor(players[player]!, value), state], texts.language)}
            aria-pressed=${player === active ? 'true' : 'false'}
            ?disabled=${isDisabled}
            @click=${() => form.set(activate(form.draft, player))}
          >
            <span class=${value.length > 5 ? 'figure long' : 'figure'}>${value || '–'}</span>
            ${state ? html`<span class="state">${state}</span>` : nothing}
          </button>
        `;
      })}
    </div>
  `;
}

/** What is wrong with the hand, or what it would be worth; replaces the tools. */
const renderOutcome = ({ problem, problemAt, said, saidShort }: Readonly<EntryForm>): TemplateResult =>
  problem && !problemAt
    ? html`<p class="outcome wrong" aria-hidden="true"><small>${problem}</small></p>`
    : html`<p class="outcome"><small>${eitherForm(said, saidShort)}</small></p>`;

/** The buttons that end a value or the hand. */
function renderEnds(view: EntryView): TemplateResult {
  const { form, host, actions } = view;
  const { texts, isDisabled } = host;
  const { game: own } = texts;
  const { draft } = form;
  const { active, tiles } = draft;
  return html`
    <div class="ends">
      <button
        type="button"
        part="control"
        class="icon erase"
        ?hidden=${active !== undefined && Boolean(tiles[active])}
        aria-label=${own.erase}
        title=${own.erase}
        ?disabled=${isDisabled}
        @click=${() => form.set(erase(form.draft))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 6H21V18H9L3 12ZM12 9L18 15M18 9L12 15"></path></svg>
      </button>
      ${renderButton(view, own.next, () => form.set(next(form.draft)))}
      ${renderButton(view, draft.target ? own.save : own.done, actions.enter, 'what' in handOf(draft) ? 'done' : 'main done')}
    </div>
  `;
}

/** The buttons for names, and for the end of the game. */
function renderStop(view: EntryView): TemplateResult {
  const { form, host, actions } = view;
  const { game: own } = host.texts;
  return html`
    <p class="stop">
      ${renderButton(view, own.rename, actions.startNaming)}
      ${form.canEnd ? renderButton(view, own.end, () => form.end(), 'quit') : nothing}
    </p>
  `;
}

/** A choice in the row of tools. */
function renderSelect(
  { host }: EntryView,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`
    <select
      part="control"
      aria-label=${label}
      ?disabled=${host.isDisabled}
      @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
    >
      ${options.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}
    </select>
  `;
}

/**
 * What is special about the hand of the active player, what its player is fined for, and whether it is shown: always at the
 * same place, whatever is before it.
 */
function renderTools(active: number, game: Game, view: EntryView): TemplateResult {
  const { form, host, fines } = view;
  const { texts } = host;
  const { game: own, settlement } = texts;
  const { winner, tiles, dead, incidents } = form.draft;
  const name = game.players[active]!;
  const fine = fines?.fineChoice(name, incidents?.[active] ?? [], game.profile, texts.language);
  return html`
    <div class="tools" role="group" aria-label=${name}>
      <b><bdi>${name}</bdi></b>
      ${
        active === winner
          ? renderLiability(active, game, view)
          : renderSelect(
              view,
              own.stateOf(name),
              [
                ['', own.inPlay],
                ...DEAD_HANDS.map(
                  (kind) => [kind, labelled(settlement.dead[kind], own.deadHelp[kind], texts.language)] as const,
                ),
              ],
              dead[active] ?? '',
              (kind) => form.set(setDead(form.draft, active, (kind || undefined) as DeadHand | undefined)),
            )
      }
      ${
        fine
          ? renderSelect(view, fine.label, fine.options, fine.chosen, (value) =>
              form.set(setIncidents(form.draft, active, fines!.errorsOf(value))),
            )
          : nothing
      }
      ${renderButton(view, tiles[active] ? own.number : own.tiles, view.actions.swap)}
    </div>
  `;
}

/** Who pays for all: the discarder of the winning tile, or whoever discarded a tile that was claimed earlier. */
function renderLiability(winner: number, game: Game, view: EntryView): unknown {
  const { form, host } = view;
  const { game: own, settlement } = host.texts;
  const { discarder, tiles, liable, pao } = form.draft;
  const compiled = compiledProfile(game.profile);
  if (!hasPao(compiled)) return nothing;
  if (game.profile.rules['pao-by'] === 'claim') {
    const option = (name: string): string => `${own.pao}: ${name}`;
    return renderSelect(
      view,
      own.pao,
      [
        ['', option(settlement.nobody)],
        ...PLAYERS.filter((player) => player !== winner).map(
          (player) => [String(player), option(game.players[player]!)] as const,
        ),
      ],
      String(liable ?? (pao && typeof discarder === 'number' ? discarder : '')),
      (value) => form.set(setLiable(form.draft, value === '' ? undefined : Number(value))),
    );
  }
  if (typeof discarder !== 'number' || tiles[winner]) return nothing;
  return html`
    <button
      type="button"
      part="control"
      class="liable"
      aria-pressed=${pao ? 'true' : 'false'}
      ?disabled=${host.isDisabled}
      @click=${() => form.set({ ...form.draft, pao: !pao })}
    >
      ${eitherForm(own.paysForAll(game.players[discarder]!), own.paysForAll(shortNames(game.players)[discarder]!))}
    </button>
  `;
}

function renderPad({ form, host }: EntryView): TemplateResult {
  const { texts, isDisabled } = host;
  const { game: own } = texts;
  const isIdle = form.draft.active === undefined;
  const prefix = prefixOf(form.draft);
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
            @click=${() => form.set(complete(form.draft, value))}
          >
            <span class="before">${prefix.length > 2 ? `…${prefix.slice(-1)}` : prefix}</span>${digit}
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
            @click=${() => form.set(typeDigit(form.draft, digit))}
          >
            ${digit}
          </button>
        `,
      )}
    </div>
  `;
}

/** The buttons below an opened row. */
export const renderRowActions = ({ hand }: GameRow, view: EntryView): TemplateResult => html`
  <p class="actions">
    ${renderButton(view, view.host.texts.game.correctThis, () => view.actions.correct(hand))}
    ${renderButton(view, view.host.texts.game.remove, () => view.form.remove(hand))}
  </p>
`;

function renderNames({ form, host, actions }: EntryView): TemplateResult {
  const { texts, isDisabled } = host;
  const { game } = host.kept;
  const { game: own } = texts;
  const { names } = form;
  return html`
    <form class="names" @submit=${actions.rename}>
      <b>${own.players}</b>
      ${winds.map(
        (wind: Wind, player) => html`
          <label>
            <span>${texts.winds[wind]}</span>
            <input
              type="text"
              maxlength=${LONGEST_NAME}
              autocomplete="off"
              aria-label=${own.playerIn(wind)}
              .value=${names[player]!}
              ?disabled=${isDisabled}
              @input=${({ target }: Event) => form.typeName(player, (target as HTMLInputElement).value)}
            />
          </label>
        `,
      )}
      <p class="actions">
        <button part="control" class="main done" ?disabled=${isDisabled}>${game ? own.save : own.start}</button>
        ${
          game
            ? html`<button type="button" part="control" @click=${() => form.cancel()}>${own.cancel}</button>`
            : nothing
        }
      </p>
    </form>
  `;
}

function renderSeating(game: Game, view: EntryView): TemplateResult {
  const { form, host } = view;
  const { texts, isDisabled } = host;
  const { game: own } = texts;
  const seating = form.seatingOf(game);
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
              @change=${({ target }: Event) => form.seat(place, Number((target as HTMLSelectElement).value))}
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
      ${renderButton(view, own.reseatDone, () => form.takeSeats(), 'main done')}
    </fieldset>
  `;
}
