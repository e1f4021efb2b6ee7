/** Tests of what own awards depend on. Many may depend on the same one, so each test remembers its last answer, and runs once for a reading. */
import { isOwnAward, type AwardId, type Condition, type GroupCount, type OwnAwardId } from './terms.js';
import type { CompiledProfile, OwnTests } from '../engine/compile.js';
import { earnersOf } from '../engine/earners-of.js';
import { factOf, isFactAlone, type FactName } from '../engine/fact-names.js';
import { factWords } from '../engine/facts.js';
import { allCompletingKinds } from '../engine/completing.js';
import { winBy, type Layout } from '../engine/layout.js';
import { addWinningTile } from '../engine/winning-tile.js';
import { ruleOf, type RuleId } from '../rules/index.js';
import { needsOf } from '../rules/variations.js';
import { isForBonusTiles } from '../rules/bonus.js';
import { adjusterOf } from './adjust.js';
import { matcherOf } from './match-tiles.js';
import { resolve } from './tile-patterns.js';
import { tilesInSuit } from '../engine/tiles.js';
import { BONUS, type GroupClass } from '../engine/groups.js';
import type { EarnedRule, FactTest, Reading, Test } from '../engine/reading.js';
import { allowedReadings } from '../engine/requirements.js';
import { findReadings } from '../engine/winners.js';
import { borrowWorkspace, giveBack } from '../engine/workspace.js';

const holdsAny = (each: GroupClass, layout: Layout, reading: Reading): boolean =>
  earnersOf(each, layout, reading).length > 0;

/** A condition on an award holds even if another award replaces that one. */
const noneReplaces = (): boolean => false;

/** Whether a fact holds, or a hand has what an award needs, regardless of what the award is worth and to whom. */
const testOf = (of: Condition['of'], compiled: CompiledProfile, count?: GroupCount): Test =>
  compiled.tests.get(of) ?? makeTest(of, compiled, count);

function makeTest(of: Condition['of'], compiled: CompiledProfile, count?: GroupCount): Test {
  const facts = count ? undefined : onFacts(of as FactName | AwardId, compiled);
  // What is not a count and depends on more than facts is an award.
  const id = of as AwardId;
  const ofAward = (): Test => (isOwnAward(id) ? testOfOwn(id, compiled) : testOfGroups(id, compiled));
  const test = count ? testOfCount(count) : facts ? testOfFacts(facts) : ofAward();
  compiled.tests.set(of, test);
  return test;
}

/** A fact or an award as a test of facts; undefined if it depends on anything else. */
function onFacts(of: FactName | AwardId, compiled: CompiledProfile): FactTest | undefined {
  const { factTests } = compiled;
  if (!factTests.has(of)) factTests.set(of, makeFactTest(of, compiled));
  return factTests.get(of);
}

function makeFactTest(of: FactName | AwardId, compiled: CompiledProfile): FactTest | undefined {
  if (isFactAlone(of)) return allOf([factOf(of)]);
  if (!isOwnAward(of)) return ruleOf(of).each ? undefined : allOf(needsOf(of, compiled.profile, noneReplaces));
  const { terms } = compiled.declared(of);
  const tests = terms.each || terms.tiles ? undefined : onFactsAlone(terms.conditions, compiled);
  if (!tests) return undefined;
  return compiled.profile.rules[of] === 'off' ? { ...allOf([]), holds: () => false } : allTests(tests);
}

/** Conditions as tests of facts; undefined if any of them depends on anything else. */
function onFactsAlone(conditions: readonly Condition[], compiled: CompiledProfile): FactTest[] | undefined {
  const tests: FactTest[] = [];
  for (const { of, how, count } of conditions) {
    const test = (count ?? how === 'calling') ? undefined : onFacts(of as FactName | AwardId, compiled);
    if (!test) return undefined;
    tests.push(how === 'not' ? negated(test) : test);
  }
  return tests;
}

const allTests = (tests: readonly FactTest[]): FactTest => ({
  win: unionOf(tests, 'win'),
  tiles: unionOf(tests, 'tiles'),
  reading: unionOf(tests, 'reading'),
  holds: remembered((win, tiles, reading) => tests.every((test) => test.holds(win, tiles, reading))),
});

/** A test of facts that remembers its answer to the last ones. */
function remembered(holds: FactTest['holds']): FactTest['holds'] {
  let lastWin = 0;
  let lastTiles = 0;
  let lastReading = 0;
  let answer: boolean | undefined;
  return (win, tiles, reading) => {
    if (answer === undefined || win !== lastWin || tiles !== lastTiles || reading !== lastReading) {
      answer = holds(win, tiles, reading);
      lastWin = win;
      lastTiles = tiles;
      lastReading = reading;
    }
    return answer;
  };
}

function allOf(facts: readonly number[]): FactTest {
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

function testOfGroups(id: RuleId, compiled: CompiledProfile): Test {
  const { each } = ruleOf(id);
  const meets = testOfFacts(allOf(needsOf(id, compiled.profile, noneReplaces)));
  return (layout, reading) => meets(layout, reading) && holdsAny(each!, layout, reading);
}

/** The test of an own award that does not depend on facts alone. */
function testOfOwn(id: OwnAwardId, compiled: CompiledProfile): Test {
  const { each, tiles, conditions } = compiled.declared(id).terms;
  const tests = conditions.map((condition) => testOfCondition(condition, compiled));
  const matcher = tiles && matcherOf(tiles);
  const meets: Test = (layout, reading) => {
    // Every hand is tested: a loop is faster than a call of `every`.
    for (const test of tests) if (!test(layout, reading)) return false;
    return (!each || holdsAny(each, layout, reading)) && (!matcher || matcher.matches(layout));
  };
  let last = 0;
  let answer = false;
  return (layout, reading) => {
    const { count } = reading;
    if (!count || count !== last) {
      answer = meets(layout, reading);
      last = count;
    }
    return answer;
  };
}

/** The test of how many groups or bonus tiles a hand has. */
const testOfCount =
  ({ each, least, most }: GroupCount): Test =>
  (layout, reading) => {
    const { length } = earnersOf(each, layout, reading);
    return length >= least && length <= most;
  };

function testOfCondition({ of, how, count }: Condition, compiled: CompiledProfile): Test {
  const test = testOf(of, compiled, count);
  if (how === 'not') return (layout, reading) => !test(layout, reading);
  if (how !== 'calling') return test;
  compiled.waitedFor.add(test);
  return (layout) => isCalling(test, layout, compiled);
}

/** Whether a losing hand of thirteen tiles, with kongs counted as three, waits for something: for a tile with which it would win and pass the test. */
function isCalling(test: Test, waiting: Layout, compiled: CompiledProfile): boolean {
  if (waiting.held.reduce((size, tiles) => size + tilesInSuit(tiles), -waiting.kongs) !== 13) return false;
  // Several awards may ask about the same hand, and each of them once for every reading.
  return (waiting.calling ??= findCalling(waiting, compiled)).has(test);
}

/** Everything that any award may ask whether a waiting hand waits for it, as far as the hand does. */
function findCalling(waiting: Layout, compiled: CompiledProfile): Set<Test> {
  const found = new Set<Test>();
  const work = borrowWorkspace();
  for (const kind of allCompletingKinds(waiting, compiled)) {
    addWinningTile(work, waiting, kind);
    for (const drawn of [false, true]) {
      winBy(work, drawn);
      work.tally.begin(work, compiled);
      findReadings(work, compiled);
      for (const reading of allowedReadings(work, compiled))
        for (const test of compiled.waitedFor) if (!found.has(test) && test(work, reading)) found.add(test);
    }
  }
  giveBack(work);
  return found;
}

const earningOf: OwnTests['earningOf'] = (id, compiled, won) =>
  isOwnAward(id) ? earningOfOwn(id, compiled) : earningOfBuiltIn(id, compiled, won);

function earningOfOwn(id: OwnAwardId, compiled: CompiledProfile): EarnedRule {
  const { each, tiles, conditions } = compiled.declared(id).terms;
  const isTested = !each || tiles || conditions.length > 0;
  const facts = isTested ? onFacts(id, compiled) : undefined;
  const test = isTested && !facts ? testOf(id, compiled) : undefined;
  return { each, earning: 'hand', needs: [], isBonus: each?.forms === BONUS, isWait: false, onFacts: facts, test };
}

/** A built-in award under a profile that adds conditions to it, or to the award that replaces it. */
function earningOfBuiltIn(id: RuleId, compiled: CompiledProfile, won: boolean): EarnedRule {
  const { each, earning, isWait, replaced } = ruleOf(id);
  const { conditions } = compiled.declared(id).terms;
  const by = replaced && (replaced.by as RuleId);
  // Whether the award is replaced is known for each hand if the other one has conditions.
  const others = by && compiled.gives(by, won) ? compiled.declared(by).terms.conditions : [];
  const unless = others.length
    ? needsOf(id, compiled.profile, () => true).filter((fact) => fact === replaced!.unless)
    : [];
  const needs = needsOf(id, compiled.profile, (other) => !others.length && compiled.gives(other, won));
  const earned = { each, earning, needs, isBonus: isForBonusTiles(id), isWait };
  const facts = each || unless.length ? undefined : onFactsAlone(conditions, compiled);
  if (facts) return { ...earned, onFacts: allTests(facts), test: undefined };
  const meetsNeeds = testOfFacts(allOf(needs));
  const tests = conditions.map((condition) => testOfCondition(condition, compiled));
  const isFree = testOfFacts(allOf(unless));
  const otherTests = others.map((condition) => testOfCondition(condition, compiled));
  const test: Test = (layout, reading) =>
    meetsNeeds(layout, reading) &&
    (!each || holdsAny(each, layout, reading)) &&
    tests.every((one) => one(layout, reading)) &&
    (!unless.length || isFree(layout, reading) || !otherTests.every((one) => one(layout, reading)));
  return { ...earned, onFacts: undefined, test };
}

/** Everything that compiling and explaining need for awards of a table's own. */
export const ownTests: OwnTests = { earningOf, testOfCondition, adjusterOf, matcherOf, resolve };
