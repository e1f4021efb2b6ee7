import { describeRendered, fixture } from './renderings.js';
import { expect, html } from '@open-wc/testing';
import { part, set, settled, words } from './helpers.js';
import '../../src/lang/zh-Hant.js';
import '../../src/mj-claims.js';
import '../../src/mj-hand.js';
import '../../src/mj-incidents.js';
import type { MjClaims } from '../../src/elements/mj-claims/mj-claims.js';
import type { MjIncidents } from '../../src/elements/mj-incidents/mj-incidents.js';

const text = (element: Element, name: string): string => words(part(element, name));
/** The claims of a seat, each with a sign. */
const claimsOf = (element: Element, seat: string): string[] =>
  [...element.shadowRoot!.querySelectorAll('[part~="seat"]')]
    .filter((one) => words(one.querySelector('.head')) === seat)
    .flatMap((one) => [...one.querySelectorAll('li')])
    .map((item) => `${item.matches('.possible') ? 'yes' : 'no'}: ${words(item)}`);

describeRendered('<mj-claims>', () => {
  it('lists what each hand may claim and why not the rest, who gets the tile, and who plays next', async () => {
    const claims = await fixture<MjClaims>(html`
      <mj-claims discard="5b" from="south">
        <mj-hand seat="west">3467b 111d 999c EEE</mj-hand>
        <mj-hand seat="north">555b 234c 567c 12d RR</mj-hand>
        <mj-hand seat="east">(555d) 46b 123c 99c 678c</mj-hand>
      </mj-claims>
    `);
    await settled(claims);
    expect(text(claims, 'event')).to.equal('South discards the 5 of bamboo.');
    expect(claimsOf(claims, 'West')).to.deep.equal([
      'no: Win the 5 of bamboo does not complete the hand',
      'no: Kong not enough copies of the 5 of bamboo in the hand',
      'no: Pung not enough copies of the 5 of bamboo in the hand',
      'yes: Chow',
      'yes: Chow',
      'yes: Chow',
    ]);
    expect(claimsOf(claims, 'North')).to.deep.equal([
      'no: Win the 5 of bamboo does not complete the hand',
      'yes: Kong',
      'yes: Pung The fourth can be added in a later turn, after drawing from the wall.',
      'no: Chow only the player whose turn is next may chow, and that is not North',
    ]);
    // 20 for the win, 2 for the pung and 2 for the only tile.
    expect(claimsOf(claims, 'East')[0]).to.equal('yes: Win (24 points)');
    expect(text(claims, 'award')).to.equal('East goes out. A win goes before a kong.');
    expect(claims.awarded).to.include({ to: 'east', next: null });
    expect(claims.possible).to.have.length(6 + 4 + 4);
    // Each hand is at its seat.
    for (const hand of claims.querySelectorAll('mj-hand'))
      expect(words(hand.assignedSlot!.closest('[part~="seat"]')!.querySelector('.head')).toLowerCase()).to.equal(
        hand.seat,
      );
  });

  it('needs hands with seats, and has no claims of the discarder', async () => {
    const claims = await fixture<MjClaims>(html`
      <mj-claims discard="5b" from="south">
        <mj-hand seat="south">555b 234c 567c 12d RR</mj-hand>
        <mj-hand seat="west">3467b 111d 999c EEE</mj-hand>
        <mj-hand seat="north">12x</mj-hand>
      </mj-claims>
    `);
    await settled(claims);
    expect(claims.possible!.map(({ by }) => by)).not.to.contain('south');
    expect(text(claims, 'fault') || words(claims.shadowRoot)).to.contain('“x”');
    claims.querySelector('mj-hand')!.seat = 'up' as never;
    await settled(claims);
    await settled(claims);
    expect(claims.error!.message).to.contain('“up”');
  });

  it('shows the set that a claim makes, the claimed tile on its side', async () => {
    const claims = await fixture<MjClaims>(html`
      <mj-claims discard="5b" from="south"><mj-hand seat="west">46b 55d 111d 999c EEE</mj-hand></mj-claims>
    `);
    await settled(claims);
    const set = claims.shadowRoot!.querySelector('.possible .tiles')!;
    expect(set.getAttribute('aria-label')).to.equal('4 5 6 of bamboo');
    expect([...set.children].map((tile) => tile.matches('.sideways'))).to.deep.equal([false, true, false]);
  });

  it('says who loses a turn', async () => {
    const claims = await fixture<MjClaims>(html`
      <mj-claims discard="5b" from="north">
        <mj-hand seat="south">55b 234c 567c 12d RRR</mj-hand>
        <mj-hand seat="east">46b 234c 789c 12d GGG</mj-hand>
      </mj-claims>
    `);
    await settled(claims);
    expect(text(claims, 'award')).to.equal(
      'South gets the tile for a pung. A pung goes before a chow. South discards, and then it is West’s turn; East loses a turn.',
    );
    await set(claims, { claims: 'east chow' });
    expect(text(claims, 'award')).to.equal(
      'East gets the tile for a chow. Nobody else claims it. East discards, and then it is South’s turn.',
    );
    await set(claims, { discard: '9d', claims: '' });
    expect(text(claims, 'award')).to.equal('Nobody claims the tile. East draws.');
  });

  it('compares the three orders of precedence', async () => {
    const claims = await fixture<MjClaims>(html`
      <mj-claims discard="9d" from="west" precedence profile="pung-based">
        <mj-hand seat="north">123b 456b EE 78d RRR</mj-hand>
        <mj-hand seat="east">123c 456c 789c 78d GG</mj-hand>
      </mj-claims>
    `);
    await settled(claims);
    const rows = [...claims.shadowRoot!.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(0, 2).map(words).join(': '),
    );
    expect(rows).to.deep.equal([
      'Nearest after the discarder: North (Win)',
      'Nearest to East: East (Win)',
      'Special hand first: North (Win)',
    ]);
    expect(words(claims.shadowRoot!.querySelector('tr.own'))).to.contain('Nearest to East');
    expect(text(claims, 'award')).to.contain(
      'East goes out. Of several winners, the one nearest to East in turn goes out.',
    );
  });

  it('knows a robbed kong, a sacred discard and a missed pung', async () => {
    const hand = '123b 456b EE 78d RRR';
    const rob = async (kong: string): Promise<string> => {
      const claims = await fixture<MjClaims>(html`
        <mj-claims discard="9d" from="south" kong=${kong}><mj-hand seat="west">${hand}</mj-hand></mj-claims>
      `);
      await settled(claims);
      return `${text(claims, 'event')} ${claimsOf(claims, 'West').slice(0, 2).join(' | ')}`;
    };
    expect(await rob('promoted')).to.match(
      /^South adds the 9 of circles to an exposed pung. yes: Win \(\d+ points\) \| no: Kong the tile of a kong can only be taken to win$/,
    );
    expect(await rob('concealed')).to.contain('no: Win a concealed kong can only be robbed for thirteen orphans');
    const barred = await fixture<MjClaims>(html`
      <mj-claims discard="9d" from="south" barred="west 9d" missed="north: 9d">
        <mj-hand seat="west">${hand}</mj-hand>
        <mj-hand seat="north">99d 123b 456b 11c GGG</mj-hand>
      </mj-claims>
    `);
    await settled(barred);
    expect(claimsOf(barred, 'West')[0]).to.equal(
      'no: Win sacred discard: West has discarded this tile and must draw from the wall first',
    );
    expect(claimsOf(barred, 'North')[2]).to.contain('North passed up a pung of this tile');
  });

  it('seats hands without a seat in turn after the discarder', async () => {
    const claims = await fixture<MjClaims>(html`
      <mj-claims discard="5b" from="south">
        <p><mj-hand>3467b 111d 999c EEE</mj-hand></p>
        <mj-hand>55b 234c 567c 12d RRR</mj-hand>
      </mj-claims>
    `);
    await settled(claims);
    expect(claimsOf(claims, 'West')[3]).to.equal('yes: Chow');
    expect(claimsOf(claims, 'North')[2]).to.equal('yes: Pung');
  });

  it('shows until when a discard can be claimed', async () => {
    const claims = await fixture<MjClaims>(html`<mj-claims timeline></mj-claims>`);
    const moments = [...claims.shadowRoot!.querySelectorAll('.timeline > ol > li > b')].map(words);
    expect(moments).to.deep.equal([
      'The tile touches the table',
      'The next player draws',
      'Someone lays tiles open',
      'A replacement tile is drawn, for a flower or a kong',
      'The next tile is discarded',
      'The hand is settled',
    ]);
    const endAt = (place: number): string[] =>
      [...claims.shadowRoot!.querySelectorAll('.timeline > ol > li')[place]!.querySelectorAll('li')].map(words);
    expect(endAt(1)[0]).to.equal('Taking it back, for the discarder [19]; by [1, 18], never');
    expect(endAt(2)).to.deep.equal([
      'A pung or kong when a chow has been called [18]; by [19], until the next tile is discarded',
    ]);
    const back = 'even if the next player has drawn, who then puts the tile back';
    const laws = '[4, 5, 19]; by [1, 18], until the next tile is discarded';
    expect(endAt(3)).to.deep.equal([
      'Robbing a kong [19]',
      `A pung or kong, ${back} ${laws}`,
      `Going out on it, ${back} ${laws}`,
    ]);
    expect(endAt(4)[0]).to.equal(
      'Any higher claim over a lower one; tiles laid open or drawn for the lower one go back [19]',
    );
    expect(endAt(5)).to.deep.equal(['A win that goes before one already declared [19]']);
  });

  it('follows its hands and attributes', async () => {
    const claims = await fixture<MjClaims>(html`
      <mj-claims discard="5b" from="south"><mj-hand seat="west">55b 111d 999c EEE SW</mj-hand></mj-claims>
    `);
    await settled(claims);
    expect(claimsOf(claims, 'West')[2]).to.equal('yes: Pung');
    claims.querySelector('mj-hand')!.textContent = '5b 111d 999c EEE SSW';
    await settled(claims);
    await settled(claims);
    expect(claimsOf(claims, 'West')[2]).to.contain('no: Pung');
    await set(claims, { discard: 'S' });
    expect(claimsOf(claims, 'West')[2]).to.equal('yes: Pung');
  });

  it('reads tiles and lists as hands are read', async () => {
    for (const discard of ['5B', '５ｂ', '🀔']) {
      const claims = await fixture<MjClaims>(html`
        <mj-claims discard=${discard} from="south" claims="west：pung，north win">
          <mj-hand seat="west">55b 111d 999c EEE SW</mj-hand>
          <mj-hand seat="north">46b 111c 222c 333c 99c</mj-hand>
        </mj-claims>
      `);
      await settled(claims);
      expect([claims.error, claims.awarded?.to], discard).to.deep.equal([null, 'north']);
      await set(claims, { barred: 'north 🀔', claims: '' });
      expect([claims.error, claims.awarded?.to], discard).to.deep.equal([null, 'west']);
    }
  });

  it('says what is wrong, and keeps the hands', async () => {
    for (const [attributes, message] of [
      [html`<mj-claims discard="1f" from="south"></mj-claims>`, '“1f” cannot be claimed'],
      [
        html`<mj-claims discard="5b"></mj-claims>`,
        'from is missing: name the seat that discarded the tile, as one of east, south',
      ],
      [html`<mj-claims discard="5b" from="Süd"></mj-claims>`, '“Süd” is not a seat'],
      [html`<mj-claims discard="5b" from="south" kong="big"></mj-claims>`, 'Kong is “big”: use promoted or concealed.'],
      [
        html`<mj-claims discard="5b" from="south" barred="9d"></mj-claims>`,
        '“9d” should be a seat and a tile, as in west 9d.',
      ],
      [html`<mj-claims discard="5b" from="south" profile="nobody"></mj-claims>`, 'nobody'],
      [
        html`
          <mj-claims discard="5b" from="south" claims="west kong">
            <mj-hand seat="west">55b 111d 999c EEE SW</mj-hand>
          </mj-claims>
        `,
        '“west kong” cannot be claimed',
      ],
      [
        html`
          <mj-claims discard="5b" from="south">
            <mj-hand seat="west">55b 111d 999c EEE SW</mj-hand>
            <mj-hand seat="West">55b 111d 999c EEE NN</mj-hand>
          </mj-claims>
        `,
        'west has two hands here: remove one, or change its seat.',
      ],
    ] as const) {
      const claims = await fixture<MjClaims>(attributes);
      await settled(claims);
      expect(text(claims, 'message')).to.contain(message);
      expect(claims.matches(':state(error)')).to.equal(true);
    }
    const claims = await fixture<MjClaims>(html`
      <mj-claims discard="5b" from="south">
        <mj-hand seat="west">12x</mj-hand>
        <mj-hand seat="north">55b 234c 567c 12d RRR</mj-hand>
      </mj-claims>
    `);
    await settled(claims);
    expect(text(claims, 'message')).to.contain('Unknown suit “x”');
    expect(claimsOf(claims, 'North')[2]).to.equal('yes: Pung');
    expect(text(claims, 'award')).to.contain('North gets the tile for a pung');
  });

  it('speaks Chinese', async () => {
    const claims = await fixture<MjClaims>(html`
      <mj-claims lang="zh-Hant" discard="5b" from="south">
        <mj-hand seat="west">55b 111d 999c EEE SW</mj-hand>
      </mj-claims>
    `);
    await settled(claims);
    expect(text(claims, 'event')).to.equal('南家打出五索。');
    expect(text(claims, 'award')).to.equal('西家碰。沒有別人叫牌。西家打牌後輪到北家。');
  });

  it('is accessible and fits a phone', async () => {
    const around = await fixture<HTMLElement>(html`
      <div style="width: 288px">
        <mj-claims discard="5b" from="south" precedence timeline>
          <mj-hand seat="west">3467b 111d 999c EEE</mj-hand>
          <mj-hand seat="north">555b 234c 567c 12d RR</mj-hand>
        </mj-claims>
      </div>
    `);
    const claims = around.querySelector('mj-claims')!;
    await settled(claims);
    await expect(claims).shadowDom.to.be.accessible();
    expect(claims.scrollWidth).to.be.at.most(288);
  });
});

describeRendered('<mj-incidents>', () => {
  const rows = (element: Element, incident: string): string[] => {
    const body = [...element.shadowRoot!.querySelectorAll('tbody')].find(
      (one) => words(one.querySelector('th')) === incident,
    );
    return [...(body?.querySelectorAll('[part~="outcome"]') ?? [])].map((row) =>
      [...row.children].map(words).join(' | '),
    );
  };

  it('lists what went wrong, when it was noticed, what follows by which law, and what it costs', async () => {
    const incidents = await fixture<MjIncidents>(html`<mj-incidents></mj-incidents>`);
    // West pays South 64 and would have gained 16 from East and 12 from North; dead, West pays them 16 and 4.
    expect(rows(incidents, 'A player lays down a set that is not one')).to.deep.equal([
      'Before that player’s discard | The right tiles are laid down [18] | 0',
      'After that player’s discard | Foul hand: pays, but collects nothing [18] | −48',
    ]);
    expect(rows(incidents, 'A player wants a discard back')).to.deep.equal([
      'Before it is claimed or drawn over | It may be taken back [19] | 0',
      'At any time | It stays on the table [1] | 0',
      'At any time | It stays on the table [18] | 0',
    ]);
    expect(rows(incidents, 'A player marks a concealed kong wrongly')).to.deep.equal([
      'At any time | The kong counts as exposed [19] | varies',
    ]);
    expect(incidents.shadowRoot!.querySelectorAll('[part~="incident"]')).to.have.length(19);
    expect(text(incidents, 'note')).to.contain(
      'Costs are computed for West if South wins 64 on East’s discard and the other hands are worth East 8, West 16 and North 4.',
    );
  });

  it('computes the costs for any table and rules', async () => {
    const incidents = await fixture<MjIncidents>(html`
      <mj-incidents
        about="hand"
        scores="east 10; south 20; west 30; north 100"
        winner="north"
        offender="east"
        rules="dead-hand-pays: net-if-short; east-doubles: none"
      ></mj-incidents>
    `);
    // Without the error: −100 − 10 − 20. Dead: −100 − 20 − 30; a short hand sets off its 10 each time.
    const [short] = rows(incidents, 'A hand has fewer than 13 tiles, kongs counting as three');
    const [long] = rows(incidents, 'A hand has more than 13 tiles, kongs counting as three');
    expect([short, long]).to.deep.equal([
      'After that player’s discard | Short hand: pays, but collects nothing [1] | +10',
      'After that player’s discard | Long hand: pays, but collects nothing [1] | −20',
    ]);
    expect(text(incidents, 'note')).to.contain('wins 100 by self-draw');
    expect(incidents.shadowRoot!.querySelectorAll('table')).to.have.length(1);
  });

  it('says what is wrong with its attributes, and keeps the text of the page', async () => {
    for (const [element, message] of [
      [
        html`<mj-incidents about="dance">Text</mj-incidents>`,
        '“dance” is not a part of this table: use wall, claim, discard, hand.',
      ],
      [html`<mj-incidents winner="up">Text</mj-incidents>`, '“up” is not a seat'],
      [html`<mj-incidents winner="west" offender="west">Text</mj-incidents>`, 'west has won and cannot be at fault'],
      [html`<mj-incidents scores="east 8">Text</mj-incidents>`, 'missing'],
      [html`<mj-incidents scores="east x; south 1; west 1; north 1">Text</mj-incidents>`, 'east'],
      [html`<mj-incidents discarder="south">Text</mj-incidents>`, 'discarder'],
      [html`<mj-incidents lang="zh-Hant" about="dance">Text</mj-incidents>`, '沒有「dance」這一類'],
    ] as const) {
      const incidents = await fixture<MjIncidents>(element);
      expect(text(incidents, 'message')).to.contain(message);
      expect(incidents.shadowRoot!.querySelector('slot')!.assignedNodes()[0]!.textContent).to.equal('Text');
    }
  });

  it('speaks Chinese, is accessible and fits a phone', async () => {
    const around = await fixture<HTMLElement>(html`
      <div style="width: 288px">
        <mj-incidents lang="zh-Hant"></mj-incidents>
        <mj-incidents></mj-incidents>
      </div>
    `);
    for (const incidents of around.querySelectorAll('mj-incidents')) {
      await expect(incidents).shadowDom.to.be.accessible();
      expect(incidents.scrollWidth).to.be.at.most(288);
    }
    expect(words(around.querySelector('mj-incidents')!.shadowRoot!.querySelector('caption'))).to.equal('牌牆');
  });
});
