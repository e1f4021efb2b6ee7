/**
 * A program for any runtime of JavaScript: scores worked examples of the rules with the built core, then a few thousand
 * random hands. Prints, as JSON, the examples that came out wrong and a digest of all Scores.
 */
const { HandError, explain, formatHand, parseHand, profiles, score, settle, waits } = await load('core/index.js');
const { randomHands } = await load('core/simulate.js');
const { HAND_BYTES, unpackHand } = await load('core/bulk.js');
const { parseGame, playGame } = await load('core/game.js');
const { shuffledTiles } = await load('core/wall.js');

const drawn = { seat: 'south', round: 'east', win: 'self-draw' };

/** Hands with points, doubles and value, from the worked examples of the books. */
const examples = [
  ['(123b) 789b 456c 99d WW +W', drawn, 'classical', [30, 0, 30]],
  ['123b 789b 456c 99d WW +W', drawn, 'classical', [30, 1, 60]],
  ['(123b) 789b 456c 99d WW +W', { seat: 'south', round: 'east' }, 'classical', [24, 0, 24]],
  ['(SSS) 456b 789b RR 67b +8b 1f', { seat: 'south', round: 'east' }, 'classical', [30, 2, 120]],
  ['(RRR) (GGG) 123b 55b 67b +8b', { seat: 'south', round: 'east' }, 'classical', [28, 3, 224]],
  ['[5555b] 789b 456c 99c 34d +5d', drawn, 'classical', [38, 1, 76]],
  ['RRR 456d (999d) 22d 67d +8d', { seat: 'south', round: 'east' }, 'pung-based', [32, 2, 128]],
  ['(222b) (555b) 777b (RRR) 9b +9b', { seat: 'south', round: 'east' }, 'family', [44, 3, 360]],
  ['(222b) 789b 456c 99c 34d +5d', {}, 'family', [32, 0, 40]],
  ['(RRR) 123b 456b 99d 78d +9d 3f', { seat: 'west' }, 'classical', [28, 2, 112]],
];
const wrong = [];
for (const [hand, situation, profile, expected] of examples) {
  const { base, doubles, value } = score(hand, situation, profile);
  if (String([base, doubles, value]) !== String(expected)) wrong.push(`${hand}: ${base}, ${doubles}, ${value}`);
}

let digest = 0;
/** Adds a result to the digest (FNV-1a, 32 bits). */
function add(/** @type {unknown} */ result) {
  const text = JSON.stringify(result);
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193) >>> 0;
}
const packed = randomHands(3000, { seed: 1 });
const names = Object.keys(profiles);
let previous = 0;
for (let at = 0; at * HAND_BYTES < packed.length; at++) {
  const { hand, situation } = unpackHand(packed, at);
  const profile = names[at % names.length];
  const scored = outcome(() => score(hand, situation, profile));
  add(scored);
  if (formatHand(parseHand(formatHand(hand))) !== formatHand(hand)) wrong.push(formatHand(hand));
  if (at % 50 === 0) {
    add(outcome(() => explain(hand, situation, profile)));
    add(outcome(() => waits({ ...hand, winningTile: undefined }, situation, profile)));
    const scores = { east: scored.value ?? 0, south: previous, west: 8, north: 0 };
    add(outcome(() => settle({ scores, winner: 'east', discarder: 'west' })));
    previous = scored.value ?? 0;
  }
}
add(shuffledTiles(7));
add(
  playGame(
    parseGame('players: Ann, Ben, Cho, Dan\nBen 48 from Cho; Ann 8; Dan 16\nAnn (RRR) 123b 456b 99d 78d +9d self-draw'),
  ),
);
console.log(JSON.stringify({ examples: examples.length, wrong, digest }));

/** A result, or the sentence of the error if the rules refuse the hand. */
function outcome(/** @type {() => any} */ compute) {
  try {
    return compute();
  } catch (caught) {
    const error = /** @type {Error} */ (caught);
    if (error instanceof HandError) return { error: error.message };
    throw error;
  }
}

function load(/** @type {string} */ path) {
  return import(new URL(`../../dist/${path}`, import.meta.url).href);
}
