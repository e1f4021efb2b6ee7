/** Deutsch: die Mauer. Lädt mit `<mj-wall>`. */
import type { Stack } from '../../core/wall.js';
import { list, number, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';
import { size, wall } from '../texts/de/wall.js';
import type { Part } from '../types.js';

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `Stapel ${stack}` : `Stapel ${stack} der Seite von ${winds[side]}`;

const left = ({ after }: SpokenWall): string =>
  after.dead.length
    ? `Übrig: lebende Mauer ${after.live.length}, tote Mauer ${after.dead.length} Ziegel.`
    : `Übrig: ${after.live.length} Ziegel.`;

function end({ wall, after, isWashout }: SpokenWall): string {
  if (isWashout) return ' Die tote Mauer ist verbraucht, bevor alle Blumen ersetzt sind: Unentschieden.';
  if (!after.live.length)
    return ' Die lebende Mauer ist verbraucht: Macht niemand mit der letzten Ablage Mah-Jongg, endet das Spiel unentschieden.';
  if (!after.replacements.length && wall.deadWall !== 'none')
    return ' Die tote Mauer ist verbraucht. Ist noch ein Ersatz nötig, endet das Spiel unentschieden, obwohl Ziegel übrig sind.';
  return '';
}

export const deWall = {
  ...wall,
  explain: {
    throw: ({ wall }) => {
      const [a, b, c, d] = wall.dice;
      const { counted } = wall;
      return (
        `Ost würfelt ${a} und ${b}, zusammen ${a + b}, und zählt die Spieler gegen den Uhrzeigersinn, sich selbst als 1: ` +
        `Die Seite von ${winds[counted]} wird durchbrochen. ` +
        (c === undefined
          ? 'Derselbe Wurf zählt die Stapel.'
          : `${winds[counted]} würfelt ${c} und ${d}. Beide Würfe ergeben ${wall.sum}.`)
      );
    },
    count: ({ wall }) => {
      const { counted, sum, stack, side, length } = wall;
      return (
        `Vom rechten Ende der Seite von ${winds[counted]} werden im Uhrzeigersinn ${sum} Stapel gezählt. ` +
        (side === counted
          ? `Das ist Stapel ${stack}.`
          : `Die Seite hat nur ${length}; es geht um die Ecke bis Stapel ${stack} der Seite von ${winds[side]}.`)
      );
    },
    break: ({ wall }) =>
      wall.deadWall === 'dice'
        ? `Hinter Stapel ${wall.stack} der Seite von ${winds[wall.side]}, dem letzten gezählten, wird die Mauer durchbrochen.`
        : `Bei Stapel ${wall.stack} der Seite von ${winds[wall.side]} wird die Mauer durchbrochen; seine beiden Ziegel werden herausgenommen.`,
    loose: ({ wall }) => {
      const [first, second] = wall.loose;
      return (
        (wall.deadWall === 'dice'
          ? `Die beiden Ziegel von Stapel ${wall.stack} sind die ersten Ersatzziegel, der obere zuerst. `
          : `Der obere kommt auf ${stackOf(first.on, wall)} und ist der erste Ersatzziegel, der untere auf ${stackOf(second.on, wall)}. `) +
        size[wall.deadWall](wall.dead.length)
      );
    },
    deal: (spoken) =>
      'Dreimal nimmt jeder zwei Stapel, Ost zuerst. Dann nimmt Ost die oberen Ziegel des ersten und dritten Stapels, die anderen je einen Ziegel: ' +
      `14 Ziegel für Ost und je 13 für die anderen, zusammen 53. ${left(spoken)}`,
    flowers: (spoken) =>
      (spoken.wall.length === 17
        ? 'Dieses Spielset hat keine Blumen und Jahreszeiten.'
        : (spoken.wall.bonusLaidOut === 'as-dealt'
            ? 'Die Spieler legen Blumen und Jahreszeiten schon beim Austeilen aus'
            : 'Von Ost an legen die Spieler ihre Blumen und Jahreszeiten aus') +
          (spoken.wall.bonusReplacedFrom === 'live-wall'
            ? ' und ersetzen jede durch einen Ziegel der lebenden Mauer.'
            : spoken.wall.deadWall === 'none'
              ? ' und ersetzen jede durch einen Ziegel vom Ende der Mauer.'
              : ' und ersetzen jede durch einen Ziegel der toten Mauer.') +
          ' Kommt dabei wieder eine Blume oder Jahreszeit, wird auch sie ersetzt.') +
      (spoken.isWashout ? end(spoken) : ' Mit der ersten Ablage von Ost beginnt das Spiel.'),
    play: (spoken) => {
      const { drawn, replaced, isWashout } = spoken;
      if (isWashout) return left(spoken) + end(spoken);
      const taken =
        drawn || replaced
          ? `Seit dem Austeilen: ${list([`${drawn} gezogen`, ...(replaced ? [`${replaced} ersetzt`] : [])])}. `
          : 'Ost hat abgelegt; der nächste Spieler zieht vom offenen Ende der lebenden Mauer. Für einen Kong kommt der Ersatz vom anderen Ende. ';
      return taken + left(spoken) + end(spoken);
    },
  },
  summary: ({ wall, after }) => {
    const [first, second] = wall.loose;
    return `Seite von ${winds[wall.side]}, Stapel ${wall.stack}; ${
      wall.deadWall === 'dice'
        ? 'Durchbruch dahinter'
        : `Ersatzziegel auf ${list([stackOf(first.on, wall), stackOf(second.on, wall)])}`
    }; lebende Mauer ${after.live.length} Ziegel.`;
  },
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `${number(tiles)} Karten werden verdeckt in der Mitte gemischt, und jeder nimmt einen Stapel. Die Stapel müssen nicht gleich groß sein.`,
    `Ost würfelt ${dice[0]} und ${dice[1]} und zählt die Stapel nach rechts, den eigenen als 1: Ausgeteilt wird ab dem Stapel von ${winds[heap]}.`,
    `Er wird abgehoben, und die Stapel kommen der Reihe nach dazu: ${list(heaps.map((seat) => winds[seat]))}. Jeder erhält 13 Karten, Ost eine vierzehnte.`,
    `Zwei der ${number(rest)} übrigen Karten liegen verdeckt daneben. Sie sind der Ersatz bei Kongs und Blumen und werden paarweise von unten ergänzt.`,
  ],
} satisfies Part<WallTexts>;
