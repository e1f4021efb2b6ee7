/** The hand and the table that an exercise draws itself; loaded where it makes hands, or is about one elsewhere. */
import { html, nothing, type TemplateResult } from 'lit';
import { inOrder } from '../../core/engine/hand.js';
import { winds, type Wind } from '../../core/index.js';
import type { Task, TaskTable } from '../../exercise/task.js';
import type { AllExerciseTexts } from '../../lang/exercise.js';
import type { BookTexts } from '../../lang/types.js';
import { renderHand } from '../../render/hand.js';
import { renderSituation } from '../../render/situation.js';

function renderTable(
  { values, winner, discarder, erred }: TaskTable,
  hidden: Wind | undefined,
  texts: AllExerciseTexts,
  fines: BookTexts | undefined,
): TemplateResult {
  const { holds, wonFrom, erred: hasErred } = texts.exercise;
  const dead = erred?.dead && texts.settlement.dead[erred.dead];
  const error = erred && fines && hasErred(erred.seat, fines.rules.error(erred.id), dead);
  return html`
    <div class="table" part="table">
      ${winner ? html`<p>${wonFrom(winner, discarder)}</p>` : nothing}
      ${error ? html`<p>${error}</p>` : nothing}
      <ul class="flow">
        ${winds.map((seat) => (seat === hidden ? nothing : html`<li>${holds(seat, values[seat])}</li>`))}
      </ul>
    </div>
  `;
}

/** The hand and table that are generated, or the hand that is elsewhere. */
export function renderDrawn(
  { hand, situation, table, asks }: Task,
  texts: AllExerciseTexts,
  fines?: BookTexts,
): unknown {
  if (!hand) return nothing;
  const { sets, concealed, winningTile, bonus } = hand;
  const { win, circumstances } = situation;
  const tiles = inOrder(concealed);
  const label = texts.hand({ groups: sets, tiles, bonus, winningTile, win, circumstances, isWinShown: true });
  return html`
    <div class="given">${renderHand({ hand, texts, label })}</div>
    ${renderSituation(situation, winningTile !== undefined, texts)}
    ${table ? renderTable(table, asks.includes('value') ? situation.seat : undefined, texts, fines) : nothing}
  `;
}
