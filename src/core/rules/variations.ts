/** What awards need at tables other than the classical one. Elements load this with the code that reads rules. */
import * as fact from '../engine/facts.js';
import { isChow, isTriplet, kindOfGroup } from '../engine/groups.js';
import { ownValue } from '../input.js';
import { provide } from '../parts.js';
import { scoringOptions } from '../profiles/definitions/scoring-options.js';
import type { Profile } from '../profiles/profile.js';
import { ruleOf, vary, type RuleId } from './index.js';
import type { Earner, Rule } from './rule.js';

declare module '../parts.js' {
  interface Parts {
    readonly needsOf: typeof needsOf;
  }
}

const winningGroup: Earner = (_group, index, { completed }) => index === completed;
const concealedPungs: Earner = (group) => isTriplet(group) && !(group & 4);

/** One chow each of 1-2-3, 4-5-6 and 7-8-9 of the suit that has all three. */
const straightChows: Earner = (group, index, { groups, size }) => {
  const chows = Array.from({ length: size }, (_, at) => (isChow(groups[at]) ? kindOfGroup(groups[at]) : undefined));
  const kind = kindOfGroup(group);
  const start = kind - (kind % 9);
  return (
    isChow(group) &&
    kind % 3 === 0 &&
    chows.indexOf(kind) === index &&
    [0, 3, 6].every((rank) => chows.includes(start + rank))
  );
};

const byWinningTile = (...needs: number[]): Partial<Rule> => ({ needs, earning: 'winning-tile' });

const variations: { readonly [Id in RuleId]?: Partial<Rule> } = {
  'pair-of-round-wind': {
    replaced: { by: 'pair-of-seat-wind', unless: fact.WINDS_DIFFER, option: 'double-wind-pair' },
  },
  'self-draw': {
    when: ['self-draw-from', fact.LIVE_WALL, { 'any-wall': [] }],
    replaced: { by: 'last-tile', unless: fact.NOT_LAST_TILE, option: 'last-tile-self-draw' },
  },
  'one-chance-chow': { needs: [fact.ONE_CHANCE], earning: winningGroup, isWait: true },
  'pair-wait': { needs: [fact.PAIR_COMPLETED], earning: winningGroup, isWait: true },
  'concealed-hand': {
    needs: [fact.NOTHING_EXPOSED],
    when: ['concealed-hand-on', undefined, { discard: [fact.DISCARD] }],
  },
  'set-of-round-wind': {
    replaced: { by: 'set-of-seat-wind', unless: fact.WINDS_DIFFER, option: 'double-wind-set' },
  },
  'own-flower': { replaced: { by: 'all-flowers', unless: fact.FLOWERS_INCOMPLETE, option: 'flower-sets' } },
  'own-season': { replaced: { by: 'all-seasons', unless: fact.SEASONS_INCOMPLETE, option: 'flower-sets' } },
  'chow-hand': {
    needs: [fact.FOUR_CHOWS, fact.VALUELESS_PAIR],
    when: [
      'chow-hand-form',
      fact.VALUELESS_PAIR,
      { 'any-pair': [], 'no-points': [fact.VALUELESS_PAIR, fact.DISCARD, fact.NO_WAIT_AWARD] },
    ],
  },
  'fully-concealed': { when: ['fully-concealed-on', fact.SELF_DRAW, { 'any-win': [] }] },
  'three-concealed-pungs': { needs: [fact.THREE_CONCEALED_PUNGS], earning: concealedPungs },
  'pure-straight': { needs: [fact.STRAIGHT], earning: straightChows },
  'all-simples': { needs: [fact.NO_TERMINAL, fact.NO_HONOUR] },
  'outside-hand': { needs: [fact.OUTSIDE, fact.SOME_CHOW] },
  'terminals-and-honours': { needs: [fact.NO_SIMPLE, fact.SOME_TERMINAL, fact.SOME_HONOUR] },
  'flower-replacement': {
    ...byWinningTile(fact.FLOWER_REPLACEMENT),
    replaced: { by: 'kong-replacement', unless: fact.NOT_AFTER_KONG },
  },
  'original-call': { needs: [fact.ORIGINAL_CALL] },
  standing: { needs: [fact.STANDING] },
  'earthly-hand': { when: ['earthly-hand-on', fact.DISCARD, { 'first-draw': [fact.SELF_DRAW], either: [] }] },
  'nine-gates': { when: ['nine-gates-wait', undefined, { pure: [fact.PURE_NINE_GATES] }] },
  'all-green': { when: ['all-green-dragon', undefined, { required: [fact.GREEN_DRAGON] }] },
  'four-concealed-pungs': { needs: [fact.FOUR_CONCEALED_PUNGS], earning: concealedPungs },
  'moon-from-the-sea': {
    ...byWinningTile(fact.LAST_TILE, fact.WON_ON_1D, fact.NOT_LOOSE, fact.LIVE_WALL),
    when: ['moon-on', fact.LIVE_WALL, { either: [] }],
  },
  'plum-blossom': byWinningTile(fact.WON_ON_5D, fact.LOOSE_TILE),
  'carrying-pole': byWinningTile(fact.WON_ON_2B, fact.ROBBED_KONG),
  'thirteen-wins': { needs: [fact.THIRTEENTH_WIN] },
};

for (const [id, variation] of Object.entries(variations)) vary(id as RuleId, variation);

/** All facts that a rule needs under a profile's options; `gives` returns whether an award is worth something. */
export function needsOf(id: RuleId, { rules }: Profile, gives: (id: RuleId) => boolean): readonly number[] {
  const { needs, when, replaced } = ruleOf(id);
  const other = when && ownValue(when[2], `${rules[when[0]]}`);
  const all = other ? [...needs.filter((fact) => fact !== when[1]), ...other] : needs;
  const option = replaced?.option;
  const isReplaced = replaced && (!option || rules[option] !== scoringOptions[option]) && gives(replaced.by as RuleId);
  return isReplaced ? [...all, replaced.unless] : all;
}

provide({ needsOf });
