/** Italian: claims. Loads with `<mj-claims>`. What English calls a sacred discard has no usual name: it is paraphrased. */
import type { AwardedClaim, ClaimKind } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, tile, to, winds } from './hand.js';
import { points } from './count.js';

const kinds: Record<ClaimKind, string> = { win: 'Mah jong', kong: 'Poker', pung: 'Tris', chow: 'Scala' };
const sets: Record<ClaimKind, string> = { win: 'il mah jong', kong: 'un poker', pung: 'un tris', chow: 'una scala' };
/** With the article, as a subject and after “su”. */
const goes: Record<ClaimKind, [before: string, after: string]> = {
  win: ['Il mah jong', 'sul mah jong'],
  kong: ['Il poker', 'sul poker'],
  pung: ['Il tris', 'sul tris'],
  chow: ['La scala', 'sulla scala'],
};

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Nessuno la chiama.';
    case 'only-claim':
      return 'Nessun altro la chiama.';
    case 'higher-claim':
      return `${goes[claim!.kind][0]} ha la precedenza ${goes[other!][1]}.`;
    case 'exposed':
      return 'Le tessere della scala sono già scoperte.';
    case 'better-win':
      return 'Viene prima una mano speciale, poi la chiusura con un tris, con una scala, con la coppia.';
    case 'nearest-to-east':
      return 'Se i vincitori sono più di uno, chiude il primo a partire da Est, in ordine di gioco.';
    case 'nearest-after-discarder':
      return 'A parità di chiamata vale quella del primo giocatore dopo chi ha scartato, in ordine di gioco.';
  }
}

const moments: ClaimsTexts['moments'] = {
  discard: 'La tessera tocca il tavolo',
  draw: 'Il giocatore successivo pesca',
  exposure: 'Qualcuno scopre delle tessere',
  replacement: 'Si pesca una tessera di reintegro, per un fiore o un poker',
  'next-discard': 'Viene scartata la tessera successiva',
  settlement: 'Si regolano i conti della mano',
};

export const itClaims: ClaimsTexts = {
  caption: 'Chi può chiamare la tessera',
  discarded: (seat, one, kong) =>
    kong === 'promoted'
      ? `${winds[seat]} completa un tris scoperto: ${tile(one)}.`
      : kong
        ? `${winds[seat]} dichiara un poker coperto: ${tile(one)}.`
        : `${winds[seat]} scarta: ${tile(one)}.`,
  kinds,
  points,
  yes: 'può chiamare',
  no: 'non può chiamare',
  reasons: {
    'not-complete': () => 'questa tessera non completa la mano',
    'tile-count': () => 'la mano non ha 13 tessere, più una per ogni poker',
    requirement: () => 'la mano non ha quanto questo tavolo richiede per chiudere',
    impossible: () =>
      'le altre tre sono nel poker; una tessera rubata può completare solo una scala, le tredici lanterne meravigliose o le nove porte',
    barred: (_, seat) => `${winds[seat]} ha scartato questa stessa tessera e deve prima pescare dal muro`,
    missed: (_, seat) => `${winds[seat]} ha rinunciato a un tris di questa tessera e deve prima giocare un turno`,
    'not-held': () => 'in mano non ci sono abbastanza di queste tessere',
    'exposed-pung': () => 'a un tris scoperto non si aggiunge uno scarto',
    'not-next': (_, seat) => `solo il giocatore successivo può chiamare una scala, e non è ${winds[seat]}`,
    'no-run': (one) =>
      one[1] ? 'in mano non ci sono due tessere in scala con questa' : 'venti e draghi non formano scale',
    'kong-only-to-win': () => 'la tessera di un poker si prende solo per chiudere',
    'only-orphans': () => 'un poker coperto si ruba solo per le tredici lanterne meravigliose',
  },
  laterKong: 'La quarta si può aggiungere in un turno successivo, dopo aver pescato dal muro.',
  award: (awarded, discarder) => {
    const { to: seat, claim, next, skipped } = awarded;
    if (!seat) return `Nessuno chiama la tessera. ${winds[next!]} pesca.`;
    const gets =
      claim!.kind === 'win' ? `${winds[seat]} chiude.` : `${winds[seat]} prende la tessera per ${sets[claim!.kind]}.`;
    const turn = next
      ? ` ${winds[seat]} scarta, poi tocca ${to(winds[next])}${
          skipped.length
            ? `; ${list(skipped.map((one) => winds[one]))} ${skipped.length > 1 ? 'perdono' : 'perde'} il turno`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` Così il turno torna ${to(winds[next])}, che aveva scartato.` : ''}`;
  },
  noHands: 'Metti qui delle mani con il loro posto per vedere chi può chiamare la tessera.',
  compared: 'Secondo ogni ordine di precedenza',
  columns: { order: 'Precedenza', to: 'Ottiene la tessera', why: 'Perché' },
  orders: {
    'nearest-after-discarder': 'Il primo dopo chi scarta',
    'nearest-to-east': 'Il più vicino a Est',
    'special-hand-first': 'Prima la mano speciale',
  },
  nobody: 'nessuno',
  why,
  timeline: 'La vita di uno scarto',
  moments,
  times: {
    'take-back': 'Riprenderlo, per chi lo ha scartato',
    chow: 'Una scala del giocatore successivo; la può scoprire anche dopo il proprio scarto, ma prima che altri chiamino o peschino',
    'over-chow': 'Un tris o un poker quando è stata chiamata una scala',
    higher: 'Ogni chiamata più alta; quanto era stato scoperto o pescato per la più bassa torna al suo posto',
    'rob-kong': 'Rubare un poker',
    pung: 'Un tris o un poker, anche se il giocatore successivo ha già pescato; allora rimette la tessera',
    win: 'Chiudere con lo scarto, anche se il giocatore successivo ha già pescato; allora rimette la tessera',
    'give-back': 'Restituire una tessera chiamata per errore',
    'nearer-win': 'Una chiusura che ha la precedenza su una già dichiarata',
  },
  ends: 'Non è più possibile:',
  opens: 'Tutto ciò che segue è ancora possibile.',
  law: (law) => `[${law}]`,
  otherLaws: (laws, until) =>
    until
      ? `; secondo [${laws}] fino a questo momento: ${moments[until].charAt(0).toLowerCase()}${moments[until].slice(1)}`
      : `; secondo [${laws}] mai`,
  errors: {
    seat: '«{found}» non è un posto: scrivi east, south, west o north.',
    discarder: '{seat} non può chiamare il proprio scarto.',
    tile: '«{found}» non si può chiamare: scrivi una tessera come 5b o R; i fiori non si scartano.',
    copies: '{seat} ha già tutte e quattro le copie di questa tessera: {tile}.',
    claim: '«{found}» non si può chiamare con queste mani: scrivi win, kong, pung o chow dove è possibile.',
    turn: '«{found}» non è un turno.',
    offender: '{seat} ha vinto e non può aver sbagliato.',
    kong: 'kong vale «{found}»: scrivi promoted o concealed.',
    consequence: '«{found}» non è una conseguenza: scrivi {expected}.',
    incident: '«{found}» non è un errore: scrivi {expected}.',
    'wrong-shape': '{place} non ha la forma giusta: «{found}».',
    list: '«{found}»: servono un posto e {expected}, per esempio {example}.',
  },
};
