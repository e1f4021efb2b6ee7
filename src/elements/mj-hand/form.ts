/** What a form submits of an editable hand, and why it cannot. Loaded with the first one. */
import { asText } from '../../core/errors.js';
import { numberIn } from '../../core/numbers.js';
import { formatHand, type Hand, type NotationError, type Situation } from '../../core/scoring.js';
import { validityTextsFor } from '../../lang/validity.js';
import type { reportMistake } from '../check-markup.js';
import { readSituation, situationKeys } from '../situation-attributes.js';
import type { CountedHand } from './counted-hand.js';
import type { EditedHand } from './edited-hand.js';
import type { Draft } from './editor/host.js';
import { oneLine } from './written-text.js';
import type { MjHand } from './mj-hand.js';

/** What a form submits under a name: the hand, and the known parts of its situation. */
function formDataOf(name: string | undefined, hand: Hand | null, situation: Situation): FormData {
  const data = new FormData();
  if (!name) return data;
  data.append(name, hand ? formatHand(hand) : '');
  for (const key of situationKeys) {
    const words = [situation[key] ?? ''].flat().join(' ');
    if (words) data.append(`${name}.${key}`, words);
  }
  return data;
}

function validityOf(
  hand: MjHand,
  notation: string,
  { score }: CountedHand,
  lowest: number,
): [flags: ValidityStateFlags, message?: string] {
  const { error, required, winning, texts } = hand;
  if (!notation && required) return [{ valueMissing: true }, texts.noHand];
  if (error) return [{ badInput: true }, texts.error(error as NotationError)];
  if (winning && notation && !score?.won) return [{ patternMismatch: true }, validityTextsFor(hand.language).mustWin];
  return score && score.value < lowest
    ? [{ rangeUnderflow: true }, validityTextsFor(hand.language).tooLow(lowest, score.value)]
    : [{}];
}

/**
 * Updates the form value and the validity, with a message of the page.
 *
 * @param report - Reports a mistake. The caller has it: if this module imported it, bundlers of apps would split the code of the page.
 */
export function updateForm(
  internals: ElementInternals,
  hand: MjHand,
  edits: EditedHand,
  counted: CountedHand,
  custom: string,
  report: typeof reportMistake,
): void {
  const { notation, situation } = edits.draft;
  const { edited } = edits;
  const isEdited = edited && (edited.notation !== undefined || Object.keys(edited.situation).length > 0);
  const min = asText(hand.min ?? '').trim();
  const lowest = numberIn(min);
  if (min && !(lowest >= 0)) report(({ reportValue }) => reportValue(hand.localName, 'min', min, ['100']));
  internals.setFormValue(
    formDataOf(hand.name, counted.tiles, counted.inSituation(situation, true)),
    isEdited ? JSON.stringify({ notation, situation }) : null,
  );
  const [flags, message] = validityOf(hand, notation, counted, lowest);
  internals.setValidity({ ...flags, customError: custom !== '' }, custom || message);
}

/** Discards the edits that the page has replaced since. */
export function discardReplaced(
  edited: NonNullable<EditedHand['edited']>,
  written: Draft,
  { page, echoes, editor }: EditedHand,
): void {
  const { over } = edited;
  let isOther = false;
  // An empty attribute falls back to the text content, unless it means that the hand was cleared.
  if (written.notation !== over.notation && !echoes?.has('notation', oneLine(page.hand ?? written.notation))) {
    edited.notation = undefined;
    isOther = true;
  }
  for (const key of situationKeys) {
    const now = String(written.situation[key] ?? '');
    if (now === String(over.situation[key] ?? '') || echoes?.has(key, now)) continue;
    delete edited.situation[key];
    isOther = true;
  }
  edited.over = written;
  // The undo history belongs to the previous hand.
  if (isOther) editor?.reset();
}

/** Restores what the browser saved, or a value that another page saved under this name. @returns whether it is another hand */
export function restore(edits: EditedHand, state: string): boolean {
  let saved: Partial<Draft> | null;
  try {
    saved = JSON.parse(state) as Partial<Draft> | null;
  } catch {
    edits.editor?.reset();
    return edits.setNotation(oneLine(state));
  }
  // Saved by another element.
  if (typeof saved?.notation !== 'string') return false;
  edits.editor?.reset();
  return edits.set({ notation: oneLine(saved.notation), situation: readSituation(saved.situation) });
}
