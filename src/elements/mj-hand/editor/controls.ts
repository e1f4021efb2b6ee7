import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import {
  circumstances,
  NotationError,
  tiles as allTiles,
  winds,
  type Circumstance,
  type Situation,
  type Tile,
} from '../../../core/index.js';
import { profileOfScore } from '../../../core/engine/profile-of-score.js';
import { rewardsStanding } from '../../../core/profiles/standing.js';
import type { EditorTexts } from '../../../lang/editor.js';
import type { HandTexts } from '../../../lang/index.js';
import { renderFault } from '../fault.js';
import { renderHand } from '../../../render/hand.js';
import { renderTile } from '../../../render/tile.js';
import { renderStill } from '../../../render/still.js';
import type { EditorHost } from './host.js';
import { forbidden, leftOf, placesOf, type Place } from './model.js';
import type { Action, EditSession, Kind } from './session.js';

/** What the controls show: the hand, and how far its editing is. */
export interface View {
  host: EditorHost;
  texts: HandTexts;
  own: EditorTexts;
  isDisabled: boolean;
  session: EditSession;
}

export const notationError = ({ error }: EditorHost): NotationError | undefined =>
  error instanceof NotationError ? error : undefined;

/** More tiles than this are drawn smaller, so that they keep to the rows that are reserved for them. */
const ROOMY = 16;

interface Control extends Action {
  /** Inactive, but still focusable, so that focus is not lost. */
  isIdle?: boolean;
}

const renderControls = (isDisabled: boolean, controls: readonly Control[]): TemplateResult[] =>
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

export const renderButtons = ({ host, own, isDisabled, session }: View): TemplateResult => html`
  <div class="buttons">
    ${renderControls(isDisabled, [
      { label: own.undo, run: session.undo, isIdle: !session.past.length },
      { label: own.redo, run: session.redo, isIdle: !session.future.length },
      { label: own.clear, run: session.clear, isIdle: !host.draft.notation },
    ])}
  </div>
`;

/**
 * The last action and what comes next, and how far the hand is.
 *
 * @param standing - The value of the hand, how many tiles it has, or what is wrong with it
 * @param explain - Leads to what explains the value, where there is such a place
 */
export const renderStatus = (
  { own, session: { note, isRefused } }: View,
  standing: string,
  kind: 'worth' | 'progress' | 'problem',
  next: string,
  explain: false | undefined | ((event: Event) => void),
): TemplateResult => html`
  <div class="status" part="status" aria-live="polite">
    ${
      // Replaced as one element: in Firefox, a screen reader repeats the whole line for each part that changes.
      repeat(
        [note + next + standing],
        (words) => words,
        () => html`
          <p aria-atomic="true">
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
        `,
      )
    }
  </div>
`;

export function renderTray({ host, session, texts, own, isDisabled }: View): TemplateResult {
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
  const { indices, highlighted: lit } = host;
  // While the text is invalid, the tray still shows the last valid hand.
  const classes = ['tray', places.length > ROOMY && 'crowded', notationError(host) && 'stale'];
  return html`
    <div role="toolbar" aria-label=${own.hand} class=${classes.filter(Boolean).join(' ')}>
      ${renderHand({ hand, texts, indices, lit, around })}
    </div>
  `;
}

export function renderActions(place: Place, { own, isDisabled, session }: View): TemplateResult {
  const name = session.nameOf(place);
  return html`
    <div class="actions" part="actions" role="group" aria-label=${own.chosen(name)}>
      <span class="name" aria-hidden="true">${name}</span>
      <div>${renderControls(isDisabled, session.actionsOn(place))}</div>
    </div>
  `;
}

export const renderOuts = (outs: readonly Tile[], { texts, own, isDisabled, session }: View): TemplateResult => html`
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

export const renderKinds = ({ own, isDisabled, session }: View): TemplateResult => html`
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

function renderRow(row: readonly Tile[], { host, texts, own, isDisabled, session }: View): TemplateResult {
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
            ${host.indices ? renderTile({ tile, indices: true }) : renderStill([tile])}
          </button>
        `,
      )}
    </div>
  `;
}

export const renderPicker = (view: View): TemplateResult => html`
  <div class="picker" part="picker" role="toolbar" aria-label=${view.own.picker}>
    ${rows.map((row) => renderRow(row, view))}
  </div>
`;

export const pickerRows = (view: View): (() => TemplateResult)[] => rows.map((row) => () => renderRow(row, view));

export function renderChoices({ host, texts, own, isDisabled, session }: View): TemplateResult {
  const { situation } = host.draft;
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

export function renderSituation(view: View): TemplateResult {
  const { host, own, session } = view;
  const { hand } = session;
  const { situation } = host.draft;
  const chosen = situation.circumstances ?? [];
  const profile = host.score && profileOfScore(host.score);
  const offersStanding = profile && rewardsStanding(profile);
  const offered = circumstances.filter((one) => one !== 'standing' || offersStanding || chosen.includes(one));
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
const renderCircumstances = (shown: readonly Circumstance[], arePossible: boolean, view: View): unknown => {
  const { host, texts, isDisabled } = view;
  const chosen = host.draft.situation.circumstances ?? [];
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

export function renderField({ host, texts, own, isDisabled, session }: View): TemplateResult {
  const error = notationError(host);
  return html`
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
        .value=${live(session.typed ?? host.draft.notation)}
        aria-invalid=${error ? 'true' : 'false'}
        aria-describedby="fault"
        @input=${(event: Event) => session.type((event.target as HTMLInputElement).value)}
        @change=${session.finishTyping}
      />
    </label>
    <div id="fault">${error ? renderFault(error, texts) : nothing}</div>
  `;
}
