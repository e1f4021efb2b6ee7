/** Every element in its states, for `npm run visual`. Text and attributes are fixed; nothing depends on time or chance. */

const SCORES = 'east 20; south 128; west 8; north 0';
const GAME = `players: Ann, Ben, Cho, Dan
Ben 48 from Cho; Ann 8; Dan 16
washout
Ann 64 self-draw; Ben 4`;

/** @type {Record<string, string>} */
export const states = {
  tile: `<p>
    <mj-tile tile="1b"></mj-tile> <mj-tile tile="5c"></mj-tile> <mj-tile tile="9d"></mj-tile> <mj-tile tile="E"></mj-tile>
    <mj-tile tile="R"></mj-tile> <mj-tile tile="G"></mj-tile> <mj-tile tile="B"></mj-tile> <mj-tile tile="2f"></mj-tile>
    <mj-tile tile="3s"></mj-tile> <mj-tile facedown></mj-tile> <mj-tile tile="7x"></mj-tile></p>`,
  hand: `<mj-hand seat="south" win="self-draw" highlight="99d">(RRR) [2222c] 456b 99d 78d +9d 2f</mj-hand>`,
  'hand-refused': `<mj-hand>(RRR) 123b 4x6b</mj-hand><mj-hand>(123b)</mj-hand>`,
  'hand-editor': `<mj-hand editable required seat="south">(RRR) 123b 456b 99d 78d</mj-hand>`,
  breakdown: `<mj-score-breakdown><mj-hand seat="south" win="self-draw">(RRR) [2222c] 456b 99d 78d +9d 2f</mj-hand></mj-score-breakdown>`,
  'breakdown-limit': `<mj-score-breakdown panels="none"><mj-hand>(RRR) (GGG) BBB 99d 78d +9d</mj-hand></mj-score-breakdown>`,
  'breakdown-refused': `<mj-score-breakdown profile="bmja"><mj-hand>(123b) 456b 789b 99d 78d +9d</mj-hand></mj-score-breakdown>`,
  settlement: `<mj-settlement scores="${SCORES}" winner="south" discarder="west"></mj-settlement>`,
  'settlement-hands': `<mj-settlement winner="south" discarder="west">
    <mj-hand seat="east">(RRR) 99c EE 1235b 34d</mj-hand><mj-hand seat="south">(123b) (456c) (789d) 55b WW +W</mj-hand>
    <mj-hand seat="west">(555d) 13b 46c 79d 9b EES 3s</mj-hand><mj-hand seat="north">(234c) 88d GG 1357b 2c 3d</mj-hand></mj-settlement>`,
  'settlement-form': `<mj-settlement editable scores="${SCORES}" winner="south"></mj-settlement>`,
  rules: `<mj-rules sections="doubles" compare="british european" differences></mj-rules>`,
  'rules-form': `<mj-rules editable sections="points" rules="flower: 8 points; --purity: 3 doubles if full-flush, all-pungs"></mj-rules>`,
  wall: `<mj-wall dice="3 4, 5 2"></mj-wall>`,
  'wall-hands': `<mj-wall seed="club" dice="3 4, 5 2" view="cards"></mj-wall>`,
  claims: `<mj-claims discard="5b" from="south" precedence timeline><mj-hand seat="west">3467b 111d 999c EEE</mj-hand>
    <mj-hand seat="north">55b 234c 567c 12d RRR</mj-hand></mj-claims>`,
  incidents: `<mj-incidents about="claim discard" scores="east 8; south 64; west 16; north 4" winner="south" offender="west"></mj-incidents>`,
  waits: `<mj-waits seen="(555c) 9d R" draws="5"><mj-hand seat="south">(GGG) 456b 99b 22c 345d</mj-hand></mj-waits>`,
  'waits-discards': `<mj-waits><mj-hand>(GGG) 456b 99b 223c 345d</mj-hand></mj-waits>`,
  doubles: `<mj-doubles points="26" doubles="5" limit="500" model="0.4"></mj-doubles>`,
  exercise: `<mj-exercise ask="points doubles value"><mj-hand seat="south">(SSS) 345b 567c EE 78d 2f 4s +9d</mj-hand></mj-exercise>`,
  'exercise-guided': `<mj-exercise guided profile="family"><mj-hand seat="south" win="self-draw">(RRR) 123b 456b 99b SS +S</mj-hand></mj-exercise>`,
  value: `<p>This pung is worth <mj-value hand="[RRRR]" partial></mj-value>, this hand <mj-value hand="(RRR) 123b 456b 99d 78d +9d"></mj-value>,
    and this one nothing: <mj-value hand="(RRR) 12"></mj-value></p>`,
  game: `<mj-game><pre>${GAME}</pre></mj-game>`,
  'game-form': `<mj-game editable players="Ann, Ben, Cho, Dan" profile="british" rounds="1"></mj-game>`,
};

/** How a page may look: `media` and `features` as in the DevTools protocol. */
export const looks = {
  light: { width: 640 },
  dark: { width: 640, features: { 'prefers-color-scheme': 'dark' } },
  forced: { width: 640, features: { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' } },
  print: { width: 640, media: 'print' },
  narrow: { width: 320 },
};
