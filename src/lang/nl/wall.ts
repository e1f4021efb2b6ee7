/** Dutch: the wall. Loads with `<mj-wall>`. The break of the wall has no fixed Dutch name: the wall is opened, as De Rode Draak says. */
import type { Stack } from '../../core/wall.js';
import { list, number, winds } from './hand.js';
import type { SpokenWall, WallTexts } from '../types.js';
import { size, wall } from '../texts/nl/wall.js';
import type { Part } from '../types.js';

const stackOf = ({ side, stack }: Stack, wall: Pick<Stack, 'side'>): string =>
  side === wall.side ? `stapel ${stack}` : `stapel ${stack} van de kant van ${winds[side]}`;

const left = ({ after }: SpokenWall): string =>
  after.dead.length
    ? `Over: levende muur ${after.live.length}, dode muur ${after.dead.length} stenen.`
    : `Over: ${after.live.length} stenen.`;

function end({ wall, after, isWashout }: SpokenWall): string {
  if (isWashout) return ' De dode muur is op voordat alle bloemen vervangen zijn: remise.';
  if (!after.live.length)
    return ' De levende muur is op: maakt niemand mahjong met de laatste weggelegde steen, dan is het remise.';
  if (!after.replacements.length && wall.deadWall !== 'none')
    return ' De dode muur is op. Is er nog een losse steen nodig, dan is het remise, ook al zijn er stenen over.';
  return '';
}

export const nlWall = {
  ...wall,
  explain: {
    throw: ({ wall }) => {
      const [a, b, c, d] = wall.dice;
      const { counted } = wall;
      return (
        `Oost gooit ${a} en ${b}, samen ${a + b}, en telt de spelers tegen de klok in, te beginnen bij zichzelf: ` +
        `de kant van ${winds[counted]} gaat open. ` +
        (c === undefined
          ? 'Met dezelfde worp worden de stapels geteld.'
          : `${winds[counted]} gooit ${c} en ${d}. De twee worpen samen zijn ${wall.sum}.`)
      );
    },
    count: ({ wall }) => {
      const { counted, sum, stack, side, length } = wall;
      return (
        `Vanaf het rechtereind van de kant van ${winds[counted]} worden met de klok mee ${sum} stapels geteld. ` +
        (side === counted
          ? `Dat is stapel ${stack}.`
          : `Die kant heeft er maar ${length}; het tellen gaat de hoek om tot stapel ${stack} van de kant van ${winds[side]}.`)
      );
    },
    break: ({ wall }) =>
      wall.deadWall === 'dice'
        ? `Achter stapel ${wall.stack} van de kant van ${winds[wall.side]}, de laatst getelde, gaat de muur open.`
        : `Bij stapel ${wall.stack} van de kant van ${winds[wall.side]} gaat de muur open; de twee stenen van die stapel gaan eruit.`,
    loose: ({ wall }) => {
      const [first, second] = wall.loose;
      return (
        (wall.deadWall === 'dice'
          ? `De twee stenen van stapel ${wall.stack} zijn de eerste losse stenen, de bovenste het eerst. `
          : `De bovenste komt op ${stackOf(first.on, wall)} en is de eerste losse steen, de onderste op ${stackOf(second.on, wall)}. `) +
        size[wall.deadWall](wall.dead.length)
      );
    },
    deal: (spoken) =>
      'Drie keer neemt iedereen twee stapels, Oost het eerst. Dan neemt Oost de bovenste steen van de eerste en van de derde stapel, en de anderen elk één steen: ' +
      `14 stenen voor Oost en 13 voor elk van de anderen, samen 53. ${left(spoken)}`,
    flowers: (spoken) =>
      (spoken.wall.length === 17
        ? 'Dit mahjongspel heeft geen bloemen en seizoenen.'
        : (spoken.wall.bonusLaidOut === 'as-dealt'
            ? 'De spelers leggen bloemen en seizoenen al tijdens het delen neer'
            : 'Te beginnen bij Oost leggen de spelers hun bloemen en seizoenen neer') +
          (spoken.wall.bonusReplacedFrom === 'live-wall'
            ? ' en pakken voor elk een steen van de levende muur.'
            : spoken.wall.deadWall === 'none'
              ? ' en pakken voor elk een steen van het eind van de muur.'
              : ' en pakken voor elk een steen van de dode muur.') +
          ' Is dat weer een bloem of seizoen, dan wordt ook die vervangen.') +
      (spoken.isWashout ? end(spoken) : ' Zodra Oost de eerste steen weglegt, begint het spel.'),
    play: (spoken) => {
      const { drawn, replaced, isWashout } = spoken;
      if (isWashout) return left(spoken) + end(spoken);
      const taken =
        drawn || replaced
          ? `Sinds het delen: ${list([`${drawn} gepakt`, ...(replaced ? [`${replaced} ${replaced === 1 ? 'losse steen' : 'losse stenen'}`] : [])])}. `
          : 'Oost heeft weggelegd; de volgende speler pakt van het open eind van de levende muur. Voor een kong komt de losse steen van het andere eind. ';
      return taken + left(spoken) + end(spoken);
    },
  },
  summary: ({ wall, after }) => {
    const [first, second] = wall.loose;
    return `Kant van ${winds[wall.side]}, stapel ${wall.stack}; ${
      wall.deadWall === 'dice'
        ? 'de muur gaat daarachter open'
        : `losse stenen op ${list([stackOf(first.on, wall), stackOf(second.on, wall)])}`
    }; levende muur ${after.live.length} stenen.`;
  },
  cards: ({ dice, heap, heaps, tiles, left: rest }) => [
    `${number(tiles)} kaarten worden in het midden gedekt geschud, en iedereen neemt een stapel. De stapels hoeven niet gelijk te zijn.`,
    `Oost gooit ${dice[0]} en ${dice[1]} en telt de stapels naar rechts, te beginnen bij de eigen: het delen begint met de stapel van ${winds[heap]}.`,
    `Die wordt gecoupeerd, en de andere stapels komen er op volgorde bij: ${list(heaps.map((seat) => winds[seat]))}. Iedereen krijgt 13 kaarten, Oost een veertiende.`,
    `Twee van de ${number(rest)} overige kaarten liggen er gedekt naast. Ze dienen als losse kaarten bij een kong of bloem en worden per twee van onderaf aangevuld.`,
  ],
} satisfies Part<WallTexts>;
