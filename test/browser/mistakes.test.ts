/** Mistakes that leave no other trace: each is reported once in the console. */
import { expect } from '@open-wc/testing';
import '../../src/index.js';
import '../../src/mj-claims.js';
import '../../src/mj-doubles.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-incidents.js';
import '../../src/mj-rules.js';
import '../../src/mj-settlement.js';
import '../../src/mj-waits.js';
import '../../src/mj-wall.js';
import type { MjGame } from '../../src/mj-game.js';
import { fixture, settled, until } from './helpers.js';

const warned: string[] = [];
const { warn } = console;
const { setTimeout: later } = window;
let due: (() => void)[] = [];

// An id that is missing while the page loads is not a mistake yet.
before(() => until(() => document.readyState === 'complete'));

beforeEach(() => {
  warned.length = 0;
  due = [];
  console.warn = (...words: unknown[]) => warned.push(words.join(' '));
  // Long timers run when a test says so.
  window.setTimeout = ((run: () => void, delay = 0) =>
    delay >= 5000 ? due.push(run) : later(run, delay)) as unknown as typeof setTimeout;
});
afterEach(() => Object.assign(window, { setTimeout: later }) && Object.assign(console, { warn }));

const WON = '(RRR) 123b 456b 99d 78d +9d';

/** The warnings about some markup, which appears twice. */
async function warningsOf(markup: string): Promise<string[]> {
  const page = await fixture(`<div>${markup}${markup}</div>`);
  await settled(page);
  await until(() => {
    for (const run of due.splice(0)) run();
    return warned.length > 0;
  }, `a warning about ${markup}`);
  await settled(page);
  return warned;
}

describe('the console reports once', () => {
  for (const [title, markup, message] of [
    ['a misspelt attribute', `<mj-hand seet="east">${WON}</mj-hand>`, 'has no attribute “seet”. Did you mean “seat”?'],
    ['an attribute with swapped letters', `<mj-hand saet="east">${WON}</mj-hand>`, 'Did you mean “seat”?'],
    ['more swapped letters', `<mj-hand ruels="limit: 300">${WON}</mj-hand>`, 'Did you mean “rules”?'],
    ['swapped letters in a value', '<mj-wall dice="3 4, 5 2" bonus="noen"></mj-wall>', 'Did you mean “none”?'],
    [
      'an id that no element has',
      '<mj-value for="nohand"></mj-value>',
      '<mj-value for="nohand">: no element on the page',
    ],
    [
      'the same for a breakdown',
      '<mj-score-breakdown for="nohand"></mj-score-breakdown>',
      '<mj-score-breakdown for="nohand">',
    ],
    [
      'the same for rules',
      '<mj-rules applies-to="nohand" sections="payment"></mj-rules>',
      '<mj-rules applies-to="nohand">',
    ],
    [
      'a former name of an attribute',
      '<mj-claims discard="5b" from="south" compare></mj-claims>',
      '<mj-claims compare> is now <mj-claims precedence>.',
    ],
    [
      'a former name of an attribute that HTML has, too',
      '<mj-rules for="" sections="payment"></mj-rules>',
      '<mj-rules for> is now <mj-rules applies-to>.',
    ],
    ['five of one tile', '<mj-hand>RRRRR 123b 456b 99d +9d</mj-hand>', 'The hand has 5 of R'],
    ['too many tiles', '<mj-hand>(RRR) 123b 456b 99d 78d 12c +9d</mj-hand>', 'The hand has 16 tiles'],
    [
      'an unknown section of a breakdown',
      `<mj-score-breakdown section="double"><mj-hand>${WON}</mj-hand></mj-score-breakdown>`,
      '<mj-score-breakdown section>: “double” is not a valid value. Did you mean “doubles”?',
    ],
    ['an unknown section of rules', '<mj-rules sections="paymnt"></mj-rules>', 'Did you mean “payment”?'],
    [
      'a stake that may be thousands',
      '<mj-game players="Ann, Ben, Cho, Dan" stake="2.000">Ben 48 from Cho</mj-game>',
      '<mj-game stake>: “2.000” is not a valid value. Did you mean “2000”?',
    ],
    [
      'a stake in another notation',
      '<mj-game players="Ann, Ben, Cho, Dan" stake="1e3">Ben 48 from Cho</mj-game>',
      '<mj-game stake>: “1e3” is not a valid value.',
    ],
    [
      'a chip that is not a number',
      '<mj-game players="Ann, Ben, Cho, Dan" chips="500 x">Ben 48 from Cho</mj-game>',
      '<mj-game chips>: “x” is not a valid value.',
    ],
    [
      'an attribute of the hand on the element around it',
      `<mj-score-breakdown seat="south"><mj-hand>${WON}</mj-hand></mj-score-breakdown>`,
      '<mj-score-breakdown seat> has no effect: “seat” is an attribute of the <mj-hand> inside.',
    ],
    ['another word for an attribute', `<mj-hand wind="south">${WON}</mj-hand>`, 'Did you mean “seat”?'],
    ['a way of winning without a value', `<mj-hand self-draw>${WON}</mj-hand>`, 'Did you mean “win”?'],
    ['progress as an attribute', '<mj-exercise progress="mj1|1x2y f"></mj-exercise>', '“progress” is a property'],
    [
      'a score as an attribute',
      '<mj-score-breakdown score=\'{"profile":"classical"}\'></mj-score-breakdown>',
      '<mj-score-breakdown score> has no effect: “score” is a property. Set it from a script',
    ],
    ['a session as an attribute', '<mj-game session="{}"></mj-game>', 'import mahjong-elements/mj-game.js'],
    ['rules as a value', '<mj-rules editable value="limit: 300"></mj-rules>', '“value” is a property'],
    ['a property as an attribute', '<mj-hand editable value="(RRR) 12b"></mj-hand>', 'Did you mean “hand”?'],
    [
      'notation that is in no hand',
      `<mj-waits>${WON}</mj-waits>`,
      `<mj-waits> has text but no hand: write <mj-hand>${WON}</mj-hand> inside.`,
    ],
    [
      'an attribute without a value that is false',
      `<mj-hand spread="false">${WON}</mj-hand>`,
      '<mj-hand spread="false"> means the same as <mj-hand spread>',
    ],
    ...['hand disabled', 'hand editable', 'hand required', 'game disabled', 'exercise disabled'].map((words) => {
      const [name, flag] = words.split(' ');
      return [
        `${flag} of mj-${name} that is false`,
        `<mj-${name} ${flag}="false"></mj-${name}>`,
        `<mj-${name} ${flag}="false"> means the same as <mj-${name} ${flag}>`,
      ] as const;
    }),
    [
      'another hand in the text',
      '<mj-hand hand="EE">RR</mj-hand>',
      '<mj-hand hand="EE"> ignores the hand in its text, “RR”.',
    ],
    [
      'another game in the text',
      '<mj-game players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho">Ann 20 from Dan</mj-game>',
      '<mj-game hands="Ben 48 from Cho"> ignores the game in its text, “Ann 20 from Dan”.',
    ],
    ...['score-breakdown', 'waits', 'exercise'].map(
      (name) =>
        [
          `a second hand in mj-${name}`,
          `<mj-${name}><mj-hand>${WON}</mj-hand><p><mj-hand>${WON}</mj-hand></p></mj-${name}>`,
          `<mj-${name}> is about one hand, the first, but contains 2: write one element for each.`,
        ] as const,
    ),
    [
      'a way of winning that a circumstance excludes',
      `<mj-hand win="self-draw" circumstances="robbed-kong">${WON}</mj-hand>`,
      `<mj-hand> ${WON}: “robbed-kong” and “self-draw” cannot both apply.`,
    ],
    [
      'a replacement tile in a discard',
      `<mj-hand circumstances="kong-replacement">${WON}</mj-hand>`,
      '“kong-replacement” and “discard” cannot both apply.',
    ],
    [
      'a way of winning without a winning tile',
      '<mj-hand win="self-draw">(RRR) 123b 456b 99d 78d</mj-hand>',
      'A way of winning is set, but no winning tile is marked.',
    ],
    [
      'a winning hand with too few tiles',
      '<mj-hand>(RRR) 123b 456b 99d 8d +9d</mj-hand>',
      'The hand has 13 tiles, not',
    ],
    ['an unknown profile of a lone hand', `<mj-hand profile="english">${WON}</mj-hand>`, '“english” is not a profile'],
    ['an unknown rule of a lone hand', `<mj-hand rules="chicken: off">${WON}</mj-hand>`, 'is not a rule'],
    [
      'a tile that was not closed',
      '<p>Discard <mj-tile tile="5b"/> and wait for the next one that fits into the hand, or the one after it.</p>',
      '<mj-tile> hides “and wait for the next one that fits into…”, probably because its end tag is missing.',
    ],
    [
      'a tile between the tags',
      '<p><mj-tile>5b</mj-tile></p>',
      '<mj-tile>5b</mj-tile> shows nothing: write <mj-tile tile="5b"></mj-tile>.',
    ],
    [
      'a hand that was not closed',
      '<div><mj-hand hand="123b"/><h2>The rest of the page</h2></div>',
      '<mj-hand> hides <h2>, probably because its end tag is missing.',
    ],
    ...[
      ['<p>Discard ', '<mj-tile tile="5b"/>', ' and wait.</p>'],
      ['<p>丟 ', '<mj-tile tile="5b"/>', '，然後等。</p>'],
      ['<p>\n  Discard ', '<mj-tile tile="5b" />', ', then\n  wait.\n</p>'],
      ['<p>', `<mj-value hand="${WON}"/>`, ' points for that.</p>'],
      ['<p>With ', '<mj-hand hand="123b"/>', ' in hand.</p>'],
      ['<p>', '<mj-wall dice="3 4, 5 2"/>', ' is the wall.</p>'],
      ['<p>', '<mj-doubles points="22"/>', ': doubled</p>'],
      ['<div>', '<mj-game players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"/>', ' ends it.</div>'],
    ].map((parts) => {
      const [tag] = /mj-[a-z]+/.exec(parts[1]!)!;
      const hidden = parts[2]!.replace(/<.*/, '').replace(/\s+/g, ' ').trim();
      return [`words that ${parts[1]} swallows`, parts.join(''), `<${tag}> hides “${hidden}”, probably`] as const;
    }),
    ...['no', 'False', '0'].map(
      (value) =>
        [
          `a flag with the value ${value}`,
          `<mj-tile tile="R" face-down="${value}"></mj-tile>`,
          `<mj-tile face-down="${value}"> means the same as <mj-tile face-down>`,
        ] as const,
    ),
    [
      'a flag whose name starts with data-',
      `<mj-hand data-indices="false">${WON}</mj-hand>`,
      '<mj-hand data-indices="false"> means the same',
    ],
    [
      'a lowest value that is not a number',
      `<form><mj-hand editable name="h" min="x">${WON}</mj-hand></form>`,
      '<mj-hand min>: “x” is not a valid value.',
    ],
    [
      'a round that is not a wind',
      '<mj-settlement winner="south" scores="east 0; south 48; west 0; north 0" round="eats"></mj-settlement>',
      'Did you mean “east”?',
    ],
    ...['score-breakdown', 'waits', 'exercise', 'settlement', 'claims'].map(
      (name) =>
        [
          `an attribute of the hand on mj-${name}`,
          `<mj-${name} circumstances="last-tile"></mj-${name}>`,
          `<mj-${name} circumstances> has no effect: “circumstances” is an attribute of the <mj-hand> inside.`,
        ] as const,
    ),
    ...['tile', 'value', 'rules', 'wall', 'doubles', 'incidents'].map(
      (name) =>
        [
          `an attribute of a hand on mj-${name}`,
          `<mj-${name} seen="RR"></mj-${name}>`,
          `<mj-${name} seen> has no effect: “seen” is an attribute of <mj-hand>.`,
        ] as const,
    ),
    [
      'the tiles of a hand on the element around it',
      `<mj-score-breakdown hand="${WON}"></mj-score-breakdown>`,
      '<mj-score-breakdown hand> has no effect: “hand” is an attribute of the <mj-hand> inside.',
    ],
    ['an unknown kind of wall', '<mj-wall dice="3 4, 5 2" bonus="non"></mj-wall>', 'Did you mean “none”?'],
  ] as const)
    it(title, async () => {
      const warnings = await warningsOf(markup);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(message);
    });

  it('text in a game whose hands are set as a property', async () => {
    const game = await fixture<MjGame>('<mj-game players="Ann, Ben, Cho, Dan">Ann 24 from Dan</mj-game>');
    game.hands = 'Ben 48 from Cho; Ann 20';
    await until(() => warned.length > 0);
    expect(warned).to.deep.equal([
      'mahjong-elements: <mj-game hands="Ben 48 from Cho Ann 20"> ignores the game in its text, “Ann 24 from Dan”.',
    ]);
  });

  it('nothing about a complete page, part of a hand, or attributes of frameworks', async () => {
    const page = await fixture(`
      <div>
        <mj-hand id="known" class="x" title="x" hidden key="1" x-data="1" onclick="" tabindex="0" contenteditable="false" itemprop="x">${WON}</mj-hand>
        <mj-hand data-seet="x" v-if="x">123b</mj-hand>
        <mj-hand editable>RRRRR</mj-hand>
        <mj-tile tile="R" title="Red"></mj-tile>
        <mj-tile tile="R"> 🀄 </mj-tile>
        <p>Discard <mj-tile tile="R">red dragon</mj-tile></p>
        <p>
          <mj-tile tile="R">
            red dragon
          </mj-tile>
        </p>
        <p><mj-value hand="${WON}">${WON}</mj-value> points</p>
        <mj-value for="known"></mj-value>
        <mj-hand hand="(RRR) 99d">RRR 99d</mj-hand>
        <mj-hand hand="RRR">🀄🀄🀄</mj-hand>
        <mj-hand hand="RRR">Three red dragons<figcaption>EE</figcaption></mj-hand>
        <mj-game players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho; end">Ben 48 from Cho
          end</mj-game>
        <mj-game players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho">A game in 2 hands</mj-game>
        <mj-exercise><mj-exercise><mj-hand>${WON}</mj-hand></mj-exercise><mj-exercise><mj-hand>${WON}</mj-hand></mj-exercise></mj-exercise>
        <mj-score-breakdown>
          <mj-hand>${WON}<figcaption>Not <mj-hand>EE</mj-hand></figcaption></mj-hand>
          <p>Compare this with <mj-hand>EE</mj-hand></p>
        </mj-score-breakdown>
        <mj-score-breakdown><mj-hand>RRRRR 123b 456b 99d +9d</mj-hand></mj-score-breakdown>
      </div>
    `);
    await settled(page);
    await new Promise((resolve) => later(resolve, 300));
    for (const run of due) run();
    await new Promise((resolve) => later(resolve, 100));
    expect(warned).to.deep.equal([]);
  });
});

describe('text that a script for emoji turned into images', () => {
  it('is read by hands and games', async () => {
    const dragon = '<img class="emoji" alt="🀄" src="data:,">';
    const page = await fixture(`
      <div>
        <mj-hand>(${dragon}${dragon}${dragon}) 123b 456b 99d 78d +9d</mj-hand>
        <mj-game players="Ann, Ben, Cho, Dan">
          Ann ${dragon}${dragon}${dragon} 123b 456b 99d 78d +9d from Ben; Ben 8; Cho 8; Dan 8
        </mj-game>
      </div>
    `);
    await settled(page);
    expect(page.querySelector('mj-hand')!.currentNotation).to.equal('(🀄🀄🀄) 123b 456b 99d 78d +9d');
    expect(page.querySelector('mj-hand')!.score!.value).to.equal(48);
    expect(page.querySelector('mj-game')!.error).to.equal(null);
  });

  it('is read when a script replaces it', async () => {
    const hand = await fixture<HTMLElementTagNameMap['mj-hand']>('<mj-hand>🀄🀄🀄 123b 456b 99d 78d +9d</mj-hand>');
    hand.innerHTML = hand.textContent!.replaceAll('🀄', '<img class="emoji" alt="🀄" src="data:,">');
    await settled(hand.parentElement!);
    expect(hand.error).to.equal(null);
    expect(hand.score!.won).to.equal(true);
  });

  it('stays within the limit', async () => {
    const hand = await fixture<HTMLElementTagNameMap['mj-hand']>(
      `<mj-hand>${`<img alt="${'1b '.repeat(2000)}" src="data:,">`.repeat(50)}</mj-hand>`,
    );
    expect(hand.currentNotation.length).to.be.at.most(4000);
  });
});
