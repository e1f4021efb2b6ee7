/** Italian: the wall. Loads with `<mj-wall>`. */
import type { Stack } from '../../core/wall.js';
import { count, list, number, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';
import { size, wall } from '../texts/it/wall.js';
import type { Part } from '../types.js';

const tilesOf = (value: number): string => count(value, 'tessera', 'tessere');

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `pila ${stack}` : `pila ${stack} del lato di ${winds[side]}`;

const left = ({ after }: SpokenWall): string =>
  after.dead.length
    ? `Restano ${tilesOf(after.live.length)} nel muro e ${after.dead.length} nel tetto.`
    : `${after.live.length === 1 ? 'Resta' : 'Restano'} ${tilesOf(after.live.length)}.`;

function end({ wall, after, isWashout }: SpokenWall): string {
  if (isWashout) return ' Il tetto finisce prima che tutti i fiori siano reintegrati: la mano va a monte.';
  if (!after.live.length) return ' Il muro è finito: se nessuno chiude sull’ultimo scarto, la mano va a monte.';
  if (!after.replacements.length && wall.deadWall !== 'none')
    return ' Il tetto è finito. Se serve un altro reintegro, la mano va a monte anche se restano tessere.';
  return '';
}

export const itWall = {
  ...wall,
  explain: {
    throw: ({ wall }) => {
      const [a, b, c, d] = wall.dice;
      const { counted } = wall;
      return (
        `Est lancia ${a} e ${b}, in tutto ${a + b}, e conta i giocatori in senso antiorario, cominciando da sé con 1: ` +
        `la breccia si apre nel lato di ${winds[counted]}. ` +
        (c === undefined
          ? 'Lo stesso lancio conta le pile.'
          : `${winds[counted]} lancia ${counted === 'east' ? 'di nuovo, ' : ''}${c} e ${d}. I due lanci insieme fanno ${wall.sum}.`)
      );
    },
    count: ({ wall }) => {
      const { counted, sum, stack, side, length } = wall;
      return (
        `Dall’estremità destra del lato di ${winds[counted]} si contano ${sum} pile in senso orario. ` +
        (side === counted
          ? `Si arriva alla pila ${stack}.`
          : `Il lato ne ha solo ${length}: si gira l’angolo fino alla pila ${stack} del lato di ${winds[side]}.`)
      );
    },
    break: ({ wall }) =>
      wall.deadWall === 'dice'
        ? `La breccia si apre dietro la pila ${wall.stack} del lato di ${winds[wall.side]}, l’ultima contata.`
        : `La breccia si apre alla pila ${wall.stack} del lato di ${winds[wall.side]}; se ne tolgono le due tessere.`,
    loose: ({ wall }) => {
      const [first, second] = wall.loose;
      return (
        (wall.deadWall === 'dice'
          ? `Le due tessere della pila ${wall.stack} sono le prime tessere di reintegro, quella di sopra per prima. `
          : `Quella di sopra va sulla ${stackOf(first.on, wall)} ed è la prima tessera di reintegro; quella di sotto va sulla ${stackOf(second.on, wall)}. `) +
        size[wall.deadWall](wall.dead.length)
      );
    },
    deal: (spoken) =>
      'Per tre volte ciascuno prende due pile, Est per primo. Poi Est prende la tessera di sopra della prima e della terza pila, gli altri una tessera ciascuno: ' +
      `14 tessere per Est e 13 per ciascuno degli altri, 53 in tutto. ${left(spoken)}`,
    flowers: (spoken) =>
      (spoken.wall.length === 17
        ? 'Questo mah jong non ha fiori né stagioni.'
        : (spoken.wall.bonusLaidOut === 'as-dealt'
            ? 'I giocatori espongono fiori e stagioni già durante la distribuzione'
            : 'A partire da Est, i giocatori espongono i propri fiori e le proprie stagioni') +
          (spoken.wall.bonusReplacedFrom === 'live-wall'
            ? ' e li reintegrano dal muro.'
            : spoken.wall.deadWall === 'none'
              ? ' e li reintegrano dalla fine del muro.'
              : ' e li reintegrano dal tetto.') +
          ' Se arriva un altro fiore o un’altra stagione, si reintegra anche quella tessera.') +
      (spoken.isWashout ? end(spoken) : ' Il gioco comincia con il primo scarto di Est.'),
    play: (spoken) => {
      const { drawn, replaced, isWashout } = spoken;
      if (isWashout) return left(spoken) + end(spoken);
      const taken =
        drawn || replaced
          ? `Dopo la distribuzione: ${list([count(drawn, 'tessera pescata', 'tessere pescate'), ...(replaced ? [count(replaced, 'reintegro', 'reintegri')] : [])])}. `
          : 'Est ha scartato; il giocatore successivo pesca dal lato aperto del muro. Per un poker il reintegro viene dall’altra parte. ';
      return taken + left(spoken) + end(spoken);
    },
  },
  summary: ({ wall, after }) => {
    const [first, second] = wall.loose;
    return `Lato di ${winds[wall.side]}, pila ${wall.stack}; ${
      wall.deadWall === 'dice'
        ? 'breccia dietro la pila'
        : `tessere di reintegro su ${list([stackOf(first.on, wall), stackOf(second.on, wall)])}`
    }; ${tilesOf(after.live.length)} nel muro.`;
  },
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `Si mescolano ${number(tiles)} carte coperte al centro, e ciascuno ne prende un mazzetto. I mazzetti non devono essere uguali.`,
    `Est lancia ${dice[0]} e ${dice[1]} e conta i mazzetti verso destra, il proprio come 1: la distribuzione comincia dal mazzetto di ${winds[heap]}.`,
    `Lo si taglia, e i mazzetti si riuniscono nell’ordine: ${list(heaps.map((seat) => winds[seat]))}. Ciascuno riceve 13 carte, Est una quattordicesima.`,
    `Due delle ${number(rest)} carte rimaste stanno da parte, coperte. Reintegrano poker e fiori, e si rinnovano due per volta dal fondo del mazzo.`,
  ],
} satisfies Part<WallTexts>;
