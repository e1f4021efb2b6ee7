/** The form of an editable game: the hand being entered, the number pad, names and seats. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Game, GameRow, PlayedHand } from '../../core/game.js';
import { hasFines } from '../../core/rules/fines.js';
import { compiledProfile } from '../../core/engine/compile.js';
import { winds, type DeadHand, type Wind } from '../../core/index.js';
import { hasPao } from '../../core/settlement/pao.js';
import { DEAD_HANDS } from '../../core/settlement/settle.js';
import {
  activate,
  activeTiles,
  chooseDiscarder,
  complete,
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
import { LONGEST_NAME } from '../../core/game/record.js';
import type { EntryForm, FormGame } from '../../game/entry-form.js';
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

/** What is drawn of the form, and what the user can do other than change the hand. */
export interface EntryView {
  readonly host: EntryHost;
  readonly form: EntryForm;
  readonly editors: TileEditors;
  /** The choice of errors; undefined while it is loading, and under rules without fines. */
  readonly fines: Fines | undefined;
  chooseWinner: (player: number) => void;
  /** Turns from the value of the active player to tiles, or back. */
  swap: () => void;
  enter: (event: Event) => void;
  washout: (event: Event) => void;
  correct: (hand: PlayedHand) => void;
  startNaming: () => void;
  rename: (event: Event) => void;
}

const PLAYERS = [0, 1, 2, 3] as const;
const QUICK = ['0', '2', '4', '6', '8'] as const;

export function renderEntry(view: EntryView): TemplateResult {
  const { form, host } = view;
  const { texts } = host;
  const { game } = host.kept;
  const { position } = form;
  // A problem with a hand is shown where it is; the keys keep their place.
  const isInHand = game && position && !form.isNaming && (form.problemAt || !activeTiles(form.draft));
  const isShownAbove = !form.problem || isInHand;
  const playOn = form.isEnded ? renderButton(view, texts.game.playOn, () => form.playOn()) : undefined;
  return html`
    <div class="entry live" part="entry" role="group" aria-label=${texts.game.sheet}>
      ${
        !game || form.isNaming
          ? renderNames(view)
          : html`
              ${renderTitle(view)} ${game.reseatDue && !form.draft.target ? renderSeating(game, view) : nothing}
              ${position ? renderHand(game, view) : renderEnd(game, texts, playOn)}
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

interface ButtonLook {
  looks?: string;
  /** What a screen reader says instead of the content. */
  name?: string;
  title?: string;
  description?: string;
  isPressed?: boolean;
  /** Inactive, but still focusable, so that focus is not lost. */
  isOff?: boolean;
  isHidden?: boolean;
  part?: 'control' | 'key';
}

const renderButton = (
  { host }: EntryView,
  content: unknown,
  click: (event: Event) => void,
  { looks, name, title, description, isPressed, isOff, isHidden, part = 'control' }: ButtonLook = {},
): TemplateResult => html`
  <button
    type="button"
    part=${part}
    class=${looks || nothing}
    aria-label=${name ?? nothing}
    title=${title ?? nothing}
    aria-description=${description ?? nothing}
    aria-pressed=${isPressed === undefined ? nothing : String(isPressed)}
    ?hidden=${isHidden}
    ?disabled=${host.isDisabled}
    aria-disabled=${isOff || nothing}
    @click=${(event: Event) => !isOff && click(event)}
  >
    ${content}
  </button>
`;

const renderIcon = (view: EntryView, name: string, d: string, click: () => void, look?: ButtonLook): TemplateResult => {
  const drawing = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${d}></path></svg>`;
  return renderButton(view, drawing, click, { looks: 'icon', name, title: name, ...look });
};

function renderTitle(view: EntryView): TemplateResult {
  const { form, host } = view;
  const { past, future } = host.kept;
  const { texts } = host;
  const { game: own } = texts;
  const { position, draft } = form;
  const icons = [
    renderIcon(view, own.undo, 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3', () => host.undo(), { isOff: !past.length }),
    renderIcon(view, own.redo, 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3', () => host.redo(), { isOff: !future.length }),
    position ? nothing : renderIcon(view, own.rename, 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3', view.startNaming),
  ];
  return html`
    <div class="title" tabindex="-1">
      <b>
        ${position ? (draft.target ? own.correct(position.number) : own.enter(position.number)) : own.over}
        ${position && !draft.target ? html`· <span class="round">${texts.round(position.round)}</span>` : nothing}
      </b>
      ${draft.target ? renderButton(view, own.cancel, () => form.cancel()) : icons}
      ${position ? renderButton(view, own.washout, view.washout, { looks: 'washout' }) : nothing}
    </div>
  `;
}

function renderHand(game: Game, view: EntryView): TemplateResult {
  const { form, host, editors } = view;
  const { game: own } = host.texts;
  const { active } = form.draft;
  const tiles = activeTiles(form.draft);
  return html`
    <div class=${hasFines(game.profile.rules) ? 'rows fining' : 'rows'}>
      ${renderWinners(game, view)} ${renderDiscarders(game, view)} ${renderValues(game, view)}
      ${
        active === undefined || (form.problem && !form.problemAt && !tiles)
          ? renderOutcome(form)
          : renderTools(active, game, view)
      }
      ${tiles ? editors.of(active!) : renderPad(view)} ${renderEnds(view)}
      ${
        form.draft.target
          ? nothing
          : html`
              <p class="stop flow">
                ${renderButton(view, own.rename, view.startNaming)}
                ${form.canEnd ? renderButton(view, own.end, () => form.end(), { looks: 'quit' }) : nothing}
              </p>
            `
      }
    </div>
  `;
}

/** A button for each player. The line above says what the row is for, what is remarkable about its values, or that something is missing. */
function renderRow(
  { form, host }: EntryView,
  row: Row,
  text: string,
  button: (player: number) => TemplateResult,
  note?: string,
): TemplateResult {
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
    <div class="row ${row}" role=${row === 'values' ? 'toolbar' : 'group'} aria-labelledby=${row}>
      ${PLAYERS.map(button)}
    </div>
  `;
}

function renderWinners(game: Game, view: EntryView): TemplateResult {
  const { form, host } = view;
  const { texts } = host;
  const { game: own } = texts;
  const names = namesInColumns(game.players);
  const { seatOf } = form.position!;
  return renderRow(view, 'winner', own.winner, (player) => {
    const seat = seatOf[player]!;
    const total = game.totals[player]!;
    const sum = html`<span class="sum ${gain(total)}" aria-hidden="true">
      ${seat === 'east' ? windMark('east', texts) : nothing}${signed(total, texts)}
    </span>`;
    return renderButton(view, html`${names[player]} ${sum}`, () => view.chooseWinner(player), {
      name: own.wonBy(game.players[player]!),
      isPressed: player === form.draft.winner,
      description: commas([texts.winds[seat], `${own.columns.total} ${signed(total, texts)}`], texts.language),
    });
  });
}

/** Who discarded the winning tile, or that the winner drew it. */
function renderDiscarders({ players }: Game, view: EntryView): TemplateResult {
  const { form, host } = view;
  const { game: own } = host.texts;
  const { winner, discarder } = form.draft;
  const names = namesInColumns(players);
  return renderRow(view, 'from', own.from, (player) => {
    const isDrawn = player === winner;
    const from = isDrawn ? 'self-draw' : player;
    const choose = (): void => form.set(chooseDiscarder(form.draft, from));
    return renderButton(view, isDrawn ? own.selfDraw : names[player], choose, {
      name: isDrawn ? own.selfDraw : own.discardedBy(players[player]!),
      isPressed: discarder === from,
      looks: isDrawn ? 'drawn' : winner === undefined ? 'waiting' : '',
    });
  });
}

function renderValues({ players }: Game, view: EntryView): TemplateResult {
  const { form, host, editors, fines } = view;
  const { texts } = host;
  const { game: own } = texts;
  const { winner, active, values, tiles, dead, incidents } = form.draft;
  const liable = liableIn(form.draft);
  const renderValue = (player: number): TemplateResult => {
    const value = tiles[player] ? (editors.of(player)?.score?.value.toString() ?? '') : values[player]!;
    const fined = incidents?.[player]?.length ? fines?.rulesTextsFor(texts.language).rules.fined : undefined;
    const state = [dead[player] && texts.settlement.dead[dead[player]], player === liable && own.pao, fined]
      .filter(Boolean)
      .join(', ');
    const shown = html`
      <span class=${value.length > 5 ? 'figure long' : 'figure'}>${value || '–'}</span>
      ${state ? html`<span class="state">${state}</span>` : nothing}
    `;
    return renderButton(view, shown, () => form.set(activate(form.draft, player)), {
      looks: player === winner ? 'won' : '',
      name: commas([own.valueFor(players[player]!, value), state], texts.language),
      isPressed: player === active,
    });
  };
  return renderRow(view, 'values', own.value, renderValue, form.note);
}

/** What is wrong with the hand, or what it would be worth; replaces the tools. */
const renderOutcome = ({ problem, problemAt, said, saidShort }: Readonly<EntryForm>): TemplateResult =>
  problem && !problemAt
    ? html`<p class="outcome wrong" aria-hidden="true"><small>${problem}</small></p>`
    : html`<p class="outcome"><small>${eitherForm(said, saidShort)}</small></p>`;

function renderEnds(view: EntryView): TemplateResult {
  const { form, host } = view;
  const { game: own } = host.texts;
  const { draft } = form;
  return html`
    <div class="ends">
      ${renderIcon(
        view,
        own.erase,
        'M9 6H21V18H9L3 12ZM12 9L18 15M18 9L12 15',
        () => form.set(erase(form.draft)),
        // It keeps its place.
        { looks: 'icon erase', isHidden: Boolean(activeTiles(draft)) },
      )}
      ${renderButton(view, own.next, () => form.set(next(form.draft)))}
      ${renderButton(view, draft.target ? own.save : own.done, view.enter, {
        looks: 'what' in handOf(draft) ? 'done' : 'main done',
      })}
    </div>
  `;
}

/** @param name - What a screen reader calls it; undefined inside a `<label>` */
function renderSelect(
  { host }: EntryView,
  name: string | undefined,
  options: readonly (readonly [value: string, text: string, short?: string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  // The chosen option has its short form, since the field is narrow.
  return html`
    <select
      part="control"
      aria-label=${name ?? nothing}
      ?disabled=${host.isDisabled}
      @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
    >
      ${options.map(([value, text, short = text]) => {
        const isChosen = value === chosen;
        return html`<option value=${value} ?selected=${isChosen}>${isChosen ? short : text}</option>`;
      })}
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
                ...DEAD_HANDS.map((kind) => {
                  const short = settlement.dead[kind];
                  return [kind, labelled(short, own.deadHelp[kind], texts.language), short] as const;
                }),
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
      ${renderButton(view, tiles[active] ? own.number : own.tiles, view.swap)}
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
  const payer = eitherForm(
    own.paysForAll(game.players[discarder]!),
    own.paysForAll(shortNames(game.players)[discarder]!),
  );
  return renderButton(view, payer, () => form.set({ ...form.draft, pao: !pao }), {
    looks: 'liable',
    isPressed: Boolean(pao),
  });
}

function renderPad(view: EntryView): TemplateResult {
  const { form, host } = view;
  const { game: own } = host.texts;
  const isOff = form.draft.active === undefined;
  const prefix = prefixOf(form.draft);
  const before = prefix.length > 2 ? `…${prefix.slice(-1)}` : prefix;
  return html`
    <div class="pad" role="group" aria-label=${own.digits}>
      ${QUICK.map((digit) => {
        const value = prefix + digit;
        const content = html`<span class="before">${before}</span>${digit} <span aria-hidden="true">›</span>`;
        const choose = (): void => form.set(complete(form.draft, value));
        return renderButton(view, content, choose, { part: 'key', looks: 'quick', name: own.quick(value), isOff });
      })}
      ${[...'1234567890'].map((digit) =>
        renderButton(view, digit, () => form.set(typeDigit(form.draft, digit)), { part: 'key', isOff }),
      )}
    </div>
  `;
}

export const renderRowActions = ({ hand }: GameRow, view: EntryView): TemplateResult => html`
  <p class="actions flow live">
    ${renderButton(view, view.host.texts.game.correctThis, () => view.correct(hand))}
    ${renderButton(view, view.host.texts.game.remove, () => view.form.remove(hand))}
  </p>
`;

function renderNames(view: EntryView): TemplateResult {
  const { form, host } = view;
  const { texts, isDisabled } = host;
  const { game } = host.kept;
  const { game: own } = texts;
  const { names } = form;
  return html`
    <form class="names stack" @submit=${view.rename}>
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
      <p class="actions flow">
        <button part="control" class="main done" ?disabled=${isDisabled}>${game ? own.save : own.start}</button>
        ${game ? renderButton(view, own.cancel, () => form.cancel()) : nothing}
      </p>
    </form>
  `;
}

function renderSeating(game: Game, view: EntryView): TemplateResult {
  const { form, host } = view;
  const { texts } = host;
  const { game: own } = texts;
  const players = game.players.map((name, player) => [String(player), name] as const);
  return html`
    <fieldset class="seating stack">
      <legend>${own.reseat}</legend>
      <p>${own.reseatHelp}</p>
      ${winds.map(
        (wind, place) => html`
          <label>
            <span>${texts.winds[wind]}</span>
            ${renderSelect(view, undefined, players, String(form.seating[place]), (chosen) => form.seat(place, Number(chosen)))}
          </label>
        `,
      )}
      ${renderButton(view, own.reseatDone, () => form.takeSeats(), { looks: 'main done' })}
    </fieldset>
  `;
}
