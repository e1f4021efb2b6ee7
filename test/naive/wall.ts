/**
 * A wall on a table: stacks at points of a square, walked around by angle, with tiles lifted, laid down and
 * taken one after the other. Slow, literal, and written from the rules alone: it shares nothing with the package.
 */

export type Seat = 'east' | 'south' | 'west' | 'north';
export type Brick = `${Seat} ${number} ${'upper' | 'lower'}`;

interface Pile {
  seat: Seat;
  number: number;
  x: number;
  y: number;
  bricks: Brick[];
}

/** Where each player sits, seen from above: East below, South to the right of East. */
const chairs: { seat: Seat; x: number; y: number; rightX: number; rightY: number }[] = [
  { seat: 'east', x: 0, y: -1, rightX: 1, rightY: 0 },
  { seat: 'south', x: 1, y: 0, rightX: 0, rightY: 1 },
  { seat: 'west', x: 0, y: 1, rightX: -1, rightY: 0 },
  { seat: 'north', x: -1, y: 0, rightX: 0, rightY: -1 },
];

/** Clockwise angle from a direction, seen from above, in full turns from 0 to 1. */
function clockwise(x: number, y: number, fromX: number, fromY: number): number {
  const turn = (Math.atan2(fromY, fromX) - Math.atan2(y, x)) / (2 * Math.PI);
  return ((turn % 1) + 1) % 1;
}

function build(perSide: number): Pile[] {
  return chairs.flatMap(({ seat, x, y, rightX, rightY }) =>
    Array.from({ length: perSide }, (_, index) => {
      const alongRight = (perSide - 1) / 2 - index;
      const number = index + 1;
      return {
        seat,
        number,
        x: x * (perSide / 2 + 1) + rightX * alongRight,
        y: y * (perSide / 2 + 1) + rightY * alongRight,
        bricks: [`${seat} ${number} upper`, `${seat} ${number} lower`] as Brick[],
      };
    }),
  );
}

/** Counts players counter-clockwise, East being one. */
export function playerCounted(spots: number): Seat {
  let at = 0;
  for (let count = 1; count < spots; count++) {
    const { rightX, rightY } = chairs[at]!;
    at = chairs.findIndex(({ x, y }) => x === rightX && y === rightY);
  }
  return chairs[at]!.seat;
}

export interface NaiveWall {
  breach: string;
  /** The replacement tiles in order, until the box is empty; endless boxes stop where the wall stops. */
  box: Brick[];
  /** Where the two loose tiles lie. */
  loose: { brick: Brick; on: string }[];
  live: Brick[];
}

/**
 * `keep` is the number of tiles kept back, or `dice` for as many stacks as East's throw shows: “in front of the person last
 * counted … that number of stacks rolled by the dice”. `nextToIt`: both loose tiles lie on the wall to the right of the
 * opening, “the lower tile of the two nearer the opening, the upper one farther from it”.
 */
export function breakNaively(
  dice: readonly number[],
  keep: number | 'dice',
  perSide = 18,
  nextToIt = false,
): NaiveWall {
  const piles = build(perSide);
  const seat = playerCounted(dice[0]! + dice[1]!);
  const count = dice[0]! + dice[1]! + (keep === 'dice' ? 0 : dice[2]! + dice[3]!);
  const first = piles.find((pile) => pile.seat === seat && pile.number === 1)!;
  const round = [...piles].sort(
    (one, other) => clockwise(one.x, one.y, first.x, first.y) - clockwise(other.x, other.y, first.x, first.y),
  );
  // Walk along the wall from the right end of that side.
  let at = 0;
  for (let stack = 1; stack < count; stack++) at = at + 1 === round.length ? 0 : at + 1;
  const breach = round[at]!;
  const before = (steps: number): Pile => round[(at - steps + round.length * 2) % round.length]!;
  const named = ({ seat: owner, number }: Pile): string => `${owner} ${number}`;
  const wanted = keep === 'dice' ? count * 2 : keep;
  const box: Brick[] = [];
  const liftedUpper = breach.bricks[0]!;
  const liftedLower = breach.bricks[1]!;
  const loose =
    keep === 'dice'
      ? [
          { brick: liftedUpper, on: named(breach) },
          { brick: liftedLower, on: named(breach) },
        ]
      : [
          { brick: liftedUpper, on: named(before(nextToIt ? 2 : 4)) },
          { brick: liftedLower, on: named(before(nextToIt ? 1 : 2)) },
        ];
  if (wanted) box.push(liftedUpper, liftedLower);
  for (let steps = 1; box.length < wanted; steps++) box.push(before(steps).bricks[0]!, before(steps).bricks[1]!);
  const live: Brick[] = [];
  for (let steps = 1; steps <= round.length; steps++)
    for (const brick of round[(at + steps) % round.length]!.bricks) if (!box.includes(brick)) live.push(brick);
  return { breach: named(breach), box, loose, live };
}

/** Hands out the deal with two fingers: stacks while there are rounds to deal, then the tops of two stacks to East. */
export function dealNaively(live: readonly Brick[]): Record<Seat, Brick[]> {
  const heap = [...live];
  const hands: Record<Seat, Brick[]> = { east: [], south: [], west: [], north: [] };
  const order: Seat[] = ['east', 'south', 'west', 'north'];
  for (const seat of [...order, ...order, ...order]) hands[seat].push(...heap.splice(0, 4));
  const [topOfFirst, belowFirst, topOfSecond, belowSecond, topOfThird] = heap.splice(0, 5);
  hands.east.push(topOfFirst!, topOfThird!);
  hands.south.push(belowFirst!);
  hands.west.push(topOfSecond!);
  hands.north.push(belowSecond!);
  return hands;
}
