/** What a table requires for going out, other than a complete hand. Classical tables require nothing: elements load this with the code that reads rules. */
import { HandError } from '../errors.js';
import { part } from '../parts.js';
import type { CompiledProfile } from './compile.js';
import * as fact from './facts.js';
import { isChow } from './groups.js';
import type { CountedRule, Reading } from './reading.js';
import { bonusFor } from './tally.js';
import type { Workspace } from './workspace.js';

const CLEARED = (1 << fact.ONE_SUIT) | (1 << fact.NO_SIMPLE);

type Requirement = 'minimum-doubles' | 'minimum-points' | 'one-double' | 'cleared-hand' | 'one-of' | 'most-chows';

/** Requirements with a message of their own. */
const ALONE: ReadonlySet<string> = new Set(['one-double', 'cleared-hand']);

/** The first of the profile's requirements for going out that a reading fails. */
function failure(reading: Reading, work: Workspace, compiled: CompiledProfile): Requirement | undefined {
  const { requirements, minimumDoubles } = compiled;
  const { fraction, score, earnedDoubles, groups, size } = reading;
  if (!fraction && !score && earnedDoubles < minimumDoubles) return 'minimum-doubles';
  if (reading.value < compiled.minimumPoints) return 'minimum-points';
  if (requirements && !requirements.some((one) => meets(one, reading, work)))
    return requirements.length === 1 && ALONE.has(requirements[0]) ? (requirements[0] as Requirement) : 'one-of';
  return groups.subarray(0, size).filter(isChow).length > compiled.mostChows ? 'most-chows' : undefined;
}

/** Whether a reading meets a requirement of `win-requirement`. A limit hand has doubles enough. */
function meets(requirement: string, reading: Reading, work: Workspace): boolean {
  const { fraction, score, earnedDoubles, groups, size, combination, tested } = reading;
  const { side, worths } = work.tally;
  const counted = groups.subarray(0, size);
  const isLimitHand = fraction > 0 || score > 0;
  // Other than for flowers and seasons.
  const hasOrdinaryDouble = (): boolean =>
    combination!.isOrdinary ||
    tested.some(({ doubles, isBonus }) => doubles && !isBonus) ||
    counted.some((group) => worths.doubles[group] > 0);
  if (requirement === 'one-double') return isLimitHand || hasOrdinaryDouble();
  if (requirement === 'cleared-hand') return (work.tiles & CLEARED) !== 0;
  if (/^\d/.test(requirement)) return isLimitHand || earnedDoubles >= parseInt(requirement, 10);
  const isIt = ({ id }: CountedRule): boolean => id === requirement;
  return (
    combination!.rules.some(isIt) ||
    tested.some(isIt) ||
    counted.some((group) => worths.rules[group].some(isIt)) ||
    side.bonus.some((rule) => isIt(rule) && bonusFor(rule, work) > 0)
  );
}

/** The readings found that meet the profile's requirements; if none does, the reading as a special hand, if it is one. */
export function allowedReadings(work: Workspace, compiled: CompiledProfile): Reading[] {
  const { readings, found } = work;
  const mayGoOut = (reading: Reading): boolean => !failure(reading, work, compiled);
  const allowed = readings.slice(0, found).filter(mayGoOut);
  if (allowed.length || !compiled.specials.length) return allowed;
  part('specialHands').addSpecialReading(work, compiled);
  return readings.slice(found, work.found).filter(mayGoOut);
}

/** @throws {HandError} `requirement`, for the best of the readings that may not go out */
export function refuseReadings(best: Reading, work: Workspace, compiled: CompiledProfile): never {
  const sentence = failure(best, work, compiled)!;
  throw new HandError('requirement', {
    sentence,
    most:
      sentence === 'most-chows'
        ? compiled.mostChows
        : sentence === 'minimum-points'
          ? compiled.minimumPoints
          : compiled.minimumDoubles,
    ...(sentence === 'one-of' && { expected: compiled.requirement }),
  });
}
