import { describeRendered, fixture } from './renderings.js';
import { expect, html, nextFrame } from '@open-wc/testing';
import '../../src/mj-hand.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import { all, parts, words } from './helpers.js';

/** The parts, the role and other marks of an element. */
function marks(element: Element): string[] {
  const value = (name: string): string => element.getAttribute(name) ?? '';
  const isHidden = value('aria-hidden') === 'true' && 'hidden';
  const isNotation = value('translate') === 'no' && 'untranslated';
  return [...value('part').split(' '), value('role'), isHidden, isNotation].filter((mark): mark is string => !!mark);
}

/** A group of tiles: its marks, those that all of its tiles have, and the name and index of each, with its other marks. */
function groupText(group: Element): string {
  const tiles = [...group.children];
  const common = marks(tiles[0]!).filter((mark) => tiles.every((tile) => marks(tile).includes(mark)));
  const texts = tiles.map((tile) => {
    const own = marks(tile).filter((mark) => !common.includes(mark));
    return [tile.getAttribute('aria-label'), words(tile), ...own].filter(Boolean).join(' ');
  });
  return `${marks(group).join(' ')} (${common.join(' ')}): ${texts.join('; ')}`;
}

/** What is drawn: a line for each frame, text and group, with the space that the frame allows for. */
const drawing = (hand: MjHand): string[] => [
  ...all(hand, '.frame').map((frame) => [...frame.classList, ...marks(frame.parentElement!)].join(' ')),
  ...all(hand, '.notation, p').map((text) => `${marks(text).join(' ')}: ${words(text)}`),
  ...parts(hand, 'hand').flatMap((board) => [...board.querySelectorAll('.group')].map(groupText)),
];

/** Each kind of hand, and what is drawn of it. */
const hands: Record<string, [template: ReturnType<typeof html>, drawn: string[]]> = {
  'a winner’s hand': [
    html`<mj-hand seat="south">(RRR) [2222c] (999d+9d) 5b4b +6b EE 14f 3s</mj-hand>`,
    [
      'frame one-64 two-37 three-27 hidden',
      'hidden untranslated: [2222c] (999d+9d) (RRR) 45b EE 14f 3s +6b',
      'set kong concealed (tile concealed img): 2 of characters face-down; 2 of characters; 2 of characters; 2 of characters face-down',
      'set kong exposed (tile exposed img): 9 of circles; 9 of circles; 9 of circles; 9 of circles sideways',
      'set pung exposed (tile exposed img): red dragon; red dragon; red dragon',
      'in-hand (tile concealed img): 4 of bamboo; 5 of bamboo; east wind; east wind',
      'won (tile sideways winning img): 6 of bamboo, winning tile',
      'bonus-tiles (tile bonus img): plum, flower 1; bamboo, flower 4; autumn, season 3',
    ],
  ],
  'a concealed hand with indices': [
    html`<mj-hand indices win="self-draw">123b 456c 789d 5566d +6d</mj-hand>`,
    [
      'frame one-44 two-23 three-15 hidden',
      'hidden untranslated: 123b 456c 5566789d +6d',
      'in-hand (tile indexed concealed img): 1 of bamboo 1b; 2 of bamboo 2b; 3 of bamboo 3b; 4 of characters 4c; 5 of characters 5c; 6 of characters 6c; 5 of circles 5d; 5 of circles 5d; 6 of circles 6d; 6 of circles 6d; 7 of circles 7d; 8 of circles 8d; 9 of circles 9d',
      'won (tile sideways indexed winning img): 6 of circles, winning tile 6d',
    ],
  ],
  'a loser’s hand': [
    html`<mj-hand>(555d) 13b 46c 79d 1b EES</mj-hand>`,
    [
      'frame one-40 two-21 three-15 hidden',
      'hidden untranslated: (555d) 113b 46c 79d EES',
      'set pung exposed (tile exposed img): 5 of circles; 5 of circles; 5 of circles',
      'in-hand (tile concealed img): 1 of bamboo; 1 of bamboo; 3 of bamboo; 4 of characters; 6 of characters; 7 of circles; 9 of circles; east wind; east wind; south wind',
    ],
  ],
  'thirteen orphans': [
    html`<mj-hand hand="19b 19c 19d ESWN RGB +R"></mj-hand>`,
    [
      'frame one-44 two-23 three-15 hidden',
      'hidden untranslated: 19b 19c 19d ESWNRGB +R',
      'in-hand (tile concealed img): 1 of bamboo; 9 of bamboo; 1 of characters; 9 of characters; 1 of circles; 9 of circles; east wind; south wind; west wind; north wind; red dragon; green dragon; white dragon',
      'won (tile sideways winning img): red dragon, winning tile',
    ],
  ],
  // The message stays readable: only what it is about is hidden.
  'a hand of another value than expected': [
    html`<mj-hand expect="30">(123b) (456c) (789d) 55b WW +W</mj-hand>`,
    [
      'frame one-47 two-27 three-20',
      'hidden untranslated: (123b) (456c) (789d) 55b WW +W',
      'unexpected: Expected 30, but the hand is worth 24.',
      'set chow exposed hidden (tile exposed img): 1 of bamboo; 2 of bamboo; 3 of bamboo',
      'set chow exposed hidden (tile exposed img): 4 of characters; 5 of characters; 6 of characters',
      'set chow exposed hidden (tile exposed img): 7 of circles; 8 of circles; 9 of circles',
      'in-hand hidden (tile concealed img): 5 of bamboo; 5 of bamboo; west wind; west wind',
      'won hidden (tile sideways winning img): west wind, winning tile',
    ],
  ],
  'a hand with tiles lit up': [
    html`<mj-hand .highlighted=${['5b', '5b']}>(123b) (456c) (789d) 55b WW +W</mj-hand>`,
    [
      'frame one-47 two-27 three-20 hidden',
      'hidden untranslated: (123b) (456c) (789d) 55b WW +W',
      'set chow exposed (tile exposed img): 1 of bamboo; 2 of bamboo; 3 of bamboo',
      'set chow exposed (tile exposed img): 4 of characters; 5 of characters; 6 of characters',
      'set chow exposed (tile exposed img): 7 of circles; 8 of circles; 9 of circles',
      'in-hand (tile concealed img): 5 of bamboo lit; 5 of bamboo lit; west wind; west wind',
      'won (tile sideways winning img): west wind, winning tile',
    ],
  ],
  'a hand that cannot be scored': [
    html`<mj-hand>(RRR) 55b 12f</mj-hand>`,
    [
      'frame one-23 two-13 three-13 hidden',
      'hidden untranslated: (RRR) 55b 12f',
      'set pung exposed (tile exposed img): red dragon; red dragon; red dragon',
      'in-hand (tile concealed img): 5 of bamboo; 5 of bamboo',
      'bonus-tiles (tile bonus img): plum, flower 1; orchid, flower 2',
    ],
  ],
  'an invalid text': [
    html`<mj-hand>(RRR) 12x</mj-hand>`,
    [
      'text untranslated: (RRR) 12x',
      'message alert: Unknown suit “x” in “12x” at character 9: use b (bamboo), c (characters), d (circles), f (flowers) or s (seasons); winds are E S W N, dragons R G B.',
    ],
  ],
};

describeRendered('<mj-hand>', () => {
  for (const [name, [template, drawn]] of Object.entries(hands))
    it(`draws ${name}`, async () => {
      const hand = await fixture<MjHand>(template);
      await nextFrame();
      await hand.updateComplete;
      expect(drawing(hand)).to.deep.equal(drawn);
    });
});
