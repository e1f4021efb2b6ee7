/** French: the wall. Loads with `<mj-wall>`. */
import type { Stack } from '../../core/wall.js';
import { count, list, number, of, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';
import { size, wall } from '../texts/fr/wall.js';
import type { Part } from '../types.js';

const sideOf = (side: Stack['side']): string => `côté ${of(winds[side])}`;

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `la pile ${stack}` : `la pile ${stack} du ${sideOf(side)}`;

const left = ({ after }: SpokenWall): string =>
  after.dead.length
    ? `Il reste ${count(after.live.length, 'tuile')} dans le Mur et ${after.dead.length} dans la Colline.`
    : `Il reste ${count(after.live.length, 'tuile')}.`;

function end({ wall, after, isWashout }: SpokenWall): string {
  if (isWashout) return ' La Colline est épuisée avant que toutes les Fleurs soient remplacées : la manche est nulle.';
  if (!after.live.length)
    return ' Le Mur est épuisé : si personne ne fait mah-jong avec la dernière défausse, la manche est nulle.';
  if (!after.replacements.length && wall.deadWall !== 'none')
    return ' La Colline est épuisée. S’il faut encore un remplacement, la manche est nulle, même s’il reste des tuiles.';
  return '';
}

export const frWall = {
  ...wall,
  explain: {
    throw: ({ wall }) => {
      const [a, b, c, d] = wall.dice;
      const { counted } = wall;
      return (
        `Est lance ${a} et ${b}, soit ${a + b}, et compte les joueurs dans le sens inverse des aiguilles d’une montre, lui-même étant 1 : ` +
        `la Brèche se fera du ${sideOf(counted)}. ` +
        (c === undefined
          ? 'Le même jet compte les piles.'
          : `${winds[counted]} lance ${counted === 'east' ? 'encore ' : ''}${c} et ${d}. Les deux jets font ${wall.sum}.`)
      );
    },
    count: ({ wall }) => {
      const { counted, sum, stack, side, length } = wall;
      return (
        `On compte ${sum} piles dans le sens des aiguilles d’une montre, depuis le bout droit du ${sideOf(counted)}. ` +
        (side === counted
          ? `On arrive à la pile ${stack}.`
          : `Ce côté n’en a que ${length} ; on tourne le coin jusqu’à la pile ${stack} du ${sideOf(side)}.`)
      );
    },
    break: ({ wall }) =>
      wall.deadWall === 'dice'
        ? `La Brèche s’ouvre derrière la pile ${wall.stack} du ${sideOf(wall.side)}, la dernière comptée.`
        : `La Brèche s’ouvre à la pile ${wall.stack} du ${sideOf(wall.side)} ; on en retire les deux tuiles.`,
    loose: ({ wall }) => {
      const [first, second] = wall.loose;
      return (
        (wall.deadWall === 'dice'
          ? `Les deux tuiles de la pile ${wall.stack} sont les premières tuiles de remplacement, celle du dessus d’abord. `
          : `Celle du dessus se pose sur ${stackOf(first.on, wall)} et sera la première tuile de remplacement ; celle du dessous se pose sur ${stackOf(second.on, wall)}. `) +
        size[wall.deadWall](wall.dead.length)
      );
    },
    deal: (spoken) =>
      'Trois fois de suite, chacun prend deux piles, en commençant par Est. Puis Est prend la tuile du dessus de la première et de la troisième pile, et les autres une tuile chacun : ' +
      `14 tuiles pour Est et 13 pour chacun des autres, 53 en tout. ${left(spoken)}`,
    flowers: (spoken) =>
      (spoken.wall.length === 17
        ? 'Ce jeu n’a ni Fleurs ni Saisons.'
        : (spoken.wall.bonusLaidOut === 'as-dealt'
            ? 'Les joueurs posent leurs Fleurs et leurs Saisons pendant la distribution'
            : 'À partir d’Est, les joueurs posent leurs Fleurs et leurs Saisons') +
          (spoken.wall.bonusReplacedFrom === 'live-wall'
            ? ' et remplacent chacune par la tuile suivante du Mur.'
            : spoken.wall.deadWall === 'none'
              ? ' et remplacent chacune par une tuile du bout du Mur.'
              : ' et remplacent chacune par une tuile de la Colline.') +
          ' Si une autre Fleur ou Saison vient ainsi, elle est remplacée à son tour.') +
      (spoken.isWashout ? end(spoken) : ' Le jeu commence avec la première défausse d’Est.'),
    play: (spoken) => {
      const { drawn, replaced, isWashout } = spoken;
      if (isWashout) return left(spoken) + end(spoken);
      const taken =
        drawn || replaced
          ? `Depuis la distribution : ${list([count(drawn, 'tuile piochée', 'tuiles piochées'), ...(replaced ? [count(replaced, 'remplacement')] : [])])}. `
          : 'Est a écarté ; le joueur suivant pioche au bout ouvert du Mur. Pour un Kong, on prend la tuile de remplacement à l’autre bout. ';
      return taken + left(spoken) + end(spoken);
    },
  },
  summary: ({ wall, after }) => {
    const [first, second] = wall.loose;
    return `Côté ${of(winds[wall.side])}, pile ${wall.stack} ; ${
      wall.deadWall === 'dice'
        ? 'Brèche derrière elle'
        : `tuiles de remplacement sur ${list([stackOf(first.on, wall), stackOf(second.on, wall)])}`
    } ; ${count(after.live.length, 'tuile')} dans le Mur.`;
  },
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `On mélange ${number(tiles)} cartes face cachée au milieu, et chacun en prend un tas. Les tas n’ont pas besoin d’être égaux.`,
    `Est lance ${dice[0]} et ${dice[1]} et compte les tas vers la droite, le sien étant 1 : la distribution commence par le tas ${of(winds[heap])}.`,
    `On coupe ce tas, puis on réunit les tas dans l’ordre : ${list(heaps.map((seat) => winds[seat]))}. Chacun reçoit 13 cartes, Est une quatorzième.`,
    `Deux des ${number(rest)} cartes restantes sont posées à part, face cachée. Elles remplacent les Kongs et les Fleurs, et sont renouvelées par deux depuis le dessous du paquet.`,
  ],
} satisfies Part<WallTexts>;
