/** Claims: who may take a discard, who gets it, until when, and what an error costs. Expectations come from the rules. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  awardClaim,
  barredTiles,
  ClaimError,
  claimsOn,
  claimTimes,
  incidentCost,
  incidents,
  moments,
  openAfter,
  takeBackLaws,
  type Claim,
  type ClaimKind,
  type ClaimSituation,
  type Incident,
  type PossibleClaim,
  type Turn,
} from '../../src/core/claims.js';
import { defineProfile, HandError, NotationError, profiles, score, winds, type Profile } from '../../src/core/index.js';
import { canWinNaively, chowsNaively, whoGetsIt, type NaiveClaim } from '../naive/claims.js';
import { rowsIn, thrown } from './helpers.js';
import { forAll, forAllIn } from '../for-all.js';

type Wind = (typeof winds)[number];

const WEST_FROM_SOUTH: ClaimSituation = { seat: 'west', discarder: 'south' };
const of = (kind: ClaimKind, claims: readonly PossibleClaim[]): PossibleClaim[] =>
  claims.filter((claim) => claim.kind === kind);
const runs = (claims: readonly PossibleClaim[]): string[] =>
  of('chow', claims)
    .filter(({ possible }) => possible)
    .map(({ tiles }) => tiles.join(''));
/** Turns in words: who did what, with which tile. */
const turnsOf = (text: string): Turn[] =>
  text.split(', ').map((turn) => {
    const [by, did, tile] = turn.split(' ');
    return { by, did, ...(tile && { tile }) } as Turn;
  });
const reason = (kind: ClaimKind, claims: readonly PossibleClaim[]): string | undefined => of(kind, claims)[0]!.reason;

const failing = (run: () => unknown) => thrown(run, ClaimError);

describe('what a player may claim', () => {
  it('is every chow that two tiles of the hand make with the discard [S4-CHOW-01]', () => {
    const claims = claimsOn('3467b 111d 999c EEE', '5b', WEST_FROM_SOUTH);
    expect(runs(claims)).toEqual(['3b4b5b', '4b5b6b', '5b6b7b']);
    expect(runs(claimsOn('12b 111d 999c EEE SS', '3b', WEST_FROM_SOUTH))).toEqual(['1b2b3b']);
    // No run goes round the end of a suit or into the next one.
    expect(runs(claimsOn('89b 12c 111d EEE SSS', '1b', WEST_FROM_SOUTH))).toEqual([]);
    expect(runs(claimsOn('89b 12c 111d EEE SSS', '9b', WEST_FROM_SOUTH))).toEqual([]);
    expect(reason('chow', claimsOn('SWN 111d 999c EEE 1b', 'S', WEST_FROM_SOUTH))).toBe('no-run');
  });

  it('is a chow only of a discard from the player on the left [S4-CHOW-03]', () => {
    for (const discarder of ['east', 'north'] as const) {
      const claims = claimsOn('3467b 111d 999c EEE', '5b', { seat: 'west', discarder });
      expect(runs(claims)).toEqual([]);
      expect(of('chow', claims).map(({ tiles, reason: why }) => [tiles.join(''), why])).toEqual([
        ['3b4b5b', 'not-next'],
        ['4b5b6b', 'not-next'],
        ['5b6b7b', 'not-next'],
      ]);
    }
  });

  it('is a pung with a pair in the hand, and a kong with three, from any seat [S4-PONG-01] [S4-PONG-04]', () => {
    for (const discarder of ['east', 'south', 'north'] as const) {
      const pair = claimsOn('55b 111d 999c EEE SW', '5b', { seat: 'west', discarder });
      expect(of('pung', pair)).toMatchObject([{ possible: true, tiles: ['5b', '5b', '5b'] }]);
      expect(reason('kong', pair)).toBe('not-held');
      const three = claimsOn('555b 111d 999c EEE S', '5b', { seat: 'west', discarder });
      expect(of('kong', three)).toMatchObject([{ possible: true, tiles: ['5b', '5b', '5b', '5b'] }]);
      expect(reason('pung', claimsOn('5b 111d 999c EEE SSW', '5b', { seat: 'west', discarder }))).toBe('not-held');
    }
  });

  it('is a kong or, with the same three tiles, a pung to which the fourth is added later [S4-KONG-02]', () => {
    const claims = claimsOn('555b 111d 999c EEE S', '5b', WEST_FROM_SOUTH);
    expect(of('kong', claims)[0]!.possible).toBe(true);
    expect(of('pung', claims)[0]).toMatchObject({ possible: true, laterKong: true });
    expect(of('pung', claimsOn('55b 111d 999c EEE SW', '5b', WEST_FROM_SOUTH))[0]).not.toHaveProperty('laterKong');
  });

  it('is never a fourth tile for an exposed pung [S4-DIS-04] [S4-KONG-05]', () => {
    const claims = claimsOn('(555b) 46b 111d 99c EEE', '5b', WEST_FROM_SOUTH);
    expect([reason('kong', claims), reason('pung', claims)]).toEqual(['exposed-pung', 'exposed-pung']);
    // A run with the tile is possible all the same.
    expect(runs(claims)).toEqual(['4b5b6b']);
  });

  it('is a win with its score', () => {
    const claims = claimsOn('123b 456b 99d 78d (RRR)', '9d', { ...WEST_FROM_SOUTH, round: 'east' });
    const [win] = of('win', claims);
    expect(win).toMatchObject({ possible: true, completes: 'chow', tiles: ['7d', '8d', '9d'] });
    // 20 for the win and 4 for the pung of dragons, doubled once; the only tile would be 6 or 9.
    expect(win!.score).toMatchObject({ base: 24, doubles: 1, value: 48, situation: { seat: 'west', win: 'discard' } });
    expect(reason('win', claimsOn('123b 456b 99d 78d (RRR)', '1b', WEST_FROM_SOUTH))).toBe('not-complete');
    expect(reason('win', claimsOn('123b 456b 99d 78d', '9d', WEST_FROM_SOUTH))).toBe('tile-count');
  });

  it('is never a flower or a season, which nobody discards [S4-GEN-11]', () => {
    for (const tile of ['1f', '4s'])
      expect(() => claimsOn('123b 456b 99d 78d (RRR)', tile as never, WEST_FROM_SOUTH)).toThrow(
        'flowers and seasons are never discarded',
      );
  });

  it('is a win from any seat, even with a chow', () => {
    for (const discarder of ['east', 'south', 'north'] as const)
      expect(of('win', claimsOn('123b 456b 99d 78d (RRR)', '9d', { seat: 'west', discarder }))[0]!.possible).toBe(true);
  });

  it('is not a win that the rules refuse', () => {
    const profile = defineProfile({ name: 'table', rules: 'minimum-doubles: 3' });
    const [win] = of('win', claimsOn('123b 456b 99d 78d (RRR)', '9d', { ...WEST_FROM_SOUTH, profile }));
    expect(win).toMatchObject({ possible: false, reason: 'requirement' });
    expect(win!.error).toBeInstanceOf(HandError);
    expect(win).not.toHaveProperty('score');
  });

  it('is not a win on a sacred discard, nor a pung that the player has just passed up [S4-END-10] [S4-PONG-03]', () => {
    const barred = claimsOn('123b 456b 99d 78d (RRR)', '9d', { ...WEST_FROM_SOUTH, barred: ['9d'] });
    expect(of('win', barred)[0]).toMatchObject({ possible: false, reason: 'barred' });
    expect(of('pung', barred)[0]!.possible).toBe(true);
    const missed = claimsOn('123b 456b 99d 78d (RRR)', '9d', { ...WEST_FROM_SOUTH, missed: ['9d'] });
    expect(reason('pung', missed)).toBe('missed');
    expect(of('win', missed)[0]!.possible).toBe(true);
    expect(
      of('win', claimsOn('123b 456b 99d 78d (RRR)', '9d', { ...WEST_FROM_SOUTH, barred: ['6d'] }))[0]!.possible,
    ).toBe(true);
  });

  it('is the tile added to an exposed pung, to win; that of a concealed kong for thirteen orphans alone [S4-END-03]', () => {
    const robbing = { ...WEST_FROM_SOUTH, kong: 'promoted' } as const;
    const promoted = claimsOn('123b 456b 99d 78d (RRR)', '9d', robbing);
    // Three of the nines are in the kong, so the robbed one cannot be the third of this hand.
    expect(reason('win', promoted)).toBe('impossible');
    const chow = claimsOn('123b 456b EE 78d (RRR)', '9d', robbing);
    expect(of('win', chow)[0]).toMatchObject({ possible: true });
    expect(of('win', chow)[0]!.score!.awards.map(({ rule }) => rule)).toContain('robbed-kong');
    for (const kind of ['kong', 'pung', 'chow'] as const) expect(reason(kind, chow)).toBe('kong-only-to-win');
    expect(reason('win', claimsOn('123b 456b EE 78d (RRR)', '9d', { ...robbing, kong: 'concealed' }))).toBe(
      'only-orphans',
    );
    const orphans = claimsOn('19b 19c 19d ESWN RRG', 'B', { ...robbing, kong: 'concealed' });
    expect(of('win', orphans)[0]).toMatchObject({ possible: true, completes: 'special' });
  });

  it.each([
    ['123b 456b 99d 77d (RRR)', '7d', 'pung'],
    ['123b 456b 99d 78d (RRR)', '6d', 'chow'],
    ['123b 456b 789b 9d (RRR)', '9d', 'pair'],
    ['19b 19c 19d ESWN RGB', 'B', 'special'],
    ['(EEE) (SSS) (WWW) N 123b', 'N', 'special'],
  ])('knows what the tile completes: %s and %s, %s', (hand, tile, completes) => {
    expect(of('win', claimsOn(hand, tile, WEST_FROM_SOUTH))[0]!.completes).toBe(completes);
  });

  it('is rejected for impossible seats, tiles and hands', () => {
    const hand = '123b 456b 99d 78d (RRR)';
    expect(failing(() => claimsOn(hand, '9d', { seat: 'south', discarder: 'south' })).code).toBe('discarder');
    expect(failing(() => claimsOn(hand, '9d', { seat: 'up' as Wind, discarder: 'south' })).code).toBe('seat');
    expect(failing(() => claimsOn(hand, '9d', { seat: 'south', discarder: undefined as never })).code).toBe('seat');
    for (const tile of ['1f', '3s', 'x', '', '?', undefined])
      expect(failing(() => claimsOn(hand, tile as string, WEST_FROM_SOUTH)).code).toBe('tile');
    expect(failing(() => claimsOn('5555b 46b 111d 99c EE', '5b', WEST_FROM_SOUTH)).code).toBe('copies');
    expect(failing(() => claimsOn(hand, '9d', undefined as never)).code).toBe('wrong-shape');
    expect(failing(() => claimsOn(hand, '9d', { ...WEST_FROM_SOUTH, barred: '9d' as never })).message).toContain(
      'situation.barred',
    );
    expect(failing(() => claimsOn(hand, '9d', { ...WEST_FROM_SOUTH, kong: 'big' as never })).code).toBe('kong');
    // An unknown word is an error, not a reason why the hand cannot win.
    expect(() => claimsOn(hand, '9d', { ...WEST_FROM_SOUTH, round: 'up' as Wind })).toThrow(HandError);
    expect(() => claimsOn(hand, '9d', { ...WEST_FROM_SOUTH, circumstances: ['nope' as never] })).toThrow(HandError);
    expect(() => claimsOn('123b 45', '9d', WEST_FROM_SOUTH)).toThrow(NotationError);
    expect(() => claimsOn('123b 456b 99d 78d RRR +9d', '9d', WEST_FROM_SOUTH)).toThrow(HandError);
    expect(() => claimsOn('123b 55555b', '9d', WEST_FROM_SOUTH)).toThrow(HandError);
  });

  it('agrees with trying every pair of tiles and every way to win', () => {
    const set = ['b', 'c', 'd'].flatMap((suit) => [...'123456789'].map((rank) => rank + suit)).concat(...'ESWNRGB');
    const some = fc.shuffledSubarray(
      set.flatMap((tile) => [tile, tile, tile, tile]),
      { minLength: 14, maxLength: 14 },
    );
    // Hands of few kinds win more often.
    const few = fc.shuffledSubarray(
      set.slice(0, 9).flatMap((tile) => [tile, tile, tile, tile]),
      { minLength: 14, maxLength: 14 },
    );
    const profile = defineProfile({ name: 'table', rules: 'thirteen-orphans: off' });
    forAllIn(400)(
      fc.oneof(some, few),
      fc.constantFrom(...winds),
      fc.constantFrom(...winds),
      (tiles, seat, discarder) => {
        if (seat === discarder) return;
        const [tile, ...hand] = tiles as [string, ...string[]];
        const copies = hand.filter((one) => one === tile).length;
        const claims = claimsOn({ sets: [], concealed: hand, bonus: [] }, tile, { seat, discarder, profile });
        const isNext = winds.indexOf(seat) === (winds.indexOf(discarder) + 1) % 4;
        expect(runs(claims).sort()).toEqual(isNext ? chowsNaively(hand, tile) : []);
        expect(of('pung', claims)[0]!.possible).toBe(copies >= 2);
        expect(of('kong', claims)[0]!.possible).toBe(copies === 3);
        expect(of('win', claims)[0]!.possible).toBe(canWinNaively([...tiles].sort()));
        for (const { possible, reason: why } of claims) expect(possible).toBe(why === undefined);
      },
    );
  });
});

describe('who gets the tile', () => {
  const award = (discarder: Wind, claims: string, rules: string | Profile = '') => {
    const made = claims.split('; ').flatMap((claim): Claim[] => {
      const [by, kind, word] = claim.split(' ');
      return by
        ? [{ by, kind, ...(word === 'exposed' ? { exposed: true } : word && { completes: word }) } as Claim]
        : [];
    });
    const profile = typeof rules === 'string' ? defineProfile({ name: 'table', rules }) : rules;
    return awardClaim({ tile: '5b', discarder, claims: made }, profile);
  };

  it('is nobody if nobody claims it: the next player draws', () => {
    expect(award('east', '')).toMatchObject({ to: null, reason: 'nobody', next: 'south', skipped: [] });
  });

  it('decides who draws and discards next: round the table from East, unless a set is claimed [S4-PLAY-02] [S0-OVR-14]', () => {
    // Each line is a discard: its claims, who gets it, and who discards next.
    // North takes South’s discard and skips West.
    const turns = rowsIn(`
      | | south
      | | west
      | | north
      | | east
      | | south
      north pung | north | north
      east chow | east | east
      west kong | west | west
      | | north
    `);
    let discarder: Claim['by'] = 'east';
    for (const [claims, to, discards] of turns) {
      const awarded = award(discarder, claims!);
      expect(awarded.to ?? '').toBe(to);
      // Who takes the tile discards without drawing; otherwise the next player draws and discards.
      discarder = awarded.to ?? awarded.next!;
      expect(discarder).toBe(discards);
    }
  });

  it('is whoever wins before a kong or pung, and those before a chow', () => {
    expect(award('east', 'south chow; west pung')).toMatchObject({ to: 'west', reason: 'higher-claim' });
    expect(award('east', 'south chow; north kong')).toMatchObject({ to: 'north', reason: 'higher-claim' });
    expect(award('east', 'south pung; north win')).toMatchObject({ to: 'north', reason: 'higher-claim', next: null });
    expect(award('east', 'south chow')).toMatchObject({ to: 'south', reason: 'only-claim', next: 'west', skipped: [] });
  });

  it('plays next from the right of the player who took it, and those in between are skipped [S4-PONG-02]', () => {
    // South pungs from North: East is skipped, and after South’s discard the turn goes to West.
    expect(award('north', 'south pung')).toMatchObject({ next: 'west', skipped: ['east'] });
    expect(award('east', 'north kong')).toMatchObject({ next: 'east', skipped: ['south', 'west'] });
    expect(award('west', 'north pung')).toMatchObject({ next: 'east', skipped: [] });
    expect(award('west', 'south win')).toMatchObject({ next: null, skipped: [] });
  });

  it('is, of two winners, the nearest after the discarder [S4-CLM-03]', () => {
    expect(award('west', 'east win; north win')).toMatchObject({ to: 'north', reason: 'nearest-after-discarder' });
    expect(award('south', 'east win; north win; west win')).toMatchObject({ to: 'west' });
  });

  it('is, under the pung-based rules, the winner nearest to East [S1-CRIT-02]', () => {
    const [claims, pungBased] = ['north win; east win', profiles['pung-based']];
    expect(award('west', claims, pungBased)).toMatchObject({ to: 'east', reason: 'nearest-to-east' });
    expect(award('west', claims)).toMatchObject({ to: 'north' });
  });

  it('is, under another order, a special hand, then a win with a pung, a chow, a pair, then kong, pung, chow [S4-CLM-01]', () => {
    const rules = 'claim-priority: special-hand-first';
    const ladder = ['win special', 'win pung', 'win chow', 'win pair', 'kong', 'chow'];
    for (const [place, higher] of ladder.entries())
      for (const lower of ladder.slice(place + 1)) {
        // The lower claim is made by the nearer player.
        const { to } = award('east', `south ${lower}; north ${higher}`, rules);
        expect(to, `${higher} before ${lower}`).toBe('north');
      }
    expect(award('east', 'south chow; west pung', rules).to).toBe('west');
    expect(award('east', 'south win pair; west win special', rules).reason).toBe('better-win');
    expect(award('east', 'north win pung; west win pung', rules)).toMatchObject({
      to: 'west',
      reason: 'nearest-after-discarder',
    });
    expect(award('east', 'south win pair; west win special')).toMatchObject({ to: 'south' });
  });

  it('is a pung or kong before a chow, unless the tiles of the chow are on the table already [S4-CLM-02]', () => {
    expect(award('east', 'south chow; north pung')).toMatchObject({ to: 'north', reason: 'higher-claim' });
    const exposed = 'south chow exposed; north pung';
    expect(award('east', exposed)).toMatchObject({ to: 'south', reason: 'exposed' });
    expect(award('east', `${exposed}; west win`)).toMatchObject({ to: 'west', reason: 'higher-claim' });
  });

  it('takes the claims of claimsOn as they are, and ignores impossible ones', () => {
    const claims = [
      ...claimsOn('46b 111d 999c EEE SW', '5b', { seat: 'south', discarder: 'east' }),
      ...claimsOn('55b 11d 999c GGG SWN', '5b', { seat: 'north', discarder: 'east' }),
    ];
    const { to, order, claim } = awardClaim({ tile: '5b', discarder: 'east', claims });
    expect(to).toBe('north');
    expect(claim).toMatchObject({ kind: 'pung', possible: true });
    expect(order.map(({ by, kind }) => `${by} ${kind}`)).toEqual(['north pung', 'south chow']);
  });

  it('agrees with players who argue about each pair of claims', () => {
    const claim = fc.record({
      by: fc.constantFrom(...winds),
      kind: fc.constantFrom('win', 'kong', 'pung', 'chow') as fc.Arbitrary<ClaimKind>,
      completes: fc.constantFrom('special', 'pung', 'chow', 'pair') as fc.Arbitrary<
        NonNullable<NaiveClaim['completes']>
      >,
    });
    const law = fc.constantFrom('nearest-after-discarder', 'nearest-to-east', 'special-hand-first') as fc.Arbitrary<
      Parameters<typeof whoGetsIt>[2]
    >;
    forAllIn(1000)(fc.constantFrom(...winds), fc.array(claim, { maxLength: 3 }), law, (discarder, all, priority) => {
      const next = winds[(winds.indexOf(discarder) + 1) % 4];
      const isSole = (kind: ClaimKind) => all.filter((one) => one.kind === kind).length < 2;
      const claims = all.filter(
        ({ by, kind }, place) =>
          by !== discarder &&
          (kind !== 'chow' || by === next) &&
          all.findIndex((one) => one.by === by) === place &&
          (kind === 'win' || isSole(kind)),
      );
      const profile = defineProfile({ name: 'table', rules: `claim-priority: ${priority}` });
      const { to, order } = awardClaim({ tile: '5b', discarder, claims }, profile);
      expect(to ?? undefined).toBe(whoGetsIt(discarder, claims, priority));
      expect(order).toHaveLength(claims.length);
      expect(new Set(order.map(({ rank }) => rank)).size).toBe(claims.length);
    });
  });

  it.each([
    [{ discarder: 'east', claims: [{ by: 'east', kind: 'pung' }] }, 'discarder'],
    [{ discarder: 'east', claims: [{ by: 'west', kind: 'chow' }] }, 'claim'],
    [{ discarder: 'east', claims: [{ by: 'west', kind: 'steal' }] }, 'claim'],
    [{ discarder: 'east', claims: 'all' }, 'wrong-shape'],
    [{ discarder: 'east', claims: [null] }, 'wrong-shape'],
    [{ discarder: 'east' }, 'wrong-shape'],
    [{ discarder: 'up', claims: [] }, 'seat'],
    [{ discarder: 'east', claims: [{ by: 'up', kind: 'pung' }] }, 'seat'],
    [{ discarder: 'east', claims: [], tile: '1f' }, 'tile'],
  ])('is refused for %j', (input, code) => {
    expect(failing(() => awardClaim({ tile: '5b', ...input } as never)).code).toBe(code);
  });
});

describe('until when', () => {
  const open = (moment: (typeof moments)[number]): string[] => openAfter(moment).map(({ id }) => id);

  it('a discard can be claimed although the next player has drawn, who then puts the tile back [S4-DRW-01] [S4-LT-05]', () => {
    expect(open('draw')).toEqual(expect.arrayContaining(['pung', 'win']));
    expect(open('draw')).not.toContain('chow');
  });

  it('a discard cannot be claimed, not even to win: once the next player has replaced a flower or a kong [S4-DRW-01] [S4-LT-05]', () => {
    expect(open('exposure')).toEqual(expect.arrayContaining(['pung', 'win']));
    expect(open('replacement')).not.toContain('pung');
    expect(open('replacement')).not.toContain('win');
  });

  it('laws contradict each other: on taking back, on chows laid open, and on when a discard is dead [S4-CLM-02] [S4-LT-04] [S4-FOUL-07]', () => {
    const contradicted = claimTimes.filter(({ others }) => others.length);
    expect(contradicted.map(({ id, law, until, others }) => [id, law, until, others])).toEqual([
      [
        'take-back',
        '19',
        'draw',
        [
          { law: '1', until: null },
          { law: '18', until: null },
        ],
      ],
      ['over-chow', '18', 'exposure', [{ law: '19', until: 'next-discard' }]],
      ...['pung', 'win'].map((id) => [
        id,
        '4, 5, 19',
        'replacement',
        [
          { law: '1', until: 'next-discard' },
          { law: '18', until: 'next-discard' },
        ],
      ]),
    ]);
  });

  it('a discard that nobody claims is dead: when the next is made [S4-LT-04]', () => {
    expect(open('next-discard')).toEqual(['nearer-win']);
    expect(open('discard')).toHaveLength(claimTimes.length);
  });

  it('a higher claim can be made: until the discard, though tiles were laid open or a loose tile was drawn [S4-CLM-04]', () => {
    for (const moment of ['draw', 'exposure', 'replacement'] as const) expect(open(moment)).toContain('higher');
    expect(open('next-discard')).not.toContain('higher');
    // By another law, a pung comes too late once the tiles of a chow are laid open.
    expect(open('exposure')).not.toContain('over-chow');
  });

  it('a nearer win can be declared: until the hand is settled [S4-CLM-05]', () => {
    expect(open('next-discard')).toContain('nearer-win');
    expect(open('settlement')).toEqual([]);
  });

  it('a discard can be called for a chow: until the next draw; it may be laid open after the discard [S4-CHOW-02]', () => {
    expect(claimTimes.find(({ id }) => id === 'chow')!.until).toBe('draw');
    // Calling comes before the tiles are laid open, which may wait until the player has discarded.
    expect(moments.indexOf('exposure')).toBeGreaterThan(moments.indexOf('discard'));
    expect(open('exposure')).toContain('give-back');
  });

  it('the robbing of a kong: until the replacement is drawn', () => {
    expect(open('exposure')).toContain('rob-kong');
    expect(open('replacement')).not.toContain('rob-kong');
  });

  it('a discard may be taken back: by one law until it is claimed or drawn over, by two never [S4-DIS-05] [S4-CLM-07] [S4-FOUL-06]', () => {
    expect(takeBackLaws).toEqual([
      { law: '19', until: 'draw' },
      { law: '1', until: null },
      { law: '18', until: null },
    ]);
    expect(open('draw')).not.toContain('take-back');
  });

  it('what has become impossible never becomes possible again', () => {
    for (let place = 1; place < moments.length; place++) {
      const before = open(moments[place - 1]!);
      for (const id of open(moments[place]!)) expect(before).toContain(id);
    }
    expect(failing(() => openAfter('dawn' as never)).code).toBe('turn');
  });

  it('a player is barred from a tile: from the own discard until the next draw [S4-END-10]', () => {
    const turns = 'east draw, east discard 9d, south draw, south discard 9d';
    expect(barredTiles(turnsOf(turns), 'east').barred).toEqual(['9d']);
    expect(barredTiles(turnsOf(turns), 'west').barred).toEqual([]);
    // A claim is not a draw from the wall.
    const claimed = `${turns}, east claim, east discard 1b`;
    expect(barredTiles(turnsOf(claimed), 'east').barred).toEqual(['9d', '1b']);
    expect(barredTiles(turnsOf(`${claimed}, east draw`), 'east').barred).toEqual([]);
  });

  it('a pung that was passed up: until the player’s next turn is over [S4-PONG-03]', () => {
    const missed = (turns: string): string[] => barredTiles(turnsOf(turns), 'west').missed;
    expect(missed('west pass R')).toEqual(['R']);
    expect(missed('west pass R, south draw, south discard R')).toEqual(['R']);
    expect(missed('west pass R, west draw')).toEqual(['R']);
    expect(missed('west pass R, west draw, west discard 1b')).toEqual([]);
    expect(failing(() => missed('west dance')).message).toContain('Turn 1');
    expect(failing(() => missed('west discard')).code).toBe('tile');
  });
});

describe('when something goes wrong', () => {
  const found = (id: Incident['id']): string =>
    incidents
      .find((one) => one.id === id)!
      .outcomes.map(({ when, follows, law }) => `${when}: ${follows}${law && ` [${law}]`}`)
      .join(', ');

  const consequences = rowsIn(`
    the tile due was exposed: it must be taken [S4-DRW-02] | exposed-due-tile | at-once: must-take
    another tile was exposed: it is shuffled with six stacks [S4-DRW-02] | exposed-other-tile | at-once: reshuffle
    a tile was drawn wrongly: it goes back, or is shuffled if it was seen [S4-DRW-03] | drew-wrongly | unseen: put-right, seen: reshuffle
    the tile due was touched: it must be taken [S4-DRW-04] | touched-due-tile | at-once: must-take
    a drawn tile is to go back: only if an earlier discard is claimed [S4-FOUL-09] | put-drawn-tile-back | unclaimed: stands [19]
    a discard is of no use: it goes back until the discard [S4-FOUL-02] | took-useless-discard | before-own-discard: put-right [18]
    wrong tiles were laid down: corrected until the discard, foul afterwards [S4-FOUL-01] | grounded-wrong-tiles | before-own-discard: put-right [18], after-own-discard: foul [18]
    a tile was taken that another could chow: given up, and a short hand after the discard [S4-FOUL-03] | took-tile-of-another | before-next-discard: put-right [18], after-own-discard: short [18]
    a claimed tile was put with the hand: given back, and the turn is lost [S4-FOUL-04] | hid-claimed-tile | at-once: put-right [18], in-own-turn: turn-lost [18]
    an exposed set is to be changed: it stands [S4-DRW-05] [S4-LT-03] | changed-exposed-set | after-own-discard: stands [2]
    a dead discard was used: corrected until the next discard [S4-FOUL-07] | used-dead-discard | before-next-discard: put-right [18], after-next-discard: foul [18]
    two tiles were discarded: the second goes back until the next discard [S4-FOUL-05] | two-discards | before-next-discard: put-right [18], after-next-discard: short [1]
    a discard is wanted back: by [19] until it is claimed, by [1] and [18] never [S4-DIS-05] [S4-CLM-07] [S4-FOUL-06] | wants-discard-back | unclaimed: put-right [19], always: stands [1], always: stands [18]
    someone discarded before drawing: the tile is taken back [S4-FOUL-08] | discarded-before-drawing | at-once: put-right [18]
    someone discarded out of turn: taken back, and the turn is lost [S4-CLM-08] | discarded-out-of-turn | at-once: turn-lost [1]
    a concealed kong was marked wrongly: it counts as exposed [S4-KONG-07] | marked-kong-wrongly | always: exposed [19]
    a hand has too few tiles after the discard: short | too-few-tiles | after-own-discard: short [1]
    a hand has too many: long | too-many-tiles | after-own-discard: long [1]
    a declared hand is not complete: foul | incomplete-win | at-once: foul [1]
  `);
  it.each(consequences)('%s', (_, id, outcomes) => {
    expect(found(id as Incident['id'])).toBe(outcomes);
  });

  it('is listed once each, frozen, with rules of the source', () => {
    expect(new Set(incidents.map(({ id }) => id)).size).toBe(19);
    for (const one of incidents) {
      expect(Object.isFrozen(one) && Object.isFrozen(one.outcomes)).toBe(true);
      for (const row of one.rows) expect(row).toMatch(/^S4-[A-Z]+-\d\d$/);
    }
  });

  describe('and costs', () => {
    const table = { scores: { east: 8, south: 64, west: 16, north: 4 }, winner: 'south', discarder: 'east' } as const;

    it('nothing if it is put right, or for a lost turn', () => {
      for (const follows of ['put-right', 'must-take', 'turn-lost', 'reshuffle', 'stands'] as const)
        expect(incidentCost(follows, 'west', table)).toMatchObject({ change: 0 });
    });

    it('what a dead hand pays and no longer collects', () => {
      // West pays the winner 64 and loses nothing to the others: East pays West (16 − 8) × 2, North 16 − 4.
      // Dead, West pays South 64, East 8 × 2 and North 4.
      const cost = incidentCost('foul', 'west', table);
      expect([cost.without, cost.with, cost.change]).toEqual([-64 + 16 + 12, -64 - 16 - 4, -48]);
      expect(cost.settlement.payments.filter(({ reason: why }) => why === 'dead-hand')).toHaveLength(2);
    });

    it('less for a short hand if it may deduct its own value, and the same for a long one', () => {
      const profile = defineProfile({ name: 'table', rules: 'dead-hand-pays: net-if-short' });
      // 64 − 16 to South, nothing to East and North, whose hands are lower.
      expect(incidentCost('short', 'west', table, profile).with).toBe(-48);
      expect(incidentCost('long', 'west', table, profile).with).toBe(-84);
    });

    it('the difference of an exposed kong, if a kong was marked wrongly [S4-KONG-07]', () => {
      const west = (hand: string) => score(hand, { seat: 'west', partial: true });
      const own = (hand: string) => ({ ...table, scores: { ...table.scores, west: west(hand) } });
      // A kong of simples is 16 points, exposed 8: as East has 8 as well, West gets nothing from East and 8 from North less.
      const cost = incidentCost('exposed', 'west', own('[5555c] 12b'));
      expect([cost.without, cost.with, cost.change]).toEqual([-64 + 16 + 12, -64 + 4, -24]);
      expect(cost).not.toHaveProperty('isUnknown');
      expect(cost.settlement.totals.west).toBe(-60);
      // Of two concealed kongs, the one that costs more: 32 + 16 are 48, 16 + 16 are 32.
      expect(incidentCost('exposed', 'west', own('[5555c] [9999d]')).settlement.totals.west).toBe(
        -64 + (32 - 8) * 2 + (32 - 4),
      );
      // An exposed kong, or none, cannot be marked wrongly.
      for (const hand of ['(5555c) 12b', '123b']) expect(incidentCost('exposed', 'west', own(hand)).change).toBe(0);
    });

    it('what the winner loses with an exposed kong: points, and the double of a concealed hand', () => {
      const winner = score('[5555c] 123b 456b 99d 78d +9d', { seat: 'south', win: 'self-draw' });
      // 20, 16 for the kong and 2 for drawing, doubled: 76. Exposed: 20 + 8 + 2 are 30.
      expect(winner.value).toBe(76);
      const scores = { east: 0, south: winner, west: 0, north: 0 };
      const cost = incidentCost('exposed', 'south', { scores, winner: 'south' });
      expect([cost.without, cost.with]).toEqual([76 * 4, 30 * 4]);
    });

    it('an unknown amount for a kong in a hand that is only a number', () => {
      expect(incidentCost('exposed', 'west', table)).toMatchObject({ change: 0, isUnknown: true });
    });

    it('never less than before, if a dead hand pays in full', () => {
      const value = fc.integer({ min: 0, max: 500 });
      forAll(
        fc.record({ east: value, south: value, west: value, north: value }),
        fc.constantFrom('short', 'long', 'foul'),
        fc.constantFrom('east', 'west', 'north'),
        (scores, follows, offender) => {
          expect(incidentCost(follows, offender, { scores, winner: 'south' }).change).toBeLessThanOrEqual(0);
        },
      );
    });

    it('cannot be asked of the winner or of nobody', () => {
      expect(failing(() => incidentCost('foul', 'south', table)).code).toBe('offender');
      expect(failing(() => incidentCost('foul', 'up' as Wind, table)).code).toBe('seat');
      expect(incidentCost('put-right', 'south', table).change).toBe(0);
      expect(failing(() => incidentCost('shame' as never, 'west', table)).code).toBe('consequence');
      expect(failing(() => barredTiles([null as never], 'west')).code).toBe('wrong-shape');
    });
  });
});

describe('a claim that can be made', () => {
  const hand = '123b 456b 99d 78d (RRR)';

  it('is a pung of a tile with which an exposed chow begins', () => {
    expect(of('pung', claimsOn('(567b) 55b 111d 999c SW', '5b', WEST_FROM_SOUTH))[0]!.possible).toBe(true);
  });

  it('is never a chow of winds or dragons, in any order', () => {
    for (const tile of ['E', 'S', 'W', 'N', 'R', 'G', 'B'])
      expect(runs(claimsOn('ESWN RGB 147b 369c', tile, WEST_FROM_SOUTH))).toEqual([]);
  });

  it('is every run of each suit', () => {
    for (const suit of ['b', 'c', 'd'])
      for (let lowest = 1; lowest <= 7; lowest++)
        for (let place = 0; place < 3; place++) {
          const run = [lowest, lowest + 1, lowest + 2];
          const held = run.filter((_, i) => i !== place).join('');
          const claims = claimsOn(`${held}${suit} EEE SSS WWW NN`, `${run[place]}${suit}`, WEST_FROM_SOUTH);
          expect(runs(claims)).toEqual([run.map((rank) => rank + suit).join('')]);
        }
  });

  it.each<[string, string, Partial<ClaimSituation>, string]>([
    ['of a wind', 'E', { discarder: 'north' }, 'no-run'],
    ['of the first wind by the next player', 'E', {}, 'no-run'],
    ['of a tile without neighbours', '5c', {}, 'no-run'],
    ['of a tile without neighbours by another player', '5c', { discarder: 'north' }, 'not-next'],
    ['of the tile of a kong', '5c', { kong: 'promoted' }, 'kong-only-to-win'],
  ])('names one tile of a chow that cannot be: %s', (_, tile, situation, why) => {
    const [chow, ...others] = of('chow', claimsOn(hand, tile, { ...WEST_FROM_SOUTH, ...situation }));
    expect(chow).toMatchObject({ possible: false, reason: why, tiles: [tile] });
    expect(others).toEqual([]);
  });

  it('names one tile of an impossible win', () => {
    expect(of('win', claimsOn(hand, '1b', WEST_FROM_SOUTH))[0]!.tiles).toEqual(['1b']);
  });
});

describe('of claims on one tile', () => {
  const SPECIAL = { name: 'table', rules: 'claim-priority: special-hand-first' };
  const EAST = { name: 'table', rules: 'claim-priority: nearest-to-east' };
  const winner = (hand: string, tile: string) => claimsOn(hand, tile, WEST_FROM_SOUTH)[0]!.score!;
  const result = (rules: typeof SPECIAL, ...claims: Claim[]) => {
    const { to, reason: why } = awardClaim({ tile: '9d', discarder: 'east', claims }, defineProfile(rules));
    return [to, why];
  };

  it('a win is judged by its Score, and without one is the lowest', () => {
    const pung = winner('123b 456b 99d EE (RRR)', '9d');
    const chow = winner('123b 456b 99c 78d (RRR)', '9d');
    const south: Claim = { by: 'south', kind: 'win', score: chow };
    expect(result(SPECIAL, south, { by: 'west', kind: 'win', score: pung })).toEqual(['west', 'better-win']);
    expect(result(SPECIAL, { by: 'south', kind: 'win' }, { by: 'west', kind: 'win', score: chow })).toEqual([
      'west',
      'better-win',
    ]);
    expect(result(SPECIAL, { by: 'south', kind: 'win' }, { by: 'west', kind: 'win', completes: 'pair' })).toEqual([
      'south',
      'nearest-after-discarder',
    ]);
  });

  it('equal ones other than wins go to the nearest after the discarder, even if wins go by East', () => {
    const kongs = (['north', 'west'] as const).map((by): Claim => ({ by, kind: 'kong' }));
    for (const rules of [SPECIAL, EAST]) expect(result(rules, ...kongs)).toEqual(['west', 'nearest-after-discarder']);
    const claims: Claim[] = ['east', 'west'].map((by) => ({ by: by as Wind, kind: 'kong' }));
    expect(awardClaim({ tile: '9d', discarder: 'south', claims }, defineProfile(EAST)).to).toBe('west');
  });
});

describe('an error', () => {
  const hand = '123b 456b 99d 78d (RRR)';
  const table = { scores: { east: 8, south: 64, west: 16, north: 4 }, winner: 'south' } as const;
  const award = (input: object) => () => awardClaim({ tile: '5b', discarder: 'east', claims: [], ...input } as never);
  const up = 'up' as Wind;

  it.each<[string, () => unknown]>([
    ['The discarder is “up”: use east, south, west, north.', award({ discarder: 'up' })],
    ['A claimant is “up”: use east, south, west, north.', award({ claims: [{ by: 'up', kind: 'pung' }] })],
    ['The seat is “up”: use east, south, west, north.', () => claimsOn(hand, '9d', { seat: up, discarder: 'south' })],
    [
      'The discarder is “up”: use east, south, west, north.',
      () => claimsOn(hand, '9d', { seat: 'west', discarder: up }),
    ],
    ['The seat is “up”: use east, south, west, north.', () => barredTiles([], up)],
    ['The offender is “up”: use east, south, west, north.', () => incidentCost('foul', up, table)],
    ['east cannot claim a tile of their own.', award({ claims: [{ by: 'east', kind: 'pung' }] })],
    ['south cannot claim a tile of their own.', () => claimsOn(hand, '9d', { seat: 'south', discarder: 'south' })],
    [
      '“steal” is not a claim: use win, kong, pung, chow; a chow only by the player whose turn is next.',
      award({ claims: [{ by: 'west', kind: 'steal' }] }),
    ],
    [
      '“chow, west” is not a claim: use win, kong, pung, chow; a chow only by the player whose turn is next.',
      award({ claims: [{ by: 'west', kind: 'chow' }] }),
    ],
    ['discard.claims should be an array, not “all”.', award({ claims: 'all' })],
    [
      '“1f” cannot be claimed: expected a tile such as 5b or R; flowers and seasons are never discarded.',
      award({ tile: '1f' }),
    ],
    ['west already holds all four of 5b.', () => claimsOn('(555b) 5b 46c 111d 99c E', '5b', WEST_FROM_SOUTH)],
    [
      'Kong is “big”: use promoted or concealed.',
      () => claimsOn(hand, '9d', { ...WEST_FROM_SOUTH, kong: 'big' as never }),
    ],
    [
      '“discard” does not follow an error: use must-take, reshuffle, put-right, stands, foul, short, turn-lost, exposed, long.',
      () => incidentCost('discard' as never, 'west', table),
    ],
    ['south cannot be at fault here: the hand of the winner is not dead.', () => incidentCost('foul', 'south', table)],
    ['Turn 1 is “dawn”: expected who did what with which tile.', () => openAfter('dawn' as never)],
    [
      'Turn 2 is “west dance”: expected who did what with which tile.',
      () => barredTiles(turnsOf('east draw, west dance'), 'west'),
    ],
    ['turns should be an array, not “none”.', () => barredTiles('none' as never, 'west')],
    [
      '“” cannot be claimed: expected a tile such as 5b or R; flowers and seasons are never discarded.',
      () => barredTiles([{ by: 'west', did: 'pass', tile: '' }], 'west'),
    ],
  ])('says %s', (message, run) => {
    const error = failing(run);
    expect(error.message).toBe(message);
    expect(error.name).toBe('ClaimError');
  });

  it('counts the tiles of a hand that has its winning tile', () => {
    const complete = () => claimsOn('123b 456b 99d 78d RRR +9d', '9d', WEST_FROM_SOUTH);
    expect(complete).toThrow('14');
    expect(complete).toThrow('13');
  });
});
