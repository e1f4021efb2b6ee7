/** Code blocks of every kind, and what they become. */
export const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';

/** Blocks without a mistake: the source, and its HTML. */
export const SAMPLES: Readonly<Record<string, readonly [source: string, html: string]>> = {
  'a hand': [HAND, `<mj-hand>${HAND}</mj-hand>`],
  'a hand with settings': [
    `seat: south\nWIN: self-draw\nindices: yes\nspread: no\n\n${HAND}`,
    `<mj-hand seat="south" win="self-draw" indices>${HAND}</mj-hand>`,
  ],
  'a hand over several lines': [
    'seat: south\n(RRR) 123b\n456b\n\n99d 78d +9d\n',
    '<mj-hand seat="south">(RRR) 123b\n456b\n\n99d 78d +9d</mj-hand>',
  ],
  'a hand as a setting': [
    'hand: (RRR) 123b 456b 99d 78d +9d',
    '<mj-hand hand="(RRR) 123b 456b 99d 78d +9d"></mj-hand>',
  ],
  'an editable hand without tiles': ['editable: yes', '<mj-hand editable></mj-hand>'],
  'a breakdown': [
    `show: breakdown\nprofile: british\nseat: south\nwin: self-draw\n${HAND}`,
    `<mj-score-breakdown profile="british"><mj-hand seat="south" win="self-draw">${HAND}</mj-hand></mj-score-breakdown>`,
  ],
  'a breakdown with seen tiles': [
    `show: breakdown\nprofile: xmj\nseen: (222d) 9d\n${HAND}`,
    `<mj-score-breakdown profile="xmj"><mj-hand seen="(222d) 9d">${HAND}</mj-hand></mj-score-breakdown>`,
  ],
  'a breakdown of a hand elsewhere': [
    'show: breakdown\nfor: example',
    '<mj-score-breakdown for="example"></mj-score-breakdown>',
  ],
  'a value': ['show: value\nseat: south\n(RRR)\n99d', '<mj-value hand="(RRR) 99d" seat="south">(RRR)\n99d</mj-value>'],
  'what a rule is worth': ['show: value\nrule: pung-of-honours', '<mj-value rule="pung-of-honours"></mj-value>'],
  waits: [
    'show: waits\nseen: (555c) 9d R\ndraws: 5\nseat: south\n(GGG) 456b 99b 22c 345d',
    '<mj-waits seen="(555c) 9d R" draws="5"><mj-hand seat="south">(GGG) 456b 99b 22c 345d</mj-hand></mj-waits>',
  ],
  'an exercise': [
    'show: exercise\nask: points doubles\nseat: south\n(SSS) 345b 567c EE 78d +9d',
    '<mj-exercise ask="points doubles"><mj-hand seat="south">(SSS) 345b 567c EE 78d +9d</mj-hand></mj-exercise>',
  ],
  'generated exercises': [
    'show: exercise\nseed: club night\ncount: 10',
    '<mj-exercise seed="club night" count="10"></mj-exercise>',
  ],
  'a settlement': [
    `winner: south
discarder: west
east: (RRR) 99c EE 1235b 34d
south: (123b) (456c) (789d) 55b WW +W
west: 8
north: (234c) 88d GG 1357b 2c 3d`,
    `<mj-settlement winner="south" discarder="west" scores="west 8">
<mj-hand seat="east">(RRR) 99c EE 1235b 34d</mj-hand>
<mj-hand seat="south">(123b) (456c) (789d) 55b WW +W</mj-hand>
<mj-hand seat="north">(234c) 88d GG 1357b 2c 3d</mj-hand>
</mj-settlement>`,
  ],
  'a settlement with the way of winning, and a sentence': [
    `winner: south
win: self-draw
notation: mpsz
south: (123s) (456m) (789p) 55s 33z +3z

The table at the end of the round.`,
    `<mj-settlement winner="south">
<mj-hand seat="south" win="self-draw" notation="mpsz">(123s) (456m) (789p) 55s 33z +3z</mj-hand>
<p>The table at the end of the round.</p>
</mj-settlement>`,
  ],
  'a settlement of numbers': [
    'winner: south\nscores: east 20\nsouth: 128\nwest: 8\nnorth: 0',
    '<mj-settlement winner="south" scores="east 20; south 128; west 8; north 0"></mj-settlement>',
  ],
  'a game': [
    'players: Ann, Ben, Cho, Dan\nprofile: british\n\nBen 48 from Cho; Ann 8; Dan 16\nwashout\nAnn (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4',
    '<mj-game players="Ann, Ben, Cho, Dan" profile="british">Ben 48 from Cho; Ann 8; Dan 16<br>\nwashout<br>\nAnn (RRR) 123b 456b 99d 78d +9d self-draw; Ben 4</mj-game>',
  ],
  'a game with a player whose name looks like a setting': [
    'players: Wim, Ben, Cho, Dan\nWim: 48',
    '<mj-game players="Wim, Ben, Cho, Dan">Wim: 48</mj-game>',
  ],
  'rules over several lines': [
    'show: rules\nprofile: european\nbase: classical\nrules: full-flush: 4 doubles;\n  all-flowers: half limit',
    '<mj-rules profile="european" base="classical" rules="full-flush: 4 doubles; all-flowers: half limit"></mj-rules>',
  ],
  'a wall with a sentence': [
    'show: wall\ndice: 3 4, 5 2\nWest’s side, stack 14: loose tiles on 10 and 12.',
    '<mj-wall dice="3 4, 5 2">West’s side, stack 14: loose tiles on 10 and 12.</mj-wall>',
  ],
  claims: [
    'show: claims\ndiscard: 5b\nfrom: south\nprecedence: yes\nwest: 3467b 111d 999c EEE\nnorth: 55b 234c 567c 12d RRR',
    '<mj-claims discard="5b" from="south" precedence>\n<mj-hand seat="west">3467b 111d 999c EEE</mj-hand>\n<mj-hand seat="north">55b 234c 567c 12d RRR</mj-hand>\n</mj-claims>',
  ],
  incidents: [
    'show: incidents\nabout: claim discard\nwinner: south\nscores: east 8; south 64',
    '<mj-incidents about="claim discard" winner="south" scores="east 8; south 64"></mj-incidents>',
  ],
  'doubles of a number': ['show: doubles\nlimit: 500\n26', '<mj-doubles points="26" limit="500">26</mj-doubles>'],
  'doubles of a sentence': [
    'show: doubles\npoints: 26\n26 × 2² = 104',
    '<mj-doubles points="26">26 × 2² = 104</mj-doubles>',
  ],
};

/** Blocks with a mistake: the source, and the sentence. */
export const MISTAKES: Readonly<Record<string, readonly [source: string, sentence: string]>> = {
  'a misspelt setting': [`seet: south\n${HAND}`, 'Line 1: “seet” is not a setting: did you mean “seat”?'],
  'letters exchanged': [
    `show: breakdown\n\n\nporfile: british\n${HAND}`,
    'Line 4: “porfile” is not a setting: did you mean “profile”?',
  ],
  'an unknown setting': [`color: red\n${HAND}`, 'Line 1: “color” is not a setting.'],
  'a setting of another element': [
    `seat: south\ndice: 3 4\n${HAND}`,
    'Line 2: “dice” is not a setting of “show: hand”: it belongs to show: wall.',
  ],
  'a setting after the empty line': [
    `seat: south\n\nwin: self-draw\n${HAND}`,
    'Line 3: “win” comes too late: settings go at the top, before any empty line.',
  ],
  'a setting of a settlement after an empty line': [
    'winner: south\neast: 20\nsouth: 48\nwest: 0\nnorth: 0\n\nDiscarder: west',
    'Line 7: “Discarder” comes too late: settings go at the top, before any empty line.',
  ],
  'a setting of rules after an empty line': [
    'show: rules\nprofile: british\n\nOur table:\nlimit: 500',
    'Line 5: “limit” comes too late: settings go at the top, before any empty line.',
  ],
  'a setting of a wall after an empty line': [
    'show: wall\n\n\nSentence\n\ndice: 3 4, 5 2',
    'Line 6: “dice” comes too late: settings go at the top, before any empty line.',
  ],
  'a setting of claims after a sentence': [
    'show: claims\ndiscard: 5b\nWho may claim?\nwest: 55b 234c RRR',
    'Line 4: “west” comes too late: settings go at the top, before any empty line.',
  ],
  'an element that does not exist': [
    `show: brakdown\n${HAND}`,
    'Line 1: “brakdown” cannot be shown: did you mean “breakdown”?',
  ],
  'an element like no other': [
    `show: tiles\n${HAND}`,
    'Line 1: “tiles” cannot be shown: use hand, breakdown, value, waits, exercise, settlement, game, rules, wall, claims, incidents, doubles.',
  ],
  'two elements': [
    `show: hand\nshow: breakdown\n${HAND}`,
    'Line 2: “show” was already set in line 1, to another value.',
  ],
  'two seats': [`seat: east\nSeat: south\n${HAND}`, 'Line 2: “Seat” was already set in line 1, to another value.'],
  'neither yes nor no': [`partial: maybe\n${HAND}`, 'Line 1: “maybe” is neither yes nor no.'],
  nothing: ['', 'Line 1: There is no hand: expected one such as (RRR) 123b 456b 99d 78d +9d.'],
  'no hand': [
    'show: breakdown\nseat: south\n',
    'Line 2: There is no hand: expected one such as (RRR) 123b 456b 99d 78d +9d.',
  ],
  'two hands': [`hand: (RRR)\n\n${HAND}`, 'Line 3: “hand” was already set in line 1, to another value.'],
  'a number for claims': [
    'show: claims\ndiscard: 5b\nwest: 8',
    'Line 3: “8” is a number: expected a hand such as 55b 234c RRR.',
  ],
  'a way of winning without a winner': [
    'east: 20\nwin: self-draw',
    'Line 2: “win” is about the winning hand: set “winner”, too.',
  ],
  'a block that is too long': ['R'.repeat(20_001), 'The block has 20001 characters, but the limit is 20000.'],
};

/** Code in sentences, and what it becomes. */
export const INLINE: Readonly<Record<string, string>> = {
  'mj (RRR) 123b': '<mj-hand partial>(RRR) 123b</mj-hand>',
  'mj (RRR) 123b 456b 99d 78d +9d': '<mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand>',
  'mj (222b+2b) 99d': '<mj-hand partial>(222b+2b) 99d</mj-hand>',
  'mj= [RRRR]': '<mj-value hand="[RRRR]" partial>[RRRR]</mj-value>',
  'mj= (RRR) 123b 456b 99d 78d +9d':
    '<mj-value hand="(RRR) 123b 456b 99d 78d +9d">(RRR) 123b 456b 99d 78d +9d</mj-value>',
};

/** Texts that try to become markup, script, a template, or a property of every object. */
export const HOSTILE: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '</mj-hand><script>alert(1)</script>',
  'hand: "><script>alert(1)</script>',
  `seat: " onfocus="alert(1)\n${HAND}`,
  `show: breakdown\nprofile: '><svg onload=alert(1)>\n${HAND}`,
  'show: wall\n<b>{{ constructor.constructor("alert(1)")() }}</b>',
  'show: game\nplayers: </mj-game>, <!--, ]]>, &lt;b&gt;\n-->{alert(1)}',
  'east: <textarea>\nnorth: </p><style>*{display:none}</style>',
  '__proto__: x\nconstructor: y\n',
  'onclick: alert(1)\n(RRR)',
  'style: display:none\n(RRR)',
  'show: rules\nrules: </title><base href=//example.org>',
  'show: __proto__',
  'show: constructor\n(RRR)',
  '\u0000\u0001\u202e<\u0000script>\ufeff(RRR)',
  '\ud800(RRR)\udfff',
  '</code></pre><script>alert(1)</script>\nseet: x',
  'seet</pre><script>: x',
];
