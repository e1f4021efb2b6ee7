/** Generates the same random winning hands in each library's notation. */

/** Mulberry32: returns the same numbers for the same seed. */
export function randomNumbers(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const SUITS = ['b', 'c', 'd'];
const RIICHI_SUIT = { b: 's', c: 'm', d: 'p' };
const HONOURS = 'ESWNBGR';

const ours = (kind) => (kind < 27 ? `${(kind % 9) + 1}${SUITS[Math.floor(kind / 9)]}` : HONOURS[kind - 27]);
const riichi = (kind) => (kind < 27 ? `${RIICHI_SUIT[SUITS[Math.floor(kind / 9)]]}${(kind % 9) + 1}` : `z${kind - 26}`);
const mspz = (kinds) => kinds.map((kind) => riichi(kind)[1] + riichi(kind)[0]).join('');

/** Digits before their suit, as our notation writes them: `123c55d`. */
function grouped(kinds) {
  return kinds
    .map(ours)
    .map((tile, index, tiles) => (tile[1] !== undefined && tile[1] === tiles[index + 1]?.[1] ? tile[0] : tile))
    .join('');
}

/** Digits after their suit, as Majiang writes them: `m123p55`. */
function majiang(kinds) {
  let text = '';
  let suit = '';
  for (const tile of kinds.map(riichi)) {
    if (tile[0] !== suit) text += suit = tile[0];
    text += tile[1];
  }
  return text;
}

/** Majiang sorts by m, p, s, z; melds are written in ascending order. */
const byRiichiOrder = (one, other) => {
  const [first, second] = [riichi(one), riichi(other)];
  return 'mpsz'.indexOf(first[0]) - 'mpsz'.indexOf(second[0]) || first.localeCompare(second);
};

/** Four sets and a pair, at most four of any tile and three sets exposed, won on a tile of the concealed part. */
function randomHand(random) {
  const counts = new Array(34).fill(0);
  // A third of the hands use one suit and honours, as these can often be read in several ways.
  const suit = random(3) ? -1 : random(3);
  const sets = [];
  const take = (kinds) => {
    if (kinds.some((kind) => counts[kind] + kinds.filter((other) => other === kind).length > 4)) return false;
    for (const kind of kinds) counts[kind]++;
    return true;
  };
  const randomKind = () => (suit < 0 ? random(34) : random(4) ? suit * 9 + random(9) : 27 + random(7));
  while (sets.length < 4) {
    const kind = randomKind();
    const isChow = random(5) > 1 && kind < 27 && kind % 9 < 7;
    const kinds = isChow ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
    if (take(kinds)) sets.push(kinds);
  }
  let pair;
  do {
    const kind = randomKind();
    pair = [kind, kind];
  } while (!take(pair));
  const exposed = sets.splice(0, random(4));
  const free = [...sets.flat(), ...pair];
  const winning = free.splice(random(free.length), 1)[0];
  free.sort((one, other) => one - other);
  const selfDraw = random(2) === 0;
  const exposedText = exposed.map((kinds) => `(${grouped(kinds)})`).join(' ');
  const riichiFree = [...free].sort(byRiichiOrder);
  return {
    text: `${exposedText} ${grouped(free)} +${ours(winning)}`.trim(),
    situation: {
      seat: ['east', 'south', 'west', 'north'][random(4)],
      round: ['east', 'south'][random(2)],
      win: selfDraw ? 'self-draw' : 'discard',
    },
    majiang: {
      text:
        majiang(selfDraw ? [...riichiFree, winning] : riichiFree) +
        exposed.map((kinds) => `,${majiang(kinds)}-`).join(''),
      discard: selfDraw ? null : `${riichi(winning)}=`,
    },
    paiForge: {
      text: mspz([...riichiFree, winning]) + exposed.map((kinds) => `[${mspz(kinds)}]`).join(''),
      winning: riichi(winning),
      selfDraw,
    },
  };
}

export function randomHands(count, seed) {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => randomHand(random));
}
