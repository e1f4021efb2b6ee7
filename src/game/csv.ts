/** The sheet as comma-separated values, for spreadsheets. */
import type { Game } from '../core/game.js';
import { valueAt } from '../core/settlement/settle.js';

/** Quotes a field where needed. A name that looks like a formula, also in full-width characters, must not become one (“CSV injection”). */
function field(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line for each hand: its number, the round, the dealer, the winner, the discarder, what each player's hand is
 * worth, wins or loses, and has in all. Lines end with CR LF, as RFC 4180 says; headings are English.
 */
export function toCsv(game: Game): string {
  const { players, profile, rows } = game;
  const of = (what: string): string[] => players.map((name) => `${name} ${what}`);
  const lines: (string | number)[][] = [
    ['Hand', 'Round', 'Dealer', 'Winner', 'Discarder', ...of('value'), ...of('change'), ...of('total')],
  ];
  for (const { position, hand, scores, changes, totals } of rows) {
    const { winner, discarder } = 'winner' in hand ? hand : {};
    lines.push([
      position.number,
      position.round,
      players[position.dealer]!,
      winner === undefined ? '' : players[winner]!,
      discarder === undefined ? '' : players[discarder]!,
      ...position.seatOf.map((seat) => valueAt(scores[seat], profile, seat)),
      ...changes.map((change) => change + 0),
      ...totals.map((total) => total + 0),
    ]);
  }
  return lines.map((line) => line.map(field).join(',')).join('\r\n') + '\r\n';
}
