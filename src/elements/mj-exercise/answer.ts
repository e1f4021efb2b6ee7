/** The answer to an exercise line by line; loaded when it is due, and with a guided count, which explains its questions. */
import { html, nothing, type TemplateResult } from 'lit';
import { breakdownOf, labelOf, rowsOf, sumLabel, worthIn, type Line, type Row } from '../../breakdown/model.js';
import { missedSentence, nearMisses } from '../../breakdown/near-misses.js';
import type { AwardId, Profile, Score } from '../../core/index.js';
import type { CountQuestion } from '../../core/odds.js';
import { isOwnAward } from '../../core/own-awards/terms.js';
import type { Task } from '../../exercise/task.js';
import type { ExerciseSession } from '../../exercise/session.js';
import type { AllExerciseTexts } from '../../lang/exercise.js';
import { panelTextsFor } from '../../lang/panels.js';
import { ownMeaning } from '../own-meaning.js';
import { renderAnswerTable } from './answer-table.js';

export { keepFocus } from '../keep-focus.js';
export const loadTexts = panelTextsFor.load;

const isLine = (row: Row): row is Line => 'rule' in row;

/** The score line by line; lines of awards that were answered are marked. */
export function renderLines(score: Score, answered: ReadonlySet<string> | undefined, texts: AllExerciseTexts): unknown {
  const { columns, had, missed } = texts.exercise;
  const breakdown = breakdownOf(score);
  const rows = rowsOf(breakdown).map((row) => {
    const sum = row.steps.at(-1);
    const mark = answered && isLine(row) ? (answered.has(row.rule) ? had : missed) : undefined;
    const meaning = mark === missed && isLine(row) && panelTextsFor(texts.language).meaning(row.rule);
    return html`
      <tr class=${isLine(row) ? (mark === missed ? 'missed' : nothing) : 'sum'} part=${isLine(row) ? 'line' : 'sum'}>
        <th scope="row">
          ${isLine(row) ? labelOf(row, texts) : sumLabel(row, breakdown, texts)}
          ${mark ? html`<small>${mark}</small>` : nothing} ${meaning ? html`<small>${meaning}</small>` : nothing}
        </th>
        <td class="number">${isLine(row) ? texts.shortWorth(row.worth) : nothing}</td>
        <td class="number">${sum === undefined ? nothing : texts.number(sum)}</td>
      </tr>
    `;
  });
  return renderAnswerTable([columns.line], [columns.worth, columns.sum], rows, texts);
}

function renderNotGiven(
  score: Score,
  wrong: readonly AwardId[],
  profile: Profile,
  texts: AllExerciseTexts,
): TemplateResult | typeof nothing {
  if (!wrong.length) return nothing;
  const misses = nearMisses(score, profile).filter(({ rule }) => wrong.includes(rule));
  return html`
    <h4>${texts.exercise.notGiven}</h4>
    <ul class="reasons">
      ${misses.map((miss) => html`<li>${missedSentence(miss, panelTextsFor(texts.language))}</li>`)}
    </ul>
  `;
}

/** The awards that a question of a guided count is about, with what they are worth. */
export function renderCounts({ about }: CountQuestion, profile: Profile, texts: AllExerciseTexts): TemplateResult {
  return html`
    <details class="counts" part="counts">
      <summary>${texts.exercise.guide.counts}</summary>
      <ul>
        ${about.map(
          (id) => html`
            <li class="flow">
              <span>${texts.rule(id)}</span>
              <b>${texts.worth(worthIn(profile, id))}</b>
              <small>${isOwnAward(id) ? ownMeaning(id, profile.rules[id], texts.language) : panelTextsFor(texts.language).meaning(id)}</small>
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}

export function renderEarned(score: Score, { awards }: CountQuestion, texts: AllExerciseTexts): TemplateResult {
  const rules = new Set(awards.map(({ rule }) => rule));
  const lines = rowsOf(breakdownOf(score)).filter((row): row is Line => isLine(row) && rules.has(row.rule));
  return html`
    <ul class="earned">
      ${lines.map((line) => html`<li>${labelOf(line, texts)} <b>${texts.shortWorth(line.worth)}</b></li>`)}
    </ul>
  `;
}

/** The answer, once it is due. A settlement inside shows its own payments. */
export function renderAnswer(
  task: Task,
  session: ExerciseSession,
  texts: AllExerciseTexts,
  hasContent: boolean,
): unknown {
  const { asks, score, profile, settlement } = task;
  const awards = session.checked?.awards;
  const isAnswered = awards && asks.includes('awards') && awards.right.length + awards.wrong.length > 0;
  return html`
    ${
      score && asks.some((part) => part !== 'payments')
        ? html`
            ${renderLines(score, isAnswered ? new Set<string>(awards.right) : undefined, texts)}
            ${renderNotGiven(score, awards?.wrong ?? [], profile, texts)}
          `
        : nothing
    }
    ${
      settlement && !hasContent
        ? html`
            <ul class="payments">
              ${settlement.payments.map((payment) => html`<li>${texts.settlement.payment(payment, 0)}</li>`)}
            </ul>
          `
        : nothing
    }
  `;
}
