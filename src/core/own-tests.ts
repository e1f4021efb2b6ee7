/** Tests of what a table's own awards depend on: facts, other awards, tiles, and for losers what they wait for. */
import { isOwnAward, type AwardId, type Condition, type OwnAwardId, type OwnTests } from './award-terms.js';
import { needsOf, type CompiledProfile, type FactTest, type Test } from './compile.js';
import { holdsAny } from './earners.js';
import { factWords, isFact, type FactName } from './facts.js';
import { addWinningTile, borrowLayout, giveBack, winBy, type Layout } from './layout.js';
import type { Reading } from './reading.js';
import { ruleOf, type RuleId } from './rules/index.js';
import { addSpecialKinds, addSpecialReading, hasSingleWait } from './special-hands.js';
import { matches } from './tile-patterns.js';
import { tilesInSuit } from './tiles.js';
import { allCompletingKinds, allowedReadings, findReadings } from './winners.js';

/** A condition on an award holds even if another award replaces that one. */
const noneReplaces = (): boolean => false;

/** Whether a fact holds, or a hand has what an award needs, regardless of what the award is worth and to whom. */
const testOf = (of: FactName | AwardId, compiled: CompiledProfile): Test =>
  compiled.tests.get(of) ?? makeTest(of, compiled);

/** Makes a test, and keeps it with the profile. */
function makeTest(of: FactName | AwardId, compiled: CompiledProfile): Test {
  const facts = onFacts(of, compiled);
  // What does not depend on facts alone is an award.
  const id = of as AwardId;
  const test = facts ? testOfFacts(facts) : isOwnAward(id) ? testOfOwn(id, compiled) : testOfGroups(id, compiled);
  compiled.tests.set(of, test);
  return test;
}

/** A fact or an award as a test of facts; undefined if it depends on anything else. */
function onFacts(of: FactName | AwardId, compiled: CompiledProfile): FactTest | undefined {
  if (isFact(of)) return allOf([of]);
  if (!isOwnAward(of)) return ruleOf(of).each ? undefined : allOf(needsOf(of, compiled.profile, noneReplaces));
  const { text, terms } = compiled.declared(of);
  if (terms.each || terms.tiles || terms.conditions.some(({ how }) => how === 'calling')) return undefined;
  const tests: FactTest[] = [];
  for (const condition of terms.conditions) {
    const test = onFacts(condition.of, compiled);
    if (!test) return undefined;
    tests.push(condition.how === 'not' ? negated(test) : test);
  }
  return {
    win: unionOf(tests, 'win'),
    tiles: unionOf(tests, 'tiles'),
    reading: unionOf(tests, 'reading'),
    holds: (win, tiles, reading) => text !== 'off' && tests.every(({ holds }) => holds(win, tiles, reading)),
  };
}

/** Whether all of some facts hold. */
function allOf(facts: readonly FactName[]): FactTest {
  const [win, tiles, reading] = factWords(facts);
  return {
    win,
    tiles,
    reading,
    holds: (allWin, allTiles, allReading) =>
      (allWin & win) === win && (allTiles & tiles) === tiles && (allReading & reading) === reading,
  };
}

const negated = (test: FactTest): FactTest => ({ ...test, holds: (...words) => !test.holds(...words) });

const unionOf = (tests: readonly FactTest[], word: 'win' | 'tiles' | 'reading'): number =>
  tests.reduce((union, test) => union | test[word], 0);

/** The test of a reading that has been counted, which is known to have an award for the wait or none. */
const testOfFacts =
  ({ holds }: FactTest): Test =>
  (layout, { facts, combination }) =>
    holds(layout.win, layout.tiles, facts | combination!.noWaitAward);

/** The test of a built-in award for groups or bonus tiles. */
function testOfGroups(id: RuleId, compiled: CompiledProfile): Test {
  const { each } = ruleOf(id);
  const meets = testOfFacts(allOf(needsOf(id, compiled.profile, noneReplaces)));
  return (layout, reading) => meets(layout, reading) && holdsAny(each!, layout, reading);
}

/** The test of an own award that does not depend on facts alone. */
function testOfOwn(id: OwnAwardId, compiled: CompiledProfile): Test {
  const { each, tiles, conditions } = compiled.declared(id).terms;
  const tests = conditions.map((condition) => testOfCondition(condition, compiled));
  return (layout, reading) => {
    // Every hand is tested: a loop is faster than a call of `every`.
    for (const test of tests) if (!test(layout, reading)) return false;
    return (!each || holdsAny(each, layout, reading)) && (!tiles || matches(tiles, layout));
  };
}

/** The test of a condition of an own award. */
function testOfCondition({ of, how }: Condition, compiled: CompiledProfile): Test {
  const test = testOf(of, compiled);
  if (how === 'not') return (layout, reading) => !test(layout, reading);
  return how === 'calling' ? (layout) => isCalling(test, layout, compiled) : test;
}

/** How many tiles of a hand are not in its kongs' fourth places. */
function sizeOf({ held, kongs }: Layout): number {
  return held.reduce((size, tiles) => size + tilesInSuit(tiles), -kongs);
}

/** Whether a losing hand waits for something: a tile that would complete a hand which has it and may go out. */
function isCalling(test: Test, waiting: Layout, compiled: CompiledProfile): boolean {
  if (sizeOf(waiting) !== 13) return false;
  // Several awards may ask about the same hand, and each of them once for every reading.
  return waiting.calling.get(test) ?? findCalling(test, waiting, compiled);
}

/** Finds out whether a waiting hand waits for something, and keeps the answer with the hand. */
function findCalling(test: Test, waiting: Layout, compiled: CompiledProfile): boolean {
  const kinds = (waiting.completing ??= allCompletingKinds(waiting, compiled));
  const layout = borrowLayout();
  const meets = (reading: Reading): boolean => test(layout, reading);
  const found = kinds.some((kind) => {
    addWinningTile(layout, waiting, kind);
    return [false, true].some((drawn) => {
      winBy(layout, drawn);
      layout.tally.begin(layout, compiled);
      findReadings(layout, compiled);
      return allowedReadings(layout, compiled).some(meets);
    });
  });
  giveBack(layout);
  waiting.calling.set(test, found);
  return found;
}

/** Everything that scoring needs for awards of a table's own. */
export const ownTests: OwnTests = {
  onFacts,
  testOf,
  testOfCondition,
  addSpecialReading,
  addSpecialKinds,
  hasSingleWait,
};
