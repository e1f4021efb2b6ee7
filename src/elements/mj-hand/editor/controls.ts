/** The controls of an editor, as templates of a session. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import {
  circumstances,
  tiles as allTiles,
  winds,
  type Circumstance,
  type NotationError,
  type Situation,
  type Tile,
} from '../../../core/index.js';
import type { EditorTexts } from '../../../lang/editor.js';
import type { HandTexts } from '../../../lang/index.js';
import { renderFault } from '../fault.js';
import { renderHand } from '../../../render/hand.js';
import { renderStill, renderTile } from '../../../render/tile.js';
import { forbidden, leftOf, placesOf } from './model.js';
import type { Action, EditSession, Kind } from './session.js';

/** What all controls need. */
export interface Common {
  texts: HandTexts;
  own: EditorTexts;
  isDisabled: boolean;
  session: EditSession;
}

/** More tiles than this are drawn smaller, so that they keep to the rows that are reserved for them. */
const ROOMY = 16;

export interface Control extends Action {
  /** Inactive, but still focusable, so that focus is not lost. */
  isIdle?: boolean;
}

export const renderControls = (isDisabled: boolean, controls: readonly Control[]): TemplateResult[] =>
  controls.map(
    ({ label, run, isIdle = false }) => html`
      <button
        type="button"
        part="control"
        ?disabled=${isDisabled}
        aria-disabled=${isIdle || nothing}
        @click=${() => !isIdle && run()}
      >
        ${label}
      </button>
    `,
  );

export interface StatusView {
  own: EditorTexts;
  /** The value of the hand, how many tiles it has, or what is wrong with it. */
  standing: string;
  kind: 'worth' | 'progress' | 'problem';
  /** The last action, or why it was refused. */
  note: string;
  isRefused: boolean;
  /** What comes next. */
  next: string;
  /** Leads to what explains the value, where there is such a place. */
  explain?: false | ((event: Event) => void);
}

export const renderStatus = ({
  own,
  standing,
  kind,
  note,
  isRefused,
  next,
  explain,
}: StatusView): TemplateResult => html`
  <p class="status" part="status" aria-live="polite" aria-atomic="true">
    ${
      note || next
        ? html`
            <span class="note">
              <span class=${!isRefused && (next || kind === 'problem') ? 'done' : nothing}>${note}</span>
              ${next}
            </span>
          `
        : nothing
    }
    ${
      explain && kind === 'worth'
        ? html`
            <button type="button" class="worth down" part="control" title=${own.why} @click=${explain}>
              ${standing}
            </button>
          `
        : html` <span class=${kind}>${standing}</span> `
    }
  </p>
`;

export interface TrayView extends Common {
  indices: boolean;
  lit: readonly Tile[];
  /** The tiles are those from before the text became unreadable. */
  isStale: boolean;
}

/** The tiles of the hand, each of them a button. */
export function renderTray({ session, texts, own, isDisabled, indices, lit, isStale }: TrayView): TemplateResult {
  const { hand } = session;
  const places = placesOf(hand);
  if (!places.length) return html`<p class="empty"><span>${own.empty}</span></p>`;
  const around = (drawn: TemplateResult, name: string, at: number): TemplateResult => {
    const place = places[at]!;
    const isChosen = session.isChosen(place, at);
    return html`
      <button
        type="button"
        class="held"
        part="control"
        data-place=${at}
        tabindex=${at === session.held ? 0 : -1}
        ?disabled=${isDisabled}
        aria-pressed=${isChosen}
        aria-label=${place.in === 'set' ? `${name} (${session.nameOf(place)})` : name}
        @click=${() => session.choose(isChosen ? null : place, at)}
      >
        ${drawn}
      </button>
    `;
  };
  const classes = ['tray', places.length > ROOMY && 'crowded', isStale && 'stale'];
  return html`
    <div role="toolbar" aria-label=${own.hand} class=${classes.filter(Boolean).join(' ')}>
      ${renderHand({ hand, texts, indices, lit, around })}
    </div>
  `;
}

export interface ActionsView extends Common {
  /** The name of the chosen tile or set. */
  name: string;
  actions: readonly Action[];
}

/** What can be done with the chosen tile. */
export const renderActions = ({ own, isDisabled, name, actions }: ActionsView): TemplateResult => html`
  <div class="actions" part="actions" role="group" aria-label=${own.chosen(name)}>
    <span class="name" aria-hidden="true">${name}</span>
    <div>${renderControls(isDisabled, actions)}</div>
  </div>
`;

/** The tiles that complete the hand, each a button. */
export const renderOuts = (outs: readonly Tile[], { texts, own, isDisabled, session }: Common): TemplateResult => html`
  <div class="actions outs" part="actions" role="group" aria-label=${own.outs}>
    <span class="name" aria-hidden="true">${own.outs}</span>
    <div>
      ${outs.map(
        (tile) => html`
          <button
            type="button"
            part="control"
            ?disabled=${isDisabled}
            aria-label=${own.outOn(texts.tile(tile))}
            @click=${() => session.goOut(tile)}
          >
            ${renderStill([tile])}
          </button>
        `,
      )}
    </div>
  </div>
`;

/** What the next tile can become, by where its tiles come from. */
const sources = {
  claimed: ['chow', 'pung', 'kong'],
  held: ['tile', 'concealed-kong'],
} as const satisfies Record<string, readonly Kind[]>;

export const renderKinds = ({ own, isDisabled, session }: Common): TemplateResult => html`
  <fieldset class="kinds" aria-label=${own.add} ?disabled=${isDisabled}>
    ${(['claimed', 'held'] as const).map(
      (source) => html`
        <fieldset>
          <legend>${own.sources[source]}</legend>
          <div>
            ${sources[source].map(
              (one) => html`
                <label class="control" part="control">
                  <input
                    type="radio"
                    name="kind"
                    .checked=${live(one === session.kind)}
                    @change=${() => session.chooseKind(one)}
                  />
                  ${own.kinds[one]}
                </label>
              `,
            )}
          </div>
        </fieldset>
      `,
    )}
  </fieldset>
`;

/** The rows of the picker: one for each suit, one for the honours, one for the bonus tiles. */
const rows = [
  [0, 9],
  [9, 18],
  [18, 27],
  [27, 34],
  [34, 42],
].map(([from, to]) => allTiles.slice(from, to));

export interface PickerView extends Common {
  indices: boolean;
}

function renderRow(row: readonly Tile[], { texts, own, isDisabled, indices, session }: PickerView): TemplateResult {
  // Asking for the hand may count it again.
  const { hand } = session;
  return html`
    <div>
      ${row.map(
        (tile) => html`
          <button
            type="button"
            part="control pick"
            data-tile=${tile}
            tabindex=${tile === session.pick ? 0 : -1}
            ?disabled=${isDisabled}
            aria-disabled=${session.outcome(tile, hand).refused ? true : nothing}
            aria-label=${own.pick(texts.tile(tile), Math.max(0, leftOf(hand, tile)))}
            @click=${() => session.add(tile)}
          >
            ${indices ? renderTile({ tile, indices: true }) : renderStill([tile])}
          </button>
        `,
      )}
    </div>
  `;
}

export const renderPicker = (view: PickerView): TemplateResult => html`
  <div class="picker" part="picker" role="toolbar" aria-label=${view.own.picker}>
    ${rows.map((row) => renderRow(row, view))}
  </div>
`;

/** The rows of a picker, each to be rendered on its own. */
export const pickerRows = (view: PickerView): (() => TemplateResult)[] => rows.map((row) => () => renderRow(row, view));

export interface ChoicesView extends Common {
  situation: Situation;
}

/** The seat, the round and how the hand was won. */
export function renderChoices({ texts, own, isDisabled, situation, session }: ChoicesView): TemplateResult {
  const { seat = 'east', round = 'east', win = 'discard' } = situation;
  const select = <Value extends string>(
    label: string,
    chosen: string,
    names: Readonly<Record<Value, string>>,
    values: readonly Value[],
    choose: (value: Value) => Situation,
  ): TemplateResult => html`
    <label part="choice">
      ${label}
      <select
        part="control"
        ?disabled=${isDisabled}
        .value=${live(chosen)}
        @change=${(event: Event) => session.situate({ ...situation, ...choose((event.target as HTMLSelectElement).value as Value) })}
      >
        ${values.map((one) => html`<option value=${one} ?selected=${one === chosen}>${names[one]}</option>`)}
      </select>
    </label>
  `;
  return html`
    <div class="choices" part="situation situation-line">
      ${select(own.seat, seat, texts.winds, winds, (value) => ({ seat: value }))}
      ${select(own.round, round, texts.winds, winds, (value) => ({ round: value }))}
      ${select(own.win, win, texts.wins, ['discard', 'self-draw'] as const, (value) => ({ win: value }))}
    </div>
  `;
}

export interface SituationView extends ChoicesView {
  /** Whether the table rewards a standing hand. */
  offersStanding: boolean;
}

/** The circumstances of the win. */
export function renderSituation(view: SituationView): TemplateResult {
  const { own, situation, session } = view;
  const { hand } = session;
  const chosen = situation.circumstances ?? [];
  const offered = circumstances.filter((one) => one !== 'standing' || view.offersStanding || chosen.includes(one));
  const possible = offered.filter((one) => chosen.includes(one) || !forbidden(hand, situation, one));
  const impossible = offered.filter((one) => !possible.includes(one));
  return html`
    <div class="situation" part="situation situation-line">
      <div class="circumstances" role="group" aria-label=${own.circumstances}>
        ${renderCircumstances(possible, true, view)}
        ${
          impossible.length
            ? html`
                <details class="impossible">
                  <summary part="control">${own.impossible}</summary>
                  <div class="circumstances">${renderCircumstances(impossible, false, view)}</div>
                </details>
              `
            : nothing
        }
      </div>
    </div>
  `;
}

/** A button for each circumstance. Each keeps its element, and so its focus, when others come and go. */
const renderCircumstances = (shown: readonly Circumstance[], arePossible: boolean, view: SituationView): unknown => {
  const { texts, isDisabled, situation } = view;
  const chosen = situation.circumstances ?? [];
  return repeat(
    shown,
    (one) => one,
    (one) => html`
      <button
        type="button"
        class="word"
        part="control"
        ?disabled=${isDisabled}
        aria-pressed=${chosen.includes(one)}
        aria-disabled=${!arePossible || nothing}
        @click=${() => view.session.toggle(one)}
      >
        ${texts.circumstances[one]}
      </button>
    `,
  );
};

export interface FieldView extends Common {
  text: string;
  error?: NotationError;
  type: (event: Event) => void;
}

export const renderField = ({ texts, own, isDisabled, session, text, error, type }: FieldView): TemplateResult => html`
  <label class="notated">
    ${own.notation}
    <input
      type="text"
      part="control field"
      dir="ltr"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      ?disabled=${isDisabled}
      .value=${live(text)}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby="fault"
      @input=${type}
      @change=${session.finishTyping}
    />
  </label>
  <div id="fault">${error ? renderFault(error, texts) : nothing}</div>
`;
