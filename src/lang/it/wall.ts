/** Italian: the wall. Loads with `<mj-wall>`. */
import type { BrokenWall, Stack } from '../../core/wall.js';
import { count, list, number, tile, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';

const tilesOf = (value: number): string => count(value, 'tessera', 'tessere');

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `pila ${stack}` : `pila ${stack} del lato di ${winds[side]}`;

const size: Record<BrokenWall['deadWall'], (tiles: number) => string> = {
  '14': () => 'Con altre sei pile formano il tetto: 14 tessere.',
  '16': () => 'Con altre sette pile formano il tetto: 16 tessere.',
  '12': () => 'Con altre cinque pile formano il tetto: 12 tessere.',
  dice: (tiles) => `Il tetto ha tante pile quante ne indicano i dadi: ${tiles} tessere.`,
  'replenished-14': () =>
    'Con altre sei pile formano il tetto: 14 tessere, completate con una pila del muro ogni due reintegri.',
  none: () => 'Non c’è tetto: le tessere di reintegro vengono da questa parte, e si gioca fino all’ultima tessera.',
};

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

export const itWall: WallTexts = {
  caption: 'Il muro',
  steps: {
    seats: 'Posti',
    build: 'Costruire',
    throw: 'Dadi',
    count: 'Contare',
    break: 'Breccia',
    loose: 'Reintegro',
    deal: 'Distribuire',
    flowers: 'Fiori',
    play: 'Giocare',
  },
  step: (step, of) => `Passo ${step} di ${of}`,
  seats:
    'Sud siede alla destra di Est, Ovest di fronte, Nord a sinistra. Si gioca in senso antiorario; le pile del muro si contano e le tessere si prendono in senso orario.',
  build: (tiles, stacks, side) =>
    `Si mescolano ${number(tiles)} tessere coperte e se ne fanno ${number(stacks)} pile da due, ${number(side)} per lato. Il muro è di tutti.`,
  noDice: 'I dadi non sono ancora stati lanciati.',
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
  letters: { east: 'E', south: 'S', west: 'O', north: 'N' },
  playDirection: 'Gioco',
  wallDirection: 'Muro',
  tiles: 'tessere',
  live: 'muro',
  dead: 'tetto',
  back: 'Indietro',
  next: 'Avanti',
  throwDice: 'Lancia i dadi',
  draw: 'Pesca',
  kong: 'Reintegra un poker',
  flower: 'Reintegra un fiore',
  again: 'Ricomincia',
  controls: 'Prova',
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `Si mescolano ${number(tiles)} carte coperte al centro, e ciascuno ne prende un mazzetto. I mazzetti non devono essere uguali.`,
    `Est lancia ${dice[0]} e ${dice[1]} e conta i mazzetti verso destra, il proprio come 1: la distribuzione comincia dal mazzetto di ${winds[heap]}.`,
    `Lo si taglia, e i mazzetti si riuniscono nell’ordine: ${list(heaps.map((seat) => winds[seat]))}. Ciascuno riceve 13 carte, Est una quattordicesima.`,
    `Due delle ${number(rest)} carte rimaste stanno da parte, coperte. Reintegrano poker e fiori, e si rinnovano due per volta dal fondo del mazzo.`,
  ],
  hands: 'Le mani di questa distribuzione',
  replacement: ({ seat, bonus, tile: drawn }) => `${winds[seat]} espone ${tile(bonus)} e pesca ${tile(drawn)}.`,
  cardsCaption: 'La stessa distribuzione con le carte',
  cut: 'tagliato',
  errors: {
    'wrong-shape': '{place} non ha la forma giusta: «{found}».',
    dice: '«{found}» non è un lancio: servono quattro dadi da 1 a 6, prima i due di Est, per esempio 3 4, 5 2.',
    drawn: 'Tessere pescate, «{found}»: serve un numero intero da 0 a {most}.',
    replaced: 'Tessere di reintegro, «{found}»: serve un numero intero da 0 a {most}.',
    tiles: 'Queste non sono le tessere di un mah jong.',
    winds: '«{found}» non sono i quattro venti.',
    throws: '«{found}» non è un lancio per ciascun giocatore.',
    step: 'Il passo «{found}» non esiste: scrivi {expected}.',
    view: 'La vista «{found}» non esiste: scrivi {expected}.',
  },
};
