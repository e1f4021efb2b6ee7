/** The fields of the record of a game. */
import { spelled, type Fields } from '../fields.js';
import { MOST_HANDS, type GameRecord, type HandEntry, type WashedOut, type Won } from './record.js';

const RECORD: Fields<GameRecord> = { players: 1, profile: 1, rules: 1, hands: 1 };
const ENTRY: Fields<HandEntry> = { hand: 1, win: 1, circumstances: 1, seen: 1 };
const WON: Fields<Won> = { winner: 1, discarder: 1, hands: 1, dead: 1, incidents: 1, liable: 1, seen: 1, pao: 1 };
const HAND: Fields<Won & WashedOut & { reseat: unknown; end: true }> = { ...WON, washout: 1, reseat: 1, end: 1 };

/** The same for the options of a text, which may be those of a record. */
export const spelledOptions = <Data>(options: Data): Data => spelled(options, RECORD, 'options');

/** Returns a record whose names are spelled right. @throws {InputError} with the place of one that is not */
export function spelledRecord(record: GameRecord): GameRecord {
  const listed = (data: unknown): unknown[] => (Array.isArray(data) ? data.slice(0, 2 * MOST_HANDS) : []);
  spelled(record, RECORD, 'record');
  listed(record?.hands).forEach((hand, index) => {
    const place = `record.hands[${index}]`;
    spelled(hand, HAND, place);
    listed((hand as Won | null)?.hands).forEach((one, player) => spelled(one, ENTRY, `${place}.hands[${player}]`));
  });
  return record;
}
