import { describeRendered, fixture } from './renderings.js';
import { aTimeout, expect, html, nextFrame } from '@open-wc/testing';
import { a11ySnapshot, emulateMedia } from '@web/test-runner-commands';
import { all, parts, press, set, until, words } from './helpers.js';
import '../../src/index.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-game.js';
import type { MjGame } from '../../src/mj-game.js';
import type { MjGameEvent } from '../../src/mj-game.js';
import { parseGame, playGame } from '../../src/core/game.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';

const EVENING = `
  Ben 48 from Cho; Ann 8; Dan 16
  washout
  Ann (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4; Dan (777c) 12b short`;

const cells = (game: Element, row: number): string[] =>
  [...parts(game, 'row')[row]!.querySelectorAll('td')].map((cell) => words(cell).replace('Total ', ''));
const drawn = (): Promise<MjGame> =>
  fixture<MjGame>(html`<mj-game players="Ann, Ben, Cho, Dan" profile="british" rounds="2">${EVENING}</mj-game>`);

describeRendered('a game on a page', () => {
  it('is played from its text', async () => {
    const game = await drawn();
    expect(game.error).to.equal(null);
    // Ben wins 48 from Cho: Ann, who is East, pays twice. The losers settle: Cho has nothing.
    expect(game.game!.rows[0]!.changes).to.deep.equal([-96 - 16 + 16, 96 + 48 + 48, -48 - 16 - 16, -48 + 16 + 16]);
    expect(game.game!.totals.reduce((sum, one) => sum + one)).to.equal(0);
    expect(game.game!.profile.rules).to.include({ limit: 1000, rounds: 2 });
    expect(game.value).to.equal(EVENING.trim().replace(/\n\s+/g, '\n'));
  });

  it('has a row for each hand, with what everyone wins and has in all', async () => {
    const game = await drawn();
    const rows = parts(game, 'row');
    expect(rows).to.have.length(3);
    expect(words(rows[0]!.querySelector('button .heard'))).to.equal('Hand 1, Ann deals: Ben 48 from Cho');
    expect(cells(game, 0)).to.deep.equal(['−96 −96', '+192 +192', '−80 −80', '−16 −16']);
    expect(cells(game, 1)).to.deep.equal(['– −96', '– +192', '– −80', '– −16']);
    expect(parts(game, 'winner').map(words)).to.deep.equal(['+192', '+208']);
    expect(words(parts(game, 'totals')[0])).to.equal('Total +112 +104 −140 −76');
    expect(parts(game, 'share').map(words)).to.deep.equal(['As East −96 −88 0 0', 'In other seats +208 +192 −140 −76']);
  });

  it('reads the change and the total apart for screen readers', async () => {
    const game = await drawn();
    for (const total of parts(game, 'running')) expect(words(total)).to.match(/^Total [+−\d]/);
    const tree = await a11ySnapshot({}).then(JSON.stringify, () => undefined);
    if (tree && navigator.userAgent.includes('Chrome'))
      expect(tree).to.match(/"name":"\+192"\},\{[^}]*"name":"Total"\},\{[^}]*"name":"\+192"\}/);
  });

  it('says below the row what has no effect under its rules', async () => {
    const game = await fixture<MjGame>(html`
      <mj-game players="Ann, Ben, Cho, Dan" .hands=${'Ben 48 pao\nwashout; Dan false-win\nBen 48 from Cho'}></mj-game>
    `);
    expect(parts(game, 'note').map(words)).to.deep.equal([
      '“pao” has no effect under these rules.',
      '“Dan incomplete-win” has no effect under these rules.',
    ]);
    await set(game, { rules: 'false-win: 300 to each' });
    expect(parts(game, 'note').map(words)).to.deep.equal(['“pao” has no effect under these rules.']);
  });

  it('shows the hands that count after a wash-out', async () => {
    const game = await fixture<MjGame>(html`
      <mj-game
        players="Ann, Ben, Cho, Dan"
        rules="washout-settles: yes"
        .hands=${'washout; Ann (RRR) 2f; Ben 20'}
      ></mj-game>
    `);
    parts(game, 'row')[0]!.querySelector('button')!.click();
    await until(() => game.shadowRoot!.querySelector('.shown mj-score-breakdown'));
    expect([...game.shadowRoot!.querySelectorAll('.holder')].map(words)).to.deep.equal(['Ann: 16']);
    // Ben has 4 more than Ann, who is East; the others have nothing.
    expect(game.game!.totals).to.deep.equal([-8 + 32 + 32, 8 + 20 + 20, -32 - 20, -32 - 20]);
  });

  it('explains below the row that East’s thirteenth win in a row pays the limit instead of the value entered', async () => {
    const game = await fixture<MjGame>(html`
      <mj-game
        players="Ann, Ben, Cho, Dan"
        profile="pung-based"
        .hands=${Array.from({ length: 13 }, () => 'Ann 20 from Ben').join('\n')}
      ></mj-game>
    `);
    const said = (row: number): string => words(parts(game, 'row')[row]!.querySelector('.said')!);
    expect(said(11)).to.equal('Ann 20 from Ben');
    expect(said(12)).to.equal('Ann 500 from Ben');
    expect(parts(game, 'note').map(words)).to.deep.equal(['thirteenth win in a row: worth 500, not the 20 entered']);
    expect(parts(game, 'note')[0]!.previousElementSibling).to.equal(parts(game, 'row')[12]);
    expect(cells(game, 12).slice(0, 2)).to.deep.equal(['+1,000 +1,480', '−1,000 −1,480']);
    expect(game.value.split('\n')[12]).to.equal('Ann 20 from Ben');
    expect(game.toCSV().split('\r\n')[13]).to.match(/^13,east,Ann,Ann,Ben,500,0,0,0,1000,/);
  });

  it('shows every hand of a long game, and follows a change of its first hand', async () => {
    // East wins each hand with 10 points by self-draw: 20 from each of three.
    const hands = Array.from({ length: 90 }, () => 'Ann 10 self-draw');
    const game = await fixture<MjGame>(html`
      <mj-game players="Ann, Ben, Cho, Dan" .hands=${hands.join('\n')}></mj-game>
    `);
    const last = async (hand: string): Promise<string[]> => {
      await until(
        () =>
          parts(game, 'row').length === 90 && words(parts(game, 'row')[89]).includes(hand) && parts(game, 'chart')[0],
        'the last row',
      );
      return cells(game, 89);
    };
    expect(cells(game, 0)).to.deep.equal(['+60 +60', '−20 −20', '−20 −20', '−20 −20']);
    expect(await last('5,400')).to.deep.equal(['+60 +5,400', '−20 −1,800', '−20 −1,800', '−20 −1,800']);

    const [first] = game.game!.rows;
    await set(game, { hands: ['Ann 100 self-draw', ...hands.slice(1)].join('\n') });
    expect(game.game!.rows[0]).not.to.equal(first);
    expect(words(parts(game, 'totals')[0])).to.equal('Total +5,940 −1,980 −1,980 −1,980');
    expect(await last('5,940')).to.deep.equal(['+60 +5,940', '−20 −1,980', '−20 −1,980', '−20 −1,980']);
  });

  it('shows the table, with the dealer’s dice and the wind of the round [S4-GEN-06]', async () => {
    const game = await drawn();
    const seats = parts(game, 'seat');
    // Two deals have passed, so Cho is East.
    expect(seats.map((seat) => words(seat.querySelector('.name')!))).to.deep.equal(['Cho', 'Dan', 'Ann', 'Ben']);
    expect(seats.map((seat) => words(seat.querySelector('.own')!))).to.deep.equal([
      'Flower 1, season 1 East wind: 2 doubles',
      'Flower 2, season 2 East and South winds: 1 double each',
      'Flower 3, season 3 East and West winds: 1 double each',
      'Flower 4, season 4 East and North winds: 1 double each',
    ]);
    const markers = parts(game, 'dealer').map((seat) => seat.querySelector('.marker')!.getAttribute('aria-label'));
    expect(markers).to.deep.equal(['dealer, holds the dice']);
    expect(game.shadowRoot!.querySelector('.felt svg .mark')!.getAttribute('d')).to.have.length.above(20);
  });

  it('says who plays after whom, and which way the wall goes [S4-GEN-07] [S4-PLAY-01] [S4-FLW-03]', async () => {
    const game = await drawn();
    expect(words(game.shadowRoot!.querySelector('.ways')!)).to.equal(
      'East discards first. Play goes counter-clockwise: Cho, Dan, Ann and Ben. The wall is used up clockwise.',
    );
    game.style.inlineSize = '700px';
    await nextFrame();
    await nextFrame();
    // Seen from above: South on East’s right, West across, North on the left.
    const [east, south, west, north] = parts(game, 'seat').map((seat) => seat.getBoundingClientRect());
    expect(south!.left).to.be.greaterThan(east!.right);
    expect(north!.right).to.be.lessThan(east!.left);
    expect(west!.bottom).to.be.lessThan(east!.top);
  });

  it('says what is left to play', async () => {
    const game = await drawn();
    expect(words(parts(game, 'where')[0])).to.equal('East round, deal 3 of 4 Hand 4: Cho deals');
    expect(words(parts(game, 'heading')[0])).to.contain(
      '6 deals to go, about 8 hands. British rules, limit 1,000, 2 rounds',
    );
    // The sentence gives the limit itself.
    await set(game, { limit: '600' });
    expect(words(parts(game, 'heading')[0])).to.contain('British rules, limit 600, 2 rounds');
    await set(game, { rules: 'full-flush: 4 doubles' });
    expect(words(parts(game, 'heading')[0])).to.contain('This table’s rules, limit 600, 2 rounds');
  });

  it('names the hands of one deal', async () => {
    const game = await fixture<MjGame>(html`<mj-game players="Ann, Ben, Cho, Dan" hands="Ann 20"></mj-game>`);
    expect(words(parts(game, 'where')[0])).to.equal('East round, deal 1 of 4 Hand 2: 2nd hand of Ann’s deal');
  });

  it('draws the totals as lines, which screen readers skip: the sheet has the figures', async () => {
    const game = await drawn();
    const lines = parts(game, 'line').map((line) => line.getAttribute('points')!.split(' '));
    expect(lines.map(({ length }) => length)).to.deep.equal([4, 4, 4, 4]);
    // Ben is ahead after the first hand.
    const heights = lines.map((points) => Number(points[1]!.split(',')[1]));
    expect(Math.min(...heights)).to.equal(heights[1]);
    expect(parts(game, 'chart')[0]!.ariaHidden).to.equal('true');
  });

  it('counts out chips of 500, 100, 10 and 2, with their dots, or of the table’s own [S3-CHIP-01]', async () => {
    const game = await drawn();
    const marks = [...parts(game, 'chips')[0]!.querySelectorAll('thead .chip')].map((chip) => {
      const dots = chip.querySelector('path')!;
      return `${dots.getAttribute('d')!.split('M').length - 1} ${dots.classList.contains('red') ? 'red' : 'black'}`;
    });
    expect(marks).to.deep.equal(['5 red', '1 red', '10 black', '2 black']);
    const rows = () => [...parts(game, 'chips')[0]!.querySelectorAll('tbody tr')].map(words);
    expect(rows()).to.deep.equal(['Ann +112 · 1 1 1', 'Ben +104 · 1 · 2', 'Cho −140 · 1 4 ·', 'Dan −76 · · 7 3']);
    await set(game, { chips: '50 5', stake: '1000' });
    expect(rows()).to.deep.equal(['Ann +1,112 22 2 2', 'Ben +1,104 22 · 4', 'Cho +860 17 2', 'Dan +924 18 4 4']);
    await set(game, { chips: 'none' });
    expect(parts(game, 'chips')).to.have.length(0);
  });

  it('marks totals that the author expects otherwise', async () => {
    const game = await drawn();
    game.expect = 'Ann 112; ben +104; Cho −140; Dan -76';
    await game.updateComplete;
    expect(parts(game, 'unexpected')).to.have.length(0);
    game.expect = 'Ann 1,312; Bob 3';
    await game.updateComplete;
    expect(parts(game, 'unexpected').map(words)).to.deep.equal([
      'Expected 1,312 for Ann, but the total is 112.',
      '“Bob 3” in expect is not a name and a total.',
    ]);
    if (CSS.supports('selector(:state(x))')) expect(game.matches(':state(unexpected)')).to.equal(true);
  });

  it('states in one sentence what is invalid, and where', async () => {
    const game = await fixture<MjGame>(html`<mj-game players="Ann, Ben, Cho, Dan">Ben 48 form Cho</mj-game>`);
    expect(words(parts(game, 'message')[0])).to.match(/^Hand 1, Ben: “form” is not expected here: use/);
    expect(words(game.shadowRoot!.querySelector('mark')!)).to.equal('form');
    expect(words(parts(game, 'text')[0])).to.equal('Ben 48 form Cho');
  });

  it('speaks Chinese', async () => {
    const game = await fixture<MjGame>(
      html`<mj-game lang="zh-Hant" players="甲, 乙, 丙, 丁">乙 48 from 丙; 丁 foul</mj-game>`,
    );
    expect(words(parts(game, 'where')[0])).to.equal('東風圈，第 2 莊 第 2 手：乙坐莊');
    expect(words(parts(game, 'row')[0]!.querySelector('.said')!)).to.equal('乙和 48 點，丙放銃；丁犯規');
    game.hands = '甲 12x';
    // The words for errors load with the first one.
    await until(() => words(parts(game, 'message')[0]).includes('花色'));
    expect(words(parts(game, 'message')[0])).to.match(/^第 1 手，甲：第 5 個字元：「12x」的花色「x」不明/);
  });
});

describe('a row of a game', () => {
  const opened = async (row: number): Promise<[MjGame, HTMLElement]> => {
    const game = await drawn();
    parts(game, 'row')[row]!.querySelector('button')!.click();
    await until(() => parts(game, 'detail')[0]?.textContent!.trim());
    return [game, parts(game, 'detail')[0]!];
  };

  it('opens the settlement of the hand, with the names of the players', async () => {
    const [game, detail] = await opened(0);
    expect([...detail.querySelectorAll('[part="payment"] th')].map(words)).to.deep.equal([
      'Ann pays Ben 96: 48, doubled because East pays.',
      'Cho pays Ben 48.',
      'Dan pays Ben 48.',
      'Ann pays Dan 16: the difference of 8, doubled because East pays.',
      'Cho pays Ann 16: the difference of 8, doubled because East receives.',
      'Cho pays Dan 16: the difference between their hands.',
    ]);
    expect(words(detail)).to.contain('The deal passes: Ben is East, Cho South, Dan West, Ann North.');
    await press(game, parts(game, 'row')[0]!.querySelector('button')!);
    expect(parts(game, 'detail')).to.have.length(0);
  });

  it('shows the hands of all players, each with its breakdown [S3-SET-02] [S4-END-06]', async () => {
    const [, detail] = await opened(2);
    const hands = await until(() => {
      const found = [...detail.querySelectorAll<MjHand>('mj-hand')];
      return found.length === 2 && found.every((hand) => hand.tiles) && found;
    });
    // The winner comes first; Dan’s hand is dead, so its figures come from the game.
    expect(hands.map((hand) => hand.getAttribute('hand'))).to.deep.equal(['(RRR) 123b 456b 99d 78d +9d', '(777c) 12b']);
    expect(hands[0]!.score!.value).to.equal(52);
    expect([...detail.querySelectorAll('.holder')].map(words)).to.deep.equal(['Ann: 52', 'Dan: 2']);
    await until(() =>
      [...detail.querySelectorAll('mj-score-breakdown')].every((one) => one.shadowRoot?.querySelector('table')),
    );
  });

  it('opens wherever it is pressed, and closes again', async () => {
    const game = await fixture<MjGame>(html`<mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho</mj-game>`);
    const button = game.shadowRoot!.querySelector<HTMLElement>('[data-row="1"]')!;
    const cell = button.closest('tr')!.querySelectorAll('td')[2]!.querySelector<HTMLElement>('.running')!;
    for (const [target, isOpen] of [
      [cell, 'true'],
      [button, 'false'],
      [button, 'true'],
      [cell, 'false'],
    ] as const) {
      await press(game, target);
      expect(button.getAttribute('aria-expanded')).to.equal(isOpen);
    }
  });

  it('of a wash-out says that nobody pays', async () => {
    const [, detail] = await opened(1);
    expect(words(detail)).to.contain('nobody pays').and.to.contain('Ben stays East');
  });
});

describe('<mj-game>', () => {
  it('fires mj-game once, and when the game is another', async () => {
    const seen: number[][] = [];
    const game = await fixture<MjGame>(html`
      <mj-game
        players="Ann, Ben, Cho, Dan"
        hands="Ann 20"
        @mj-game=${({ game: played }: MjGameEvent) => seen.push(played.totals)}
      ></mj-game>
    `);
    game.setAttribute('class', 'other');
    game.requestUpdate();
    await game.updateComplete;
    expect(seen).to.deep.equal([[120, -40, -40, -40]]);
    game.hands = 'Ann 20\nAnn 10';
    await nextFrame();
    expect(seen[1]).to.deep.equal([180, -60, -60, -60]);
  });

  it('keeps the last valid sheet with the message', async () => {
    const game = await drawn();
    const errors: string[] = [];
    game.addEventListener('mj-error', ({ error }) => errors.push(error.message));
    game.hands = 'Ben 48 from';
    await nextFrame();
    expect(parts(game, 'row')).to.have.length(3);
    expect(words(game.shadowRoot!.querySelector('.room')!)).to.contain('The last valid sheet is shown below.');
    expect(game.game).to.equal(undefined);
    expect(errors).to.have.length(1);
    if (CSS.supports('selector(:state(x))')) expect(game.matches(':state(error)')).to.equal(true);
    await set(game, { hands: 'Ben 48 from Cho' });
    expect(parts(game, 'row')).to.have.length(1);
    expect(game.error).to.equal(null);
  });

  for (const [what, set, message] of [
    ['three players', { players: 'Ann, Ben, Cho' }, 'A game has four players, not 3.'],
    ['invalid rules', { rules: 'limit: lots' }, /“lots” at character 8 is not a value of “limit”/],
    ['five rounds', { rounds: '5' }, /“5” at character 9 is not a value of “rounds”/],
    [
      'a hand after the end',
      { rounds: '1', hands: 'Ben 8\n'.repeat(3) + 'Ann 8\nAnn 8\nAnn 8\nAnn 8' },
      /^Hand \d: The game ended with hand \d\.$/,
    ],
  ] as const)
    it(`refuses ${what}`, async () => {
      const game = await drawn();
      Object.assign(game, set);
      await game.updateComplete;
      expect(words(parts(game, 'message')[0])).to.match(typeof message === 'string' ? new RegExp(message) : message);
    });

  it('takes its rules from the elements around it, and from its text', async () => {
    const section = await fixture(html`
      <mj-settlement profile="european" limit="300">
        <mj-game hands=${'players: Ann, Ben, Cho, Dan\nrules: rounds: 1\nAnn 500'}></mj-game>
      </mj-settlement>
    `);
    const game = section.querySelector('mj-game')!;
    await game.updateComplete;
    expect(game.game!.profile.rules).to.include({ limit: 300, rounds: 1, rounding: 'base-to-nearest-10' });
    expect(game.game!.totals[0]).to.equal(1800);
  });

  it('exports the game as text, as data and as a table', async () => {
    const game = await drawn();
    const whole = game.toText();
    expect(whole.split('\n').slice(0, 4)).to.deep.equal([
      'players: Ann, Ben, Cho, Dan',
      'profile: british',
      'rules: rounds: 2',
      'Ben 48 from Cho; Ann 8; Dan 16',
    ]);
    expect(playGame(parseGame(whole)).totals).to.deep.equal(game.game!.totals);
    expect(playGame(JSON.parse(JSON.stringify(game))).rows.map(({ totals }) => totals)).to.deep.equal(
      game.game!.rows.map(({ totals }) => totals),
    );
    const lines = game.toCSV().trim().split('\r\n');
    expect(lines[0]).to.equal(
      'Hand,Round,Dealer,Winner,Discarder,Ann value,Ben value,Cho value,Dan value,Ann change,Ben change,Cho change,Dan change,Ann total,Ben total,Cho total,Dan total',
    );
    expect(lines[1]).to.equal('1,east,Ann,Ben,Cho,8,48,0,16,-96,192,-80,-16,-96,192,-80,-16');
    expect(lines[2]).to.equal('2,east,Ben,,,0,0,0,0,0,0,0,0,-96,192,-80,-16');
    expect(lines).to.have.length(4);
  });

  it('writes the rules of its attributes, and nothing without players', async () => {
    const game = await fixture<MjGame>(html`
      <mj-game players="Ann, Ben, Cho, Dan" limit="300" rules="flower: 8 points; rounds: 1" rounds="2">Ann 500</mj-game>
    `);
    expect(game.toText().split('\n')).to.include('rules: limit: 300; flower: 8 points; rounds: 2');
    expect(playGame(parseGame(game.toText())).rows[0]!.changes).to.deep.equal(game.game!.rows[0]!.changes);
    // The same text is not another game.
    const { game: before } = game;
    await set(game, { value: ' Ann 500 ' });
    expect(game.game).to.equal(before);
    game.editable = true;
    game.formStateRestoreCallback('Ben 8');
    await game.updateComplete;
    expect(game.value).to.equal('Ben 8');
    const nobody = await fixture<MjGame>(html`<mj-game>Ann 8</mj-game>`);
    expect([nobody.toText(), nobody.toJSON(), nobody.toCSV(), nobody.value]).to.deep.equal(['Ann 8', null, '', '']);
    expect(nobody.labels).to.have.length(0);
  });

  it('quotes names in the table, and lets none become a formula', async () => {
    const game = await fixture<MjGame>(html`<mj-game players=${'=1+1, "Ben", @Cho, -Dan'} hands="=1+1 20"></mj-game>`);
    expect(game.error).to.equal(null);
    const [head, row] = game.toCSV().split('\r\n');
    expect(head).to.contain(`,'=1+1 value,"""Ben"" value",'@Cho value,'-Dan value,`);
    expect(row).to.contain(`1,east,'=1+1,'=1+1,,20`);
  });

  it('shows hostile text as text', async () => {
    const game = await fixture<MjGame>(html`
      <mj-game players="<img src=x onerror=alert(1)>, Ben, Cho, Dan" hands="<img src=x onerror=alert(1)> 20"></mj-game>
    `);
    expect(game.shadowRoot!.querySelector('img')).to.equal(null);
    expect(words(parts(game, 'seat')[0])).to.contain('<img src=x onerror=alert(1)>');
  });

  it('takes properties that were set before it was defined', async () => {
    const early = document.createElement('mj-game-early') as MjGame;
    Object.assign(early, { players: 'Ann, Ben, Cho, Dan', value: 'Ann 20', editable: true });
    document.body.append(early);
    const { MjGame: Class } = await import('../../src/mj-game.js');
    Class.define('mj-game-early');
    await early.updateComplete;
    expect(early.value).to.equal('Ann 20');
    expect(early.game!.totals).to.deep.equal([120, -40, -40, -40]);
    early.remove();
  });

  it('reads what blogs make of lines', async () => {
    for (const markup of [
      '<p>Ben 48 from Cho; Ann 8; Dan 16<br>\nwashout</p>',
      '<ol><li>Ben 48 from Cho; Ann 8; Dan 16</li><li>washout</li></ol>',
      '<p>Ben&nbsp;48 from Cho;&shy; Ann 8; Dan 16</p><p>washout</p>',
      '<div>1. Ben 48 from Cho; Ann 8; Dan 16<div>2. washout</div></div>',
      'Ben 48 from Cho; Ann 8; Dan 16\r\nwashout',
    ]) {
      const game = await fixture<MjGame>(html`<mj-game players="Ann, Ben, Cho, Dan"></mj-game>`);
      game.innerHTML = markup;
      await aTimeout(0);
      await game.updateComplete;
      expect(game.value, markup).to.equal('Ben 48 from Cho; Ann 8; Dan 16\nwashout');
    }
  });

  it('can be read by a screen reader', async function () {
    // The other engines have no such snapshot.
    if (!navigator.userAgent.includes('Chrome')) this.skip();
    await drawn();
    const found: string[] = [];
    const visit = (node: { role: string; name: string; children?: never[] }): void => {
      found.push(`${node.role} ${node.name}`);
      for (const child of node.children ?? []) visit(child);
    };
    visit((await a11ySnapshot({})) as never);
    const all = found.join('\n');
    for (const name of ['dealer, holds the dice', 'Ben 48 from Cho']) expect(all).to.contain(name);
  });

  it('prints as a sheet', async function () {
    if (!navigator.userAgent.includes('Chrome')) this.skip();
    const game = await fixture<MjGame>(html`
      <mj-game editable players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"></mj-game>
    `);
    await until(() => parts(game, 'entry')[0]);
    await emulateMedia({ media: 'print' });
    expect(getComputedStyle(parts(game, 'entry')[0]!).display).to.equal('none');
    expect(parts(game, 'sheet')[0]!.getBoundingClientRect().height).to.be.greaterThan(50);
    await emulateMedia({ media: 'screen' });
  });

  it('reads sums from left to right on a page from right to left', async () => {
    const box = await fixture(html`
      <div dir="rtl"><mj-game players="Ann, Ben, Cho, Dan" hands="Ann 20"></mj-game></div>
    `);
    const game = box.querySelector('mj-game')!;
    await game.updateComplete;
    for (const sum of [...parts(game, 'change'), ...parts(game, 'running')]) {
      const sign = document.createRange();
      const content = [...sum.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())!;
      const at = content.textContent!.search(/[+−]/);
      sign.setStart(content, at);
      sign.setEnd(content, at + 1);
      const digit = document.createRange();
      digit.setStart(content, at + 1);
      digit.setEnd(content, at + 2);
      expect(sign.getBoundingClientRect().left).to.be.lessThan(digit.getBoundingClientRect().left);
    }
  });

  for (const direction of ['ltr', 'rtl'])
    it(`never overflows, ${direction}`, async () => {
      const box = await fixture(html`
        <div dir=${direction}>
          <mj-game
            players="Ann, Ben, Bartholomew Featherstonehaugh, Dan"
            hands=${'Ann 500\n'.repeat(9)}
            editable
          ></mj-game>
        </div>
      `);
      const game = box.querySelector('mj-game')!;
      await until(() => parts(game, 'entry')[0]);
      for (const width of [320, 360, 600, 900]) {
        (box as HTMLElement).style.inlineSize = `${width}px`;
        await nextFrame();
        await nextFrame();
        const { left, right } = box.getBoundingClientRect();
        for (const element of game.shadowRoot!.querySelectorAll(
          '.sheet td, .seat, .entry button, .chips td, .legend li',
        )) {
          const rect = element.getBoundingClientRect();
          if (!rect.width) continue;
          expect(rect.left, `${width} ${element.className}`).to.be.greaterThan(left - 1);
          expect(rect.right, `${width} ${element.className}`).to.be.lessThan(right + 1);
        }
      }
    });

  it('has room for every figure and button where text is twice as large on a phone', async () => {
    const root = document.documentElement;
    const box = await fixture<HTMLElement>(html`
      <div style="inline-size: 292px">
        <mj-game players="Ann, Ben, Cho, Dan" hands=${'Ann 500 from Ben; Cho 32\nAnn 500\nDan 52'} editable></mj-game>
      </div>
    `);
    const game = box.querySelector('mj-game')!;
    await until(() => parts(game, 'entry')[0]);
    root.style.fontSize = '32px';
    try {
      await nextFrame();
      await nextFrame();
      const { right } = box.getBoundingClientRect();
      const found = all(game, '[part="sheet"] td span, [part~="seat"] [part="total"], [part="entry"] button');
      const shown = found.filter((one) => one.getClientRects().length > 0);
      expect(shown.length).to.be.above(50);
      for (const one of shown) {
        const outer = one.closest('td, [part~="seat"], button')!.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(one.classList.contains('running') ? one.lastChild! : one);
        const text = range.getBoundingClientRect();
        const name = words(one) || one.ariaLabel!;
        expect(text.left, name).to.be.at.least(outer.left - 0.5);
        expect(text.right, name).to.be.at.most(Math.min(outer.right, right) + 0.5);
      }
    } finally {
      root.style.fontSize = '';
    }
  });
});

describe('names that are written from right to left', () => {
  /** The words of each sentence without letters of these names, as they are drawn. */
  function drawn(element: Element): string[] {
    const range = document.createRange();
    return all(element, '.where span, .ways, .said, .detail p, [part~="ledger"] th, [part~="note"] td').map(
      (sentence) => {
        const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
        const signs: { sign: string; box: DOMRect }[] = [];
        while (texts.nextNode())
          for (const { 0: sign, index } of (texts.currentNode as Text).data.matchAll(/[!-~]/g)) {
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + 1);
            signs.push({ sign, box: range.getBoundingClientRect() });
          }
        const isBefore = (one: DOMRect, other: DOMRect): boolean =>
          one.bottom <= other.top + 3 || (one.top < other.bottom - 3 && one.left <= other.left);
        const order = signs.sort(({ box: one }, { box: other }) => (isBefore(one, other) ? -1 : 1));
        return order.map(({ sign }) => sign).join('');
      },
    );
  }

  it('leave what is beside them in its place', async () => {
    const hands = 'X1 8; X2 16\nX2 48 from X1; Cho 16\nX2 20 from Cho';
    const games = ['Ann, Ben', 'أحمد, בדר'].map(async (names) => {
      const [first, second] = names.split(', ');
      const text = hands.replaceAll('X1', first!).replaceAll('X2', second!);
      const element = await fixture<MjGame>(html`<mj-game players="${names}, Cho, Dan" hands=${text}></mj-game>`);
      for (const button of all(element, '[data-row]')) button.click();
      await until(() => all(element, '[part="detail"] [part~="ledger"]').length === 3);
      return element;
    });
    const [latin, other] = await Promise.all(games);
    const plain = drawn(latin!).map((sentence) => sentence.replace(/Ann|Ben/g, ''));
    expect(plain.length).to.be.greaterThan(15);
    expect(drawn(other!)).to.eql(plain);
    expect(words(latin!.shadowRoot)).not.to.match(/[\u2066-\u2069]/);
    expect(other!.toText()).not.to.match(/[\u2066-\u2069]/);
  });
});
