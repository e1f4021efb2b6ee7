/** French: the wall. Loads with `<mj-wall>`. */
import type { BrokenWall, Stack } from '../../core/wall.js';
import { count, list, number, of, tile, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';

const sideOf = (side: Stack['side']): string => `côté ${of(winds[side])}`;

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `la pile ${stack}` : `la pile ${stack} du ${sideOf(side)}`;

const size: Record<BrokenWall['deadWall'], (tiles: number) => string> = {
  '14': () => 'Avec six autres piles, elles forment la Colline : 14 tuiles.',
  '16': () => 'Avec sept autres piles, elles forment la Colline : 16 tuiles.',
  '12': () => 'Avec cinq autres piles, elles forment la Colline : 12 tuiles.',
  dice: (tiles) => `La Colline a autant de piles que les dés l’indiquent : ${tiles} tuiles.`,
  'replenished-14': () =>
    'Avec six autres piles, elles forment la Colline : 14 tuiles, complétées d’une pile du Mur tous les deux remplacements.',
  none: () =>
    'Il n’y a pas de Colline : les tuiles de remplacement viennent de ce bout, et l’on joue jusqu’à la dernière tuile.',
};

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

export const frWall: WallTexts = {
  caption: 'Le Mur',
  steps: {
    seats: 'Places',
    build: 'Construire',
    throw: 'Dés',
    count: 'Compter',
    break: 'Brèche',
    loose: 'Remplacement',
    deal: 'Distribuer',
    flowers: 'Fleurs',
    play: 'Jouer',
  },
  step: (step, of) => `Étape ${step} sur ${of}`,
  seats:
    'Sud est assis à la droite d’Est, Ouest en face, Nord à sa gauche. On joue dans le sens inverse des aiguilles d’une montre ; on compte le Mur et on y prend les tuiles dans le sens des aiguilles.',
  build: (tiles, stacks, side) =>
    `On mélange ${number(tiles)} tuiles face cachée et on en fait ${number(stacks)} piles de deux, ${number(side)} de chaque côté. Le Mur appartient à tous.`,
  noDice: 'Les dés ne sont pas encore lancés.',
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
  letters: { east: 'E', south: 'S', west: 'O', north: 'N' },
  playDirection: 'Jeu',
  wallDirection: 'Mur',
  tiles: 'tuiles',
  live: 'Mur',
  dead: 'Colline',
  back: 'Précédent',
  next: 'Suivant',
  throwDice: 'Lancer les dés',
  draw: 'Piocher',
  kong: 'Remplacer un Kong',
  flower: 'Remplacer une Fleur',
  again: 'Recommencer',
  controls: 'Essayer',
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `On mélange ${number(tiles)} cartes face cachée au milieu, et chacun en prend un tas. Les tas n’ont pas besoin d’être égaux.`,
    `Est lance ${dice[0]} et ${dice[1]} et compte les tas vers la droite, le sien étant 1 : la distribution commence par le tas ${of(winds[heap])}.`,
    `On coupe ce tas, puis on réunit les tas dans l’ordre : ${list(heaps.map((seat) => winds[seat]))}. Chacun reçoit 13 cartes, Est une quatorzième.`,
    `Deux des ${number(rest)} cartes restantes sont posées à part, face cachée. Elles remplacent les Kongs et les Fleurs, et sont renouvelées par deux depuis le dessous du paquet.`,
  ],
  hands: 'Les mains de cette manche',
  replacement: ({ seat, bonus, tile: drawn }) => `${winds[seat]} pose ${tile(bonus)} et pioche ${tile(drawn)}.`,
  cardsCaption: 'La même distribution avec des cartes',
  cut: 'coupé',
  errors: {
    'wrong-shape': '{place} n’a pas la bonne forme : « {found} ».',
    dice: '« {found} » n’est pas un jet : il faut quatre dés de 1 à 6, d’abord les deux d’Est, par exemple 3 4, 5 2.',
    drawn: 'Tuiles piochées, « {found} » : il faut un nombre entier de 0 à {most}.',
    replaced: 'Tuiles de remplacement, « {found} » : il faut un nombre entier de 0 à {most}.',
    tiles: 'Ce ne sont pas les tuiles d’un jeu.',
    winds: '« {found} » ne sont pas les quatre Vents.',
    throws: '« {found} » ne donne pas un jet par joueur.',
    step: 'L’étape « {found} » n’existe pas : écrivez {expected}.',
    view: 'La vue « {found} » n’existe pas : écrivez {expected}.',
  },
};
