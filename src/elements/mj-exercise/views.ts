/** The views of an exercise: the hand, the question with its fields, the verdict, the guided count, and progress. */
import { html, nothing, type TemplateResult } from 'lit';
import { compiledProfile } from '../../core/engine/compile.js';
import { ruleIds, winds, type AwardId, type Profile, type Wind } from '../../core/index.js';
import type { Asked, CountQuestion } from '../../core/odds.js';
import { ownAwardsIn } from '../../core/profiles/declarations.js';
import { builtIn } from '../../core/profiles/lookup.js';
import { changedIn } from '../../core/profiles/changes.js';
import { seatLimits, usualLimit } from '../../core/rules/limit.js';
import type { Outcome } from '../../exercise/progress.js';
import { countOutcomes, type ExerciseSession } from '../../exercise/session.js';
import type { Task } from '../../exercise/task.js';
import { hintsFor, messageOf, verdictOn, type VerdictText } from '../../exercise/verdict.js';
import type { BookTexts } from '../../lang/types.js';
import type { AllExerciseTexts } from '../../lang/exercise.js';
import { renderSituation } from '../../render/situation.js';
import type * as AnswerModule from './answer.js';
import type * as DrawnModule from './drawn.js';

/**
 * What the reader does: `key` in a field, where Enter checks the answer; in the grid of tiles, `move` with a key, and `enter` a tile
 * with the focus.
 */
export type ExerciseActions = Record<'input' | 'toggle' | 'enter', (event: Event) => void> &
  Record<'key' | 'move', (event: KeyboardEvent) => void> &
  Record<'check' | 'hint' | 'show' | 'next' | 'again' | 'startOver' | 'revealStep', () => void> & {
    answerStep: (given?: number) => void;
  };

export interface ExerciseView {
  session: ExerciseSession;
  texts: AllExerciseTexts;
  fines?: BookTexts;
  note: unknown;
  isDisabled: boolean;
  /** Whether the exercise is about a hand or a settlement inside, which is not drawn again. */
  hasContent: boolean;
  /** Whether the exercise makes its hands, so that there is a next one. */
  isGenerated: boolean;
  showsSituation: boolean;
  /** Whether progress is kept over a reload, so that there must be a way to start over. */
  isKept: boolean;
  count: number;
  stop: number;
  rules: unknown;
  toggleRules: (event: Event) => void;
  actions: ExerciseActions;
  drawn?: typeof DrawnModule;
  tiles?: {
    renderChoice: (task: Task, view: ExerciseView) => unknown;
    renderTileAnswer: (task: Task, texts: AllExerciseTexts) => unknown;
  };
  answer?: typeof AnswerModule;
}

function renderButton(
  { isDisabled }: { isDisabled?: boolean },
  name: string,
  label: string,
  click: () => void,
  isMain = false,
): TemplateResult {
  return html`
    <button
      type="button"
      class="${name}${isMain ? ' main' : ''}"
      part="control"
      ?disabled=${isDisabled}
      @click=${click}
    >
      ${label}
    </button>
  `;
}

function renderNext(view: ExerciseView): TemplateResult {
  const { session, texts, count, actions } = view;
  const { next, again, finished } = texts.exercise;
  return session.isOver(count)
    ? html`
        <p class="closing" part="tally">${finished(countOutcomes(session.outcomes).firstTry, count)}</p>
        <div class="buttons flow">${renderButton(view, 'again', again, actions.again, true)}</div>
      `
    : html`<div class="buttons flow">${renderButton(view, 'next', next, actions.next, true)}</div>`;
}

const renderBar = (done: number, of: number): TemplateResult => html`
  <svg class="bar" part="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="4"></rect>
    <rect class="fill" width=${of ? (100 * done) / of : 0} height="4"></rect>
  </svg>
`;

function renderRules(
  { name, extends: parent, rules }: Profile,
  { texts, rules: card, toggleRules }: ExerciseView,
): TemplateResult {
  const base = builtIn(name) ?? builtIn(parent);
  // The line has the limit, but not those of single seats.
  const isNamed = (id: string): boolean => id === 'limit' && !seatLimits(rules.limit).length;
  const changes = base ? changedIn(rules, base.rules).filter((id) => !isNamed(id)).length : 0;
  const line = texts.exercise.rules(texts.profile(base?.name ?? name), usualLimit(rules.limit), changes);
  return html`
    <details class="rules" part="rules-line" @toggle=${toggleRules}>
      <summary>${line}</summary>
      ${card}
    </details>
  `;
}

/** A text that screen readers read when it appears. */
export const renderNote = (text: string | undefined): TemplateResult => html`
  <div class="note bad" aria-live="polite">${text ?? nothing}</div>
`;

export function renderSet(
  outcomes: readonly Outcome[],
  texts: AllExerciseTexts,
  note: unknown,
  startOver: (() => void) | undefined,
): TemplateResult {
  const { done, solved, firstTry } = countOutcomes(outcomes);
  const { length } = outcomes;
  const { again, set } = texts.exercise;
  return html`
    <div class="collection stack">
      <div class="progress stack" part="tally" aria-live="polite" aria-atomic="true">
        <span>${set(solved, length, firstTry)}</span>
        ${renderBar(solved, length)}
      </div>
      ${note} ${done && startOver ? html`<div class="buttons flow">${renderButton({}, 'start-over', again, startOver)}</div>` : nothing}
      <slot></slot>
    </div>
  `;
}

export function renderExercise(view: ExerciseView, error: Error | null): TemplateResult {
  const { session, texts, hasContent, isGenerated, isKept, count, actions } = view;
  const { task } = session;
  const words = texts.exercise;
  return html`
    <div class="exercise stack">
      ${isGenerated && task ? renderProgress(view) : nothing} ${task && !hasContent ? view.drawn?.renderDrawn(task, view.texts, view.fines) : nothing}
      <slot></slot>
      ${task ? renderQuestion(task, view) : nothing} ${view.note} ${task ? renderRules(task.profile, view) : nothing}
      ${
        isKept && session.progress && !session.isOver(count)
          ? html`<div class="buttons flow">${renderButton(view, 'start-over', words.again, actions.startOver)}</div>`
          : nothing
      }
      ${
        error
          ? html`<p class="message" part="message" role="alert">${messageOf(error, session, texts)}</p>`
          : !task && !hasContent
            ? html`<p class="quiet">${words.noHand}</p>`
            : nothing
      }
    </div>
  `;
}

function renderProgress({ session, texts, count }: ExerciseView): TemplateResult | typeof nothing {
  const { past, isDue } = session;
  const { done, firstTry } = countOutcomes(session.outcomes);
  const { turn, score } = texts.exercise;
  if (!count && !past.length && !done) return nothing;
  return html`
    <div class="progress stack" part="tally">
      <span>
        ${turn(past.length + 1, count)}${done ? html` <small>${score(firstTry, done)}</small>` : nothing}
      </span>
      ${count ? renderBar(past.length + +isDue, count) : nothing}
    </div>
  `;
}

function renderQuestion(task: Task, view: ExerciseView): TemplateResult {
  const { session, texts, hasContent, isGenerated, showsSituation } = view;
  const { isDue } = session;
  const situation =
    hasContent && task.hand && !showsSituation
      ? renderSituation(task.situation, task.hand.winningTile !== undefined, texts)
      : nothing;
  if (session.isGuided && task.score) return html`${situation} ${renderGuide(task, view)}`;
  return html`
    ${situation}
    <p class="question" part="question">${texts.exercise.question(task.asks)}</p>
    ${renderFields(task, view)} ${renderHints(task, view)} ${isDue ? nothing : renderButtons(task, view)}
    ${renderVerdict(verdictOn(session, texts))} ${isDue ? (asksForTiles(task) ? view.tiles?.renderTileAnswer(task, texts) : view.answer?.renderAnswer(task, session, texts, view.hasContent)) : nothing}
    ${isDue && isGenerated ? renderNext(view) : nothing}
  `;
}

function renderButtons(task: Task, view: ExerciseView): TemplateResult {
  const { session, texts, fines, actions } = view;
  const { check, hint, show, hintsLeft } = texts.exercise;
  const left = hintsFor(task, texts, fines).length - session.hints;
  return html`
    <div class="buttons flow">
      ${renderButton(view, 'check', check, actions.check, true)}
      ${left > 0 ? renderButton(view, 'hint', session.hints ? hintsLeft(left) : hint, actions.hint) : nothing}
      ${renderButton(view, 'show', show, actions.show)}
    </div>
  `;
}

export const asksForTiles = ({ asks }: Task): boolean => asks.includes('waits') || asks.includes('discard');

/**
 * A field with its label above it. The element sets its text, which a server does not know.
 *
 * @param isRight - Whether the last check found it right; undefined before it was checked
 * @param about - Id of a text that explains it
 */
function renderField(
  { session, isDisabled, actions }: ExerciseView,
  name: string,
  label: string,
  isRight?: boolean,
  about?: string,
): TemplateResult {
  const state = isRight === undefined ? '' : isRight ? ' right' : ' wrong';
  return html`
    <label class="field${state}" part="field">
      <span>${label}</span>
      <input
        part="input"
        type="text"
        inputmode=${name.startsWith('payments') ? 'text' : 'numeric'}
        autocomplete="off"
        maxlength="16"
        name=${name}
        aria-invalid=${isRight === false ? 'true' : nothing}
        aria-describedby=${about ?? nothing}
        ?disabled=${isDisabled || session.isDue}
        @input=${actions.input}
        @keydown=${actions.key}
      />
    </label>
  `;
}

function renderAwards(ids: readonly AwardId[], { session, texts, isDisabled, actions }: ExerciseView): TemplateResult {
  const { chosen, checked, isDue } = session;
  const { right = [], wrong = [] } = checked?.awards ?? {};
  const state = (id: AwardId): string => (right.includes(id) ? ' right' : wrong.includes(id) ? ' wrong' : '');
  return html`
    <fieldset class="awards" part="awards">
      <legend>${texts.exercise.fields.awards}</legend>
      <div class="choices">
        ${ids.map(
          (id) => html`
            <label class="choice${chosen.has(id) ? state(id) : ''}">
              <input
                type="checkbox"
                name="awards"
                value=${id}
                ?disabled=${isDisabled || isDue}
                .checked=${chosen.has(id)}
                @change=${actions.toggle}
              />
              <span>${texts.rule(id)}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

function renderFields(task: Task, view: ExerciseView): TemplateResult {
  const { session, texts, tiles } = view;
  const { asks } = task;
  const { fields: labels, payment, paymentHelp } = texts.exercise;
  const field = (part: Asked, label: string, seat?: Wind): TemplateResult => {
    const figure = session.checked?.figures.find((one) => one.part === part && one.seat === seat);
    return renderField(view, seat ? `${part}.${seat}` : part, label, figure?.correct, seat && 'payments');
  };
  const numbers = (['points', 'doubles', 'value'] as const).filter((part) => asks.includes(part));
  return html`
    ${numbers.length ? html`<div class="fields flow">${numbers.map((part) => field(part, labels[part]))}</div>` : nothing}
    ${
      asks.includes('payments')
        ? html`
            <p class="quiet" id="payments">${paymentHelp}</p>
            <div class="fields flow">${winds.map((seat) => field('payments', payment(seat), seat))}</div>
          `
        : nothing
    }
    ${asks.includes('awards') ? renderAwards(awardsOf(task), view) : nothing}
    ${asksForTiles(task) ? tiles?.renderChoice(task, view) : nothing}
  `;
}

function awardsOf({ profile, score }: Task): AwardId[] {
  const compiled = compiledProfile(profile);
  const ids: AwardId[] = [...ruleIds, ...ownAwardsIn(profile.rules)];
  return ids.filter((id) => compiled.gives(id, score?.won ?? true));
}

function renderHints(task: Task, { session, texts, fines }: ExerciseView): TemplateResult {
  const hints = session.hints ? hintsFor(task, texts, fines).slice(0, session.hints) : [];
  return html`
    <div aria-live="polite">
      ${
        hints.length
          ? html`<ol class="hints stack">${hints.map((hint) => html`<li part="hint">${hint}</li>`)}</ol>`
          : nothing
      }
    </div>
  `;
}

const renderVerdict = ({ head, isGood, lines }: VerdictText): TemplateResult => html`
  <div class="verdict" part="verdict" aria-live="polite" aria-atomic="true" tabindex="-1">
    ${head ? html`<p class=${isGood ? 'head good' : 'head bad'}>${head}</p>` : nothing}
    ${lines.length ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing}
  </div>
`;

/** The guided count: the questions that were answered, and the one that is asked now. */
function renderGuide(task: Task, view: ExerciseView): TemplateResult {
  const { session, texts, isGenerated, answer } = view;
  const { guide } = texts.exercise;
  const score = task.score!;
  const { steps, question, error } = session;
  const last = steps.at(-1)?.question;
  const wrong = steps.filter(({ isRight }) => !isRight).length;
  const shown = steps.filter(({ isShown }) => isShown).length;
  const amount = (number: number, unit: CountQuestion['unit']): string => guide.amount(number, unit);
  const verdict = (): unknown => {
    if (error) return html`<p class="head bad">${messageOf(error, session, texts)}</p>`;
    if (!question)
      return html`<p class=${wrong || shown ? 'head' : 'head good'}>${guide.done(score.value, wrong, shown)}</p>`;
    return last && last.unit !== 'value' ? html`<p>${guide.sums(last.points, last.doubles)}</p>` : nothing;
  };
  return html`
    <p class="question" part="question">${guide.title}</p>
    <ol class="steps stack">
      ${steps.map(
        ({ question: asked, given, isRight, isShown }) => html`
          <li class=${isShown ? 'shown' : isRight ? 'right' : 'wrong'} part="step">
            <span>${guide.question(asked.topic, asked.unit)}</span>
            <b>
              ${
                isShown
                  ? guide.shown(amount(asked.answer, asked.unit))
                  : isRight
                    ? guide.right(amount(asked.answer, asked.unit))
                    : guide.wrong(amount(given, asked.unit), amount(asked.answer, asked.unit))
              }
            </b>
            ${isRight && !isShown ? nothing : answer?.renderEarned(score, asked, texts)}
          </li>
        `,
      )}
    </ol>
    <div class="verdict" part="verdict" aria-live="polite" aria-atomic="true" tabindex="-1">${verdict()}</div>
    ${
      question
        ? renderStep(question, task, view)
        : html`${answer?.renderLines(score, undefined, texts)} ${isGenerated ? renderNext(view) : nothing}`
    }
  `;
}

function renderStep(question: CountQuestion, task: Task, view: ExerciseView): TemplateResult {
  const { session, texts, actions, answer } = view;
  const { guide, check } = texts.exercise;
  const { topic, unit, about } = question;
  return html`
    <div class="ask stack">
      <p class="place quiet">${guide.step(session.steps.length + 1, session.questions.length)}</p>
      <p class="question">${guide.question(topic, unit)}</p>
      ${about.length ? answer?.renderCounts(question, task.profile, texts) : nothing}
      <div class="fields flow">${renderField(view, 'step', guide.field[unit])}</div>
      <div class="buttons flow">
        ${renderButton(view, 'check', check, () => actions.answerStep(), true)}
        ${unit === 'value' ? nothing : renderButton(view, 'none', guide.none, () => actions.answerStep(0))}
        ${renderButton(view, 'show', guide.fromHand, actions.revealStep)}
      </div>
    </div>
  `;
}
