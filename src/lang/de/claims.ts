/** Deutsch: Rufe. Lädt mit `<mj-claims>`. Was Englisch „sacred discard“ heißt, ist umschrieben: dafür gibt es kein übliches Wort. */
import type { AwardedClaim, ClaimKind } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, tile, winds } from './hand.js';
import { points } from './count.js';

const kinds: Record<ClaimKind, string> = { win: 'Mah-Jongg', kong: 'Kong', pung: 'Pung', chow: 'Chow' };

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Niemand ruft den Ziegel.';
    case 'only-claim':
      return 'Sonst ruft niemand den Ziegel.';
    case 'higher-claim':
      return `${kinds[claim!.kind]} geht vor ${kinds[other!]}.`;
    case 'exposed':
      return 'Der Chow liegt schon offen.';
    case 'better-win':
      return 'Zuerst kommt eine besondere Hand, dann Mah-Jongg mit einem Pung, mit einem Chow, mit dem Paar.';
    case 'nearest-to-east':
      return 'Bei mehreren Gewinnern macht Mah-Jongg, wer in der Reihenfolge ab Ost zuerst kommt.';
    case 'nearest-after-discarder':
      return 'Bei gleichen Rufen gilt der des Spielers, der nach dem Ablegenden als Erster am Zug ist.';
  }
}

const moments: ClaimsTexts['moments'] = {
  discard: 'Der Ziegel berührt den Tisch',
  draw: 'Der nächste Spieler zieht',
  exposure: 'Jemand legt Ziegel offen hin',
  replacement: 'Ein Ersatzziegel für eine Blume oder einen Kong wird gezogen',
  'next-discard': 'Der nächste Ziegel wird abgelegt',
  settlement: 'Das Spiel wird abgerechnet',
};

export const deClaims: ClaimsTexts = {
  caption: 'Wer den Ziegel rufen darf',
  discarded: (seat, one, kong) =>
    kong === 'promoted'
      ? `${winds[seat]} legt an einen offenen Pung an: ${tile(one)}.`
      : kong
        ? `${winds[seat]} meldet einen verdeckten Kong: ${tile(one)}.`
        : `${winds[seat]} legt ab: ${tile(one)}.`,
  kinds,
  points,
  yes: 'darf rufen',
  no: 'darf nicht rufen',
  reasons: {
    'not-complete': (one) => `${tile(one)} vollendet die Hand nicht`,
    'tile-count': () => 'die Hand hat keine 13 Ziegel (und einen mehr für jeden Kong)',
    requirement: () => 'die Hand erfüllt nicht, was dieser Tisch für Mah-Jongg verlangt',
    impossible: () =>
      'die anderen drei liegen im Kong; ein geraubter Ziegel kann nur einen Chow, Dreizehn Waisen oder Neun Laternen vollenden',
    barred: (_, seat) => `${winds[seat]} hat diesen Ziegel selbst abgelegt und muss erst wieder von der Mauer ziehen`,
    missed: (_, seat) =>
      `${winds[seat]} hat einen Pung mit diesem Ziegel ausgelassen und muss erst wieder am Zug gewesen sein`,
    'not-held': (one) => `zu wenige Ziegel in der Hand: ${tile(one)}`,
    'exposed-pung': () => 'an einen offenen Pung lässt sich kein abgelegter Ziegel anlegen',
    'not-next': (_, seat) => `einen Chow darf nur der nächste Spieler rufen, und das ist nicht ${winds[seat]}`,
    'no-run': (one) =>
      one[1] ? 'mit zwei Ziegeln der Hand entsteht keine Folge' : 'Winde und Drachen bilden keine Folgen',
    'kong-only-to-win': () => 'aus einem Kong lässt sich ein Ziegel nur nehmen, um Mah-Jongg zu machen',
    'only-orphans': () => 'ein verdeckter Kong lässt sich nur für Dreizehn Waisen berauben',
  },
  laterKong: 'Der vierte Ziegel lässt sich später im eigenen Zug anlegen, nach dem Ziehen von der Mauer.',
  award: (awarded, discarder) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `Niemand ruft den Ziegel. ${winds[next!]} zieht.`;
    const gets =
      claim!.kind === 'win'
        ? `${winds[to]} macht Mah-Jongg.`
        : `${winds[to]} erhält den Ziegel für ${kinds[claim!.kind]}.`;
    const turn = next
      ? ` ${winds[to]} legt ab, dann ist ${winds[next]} am Zug${
          skipped.length
            ? `; übersprungen ${skipped.length > 1 ? 'werden' : 'wird'} ${list(skipped.map((seat) => winds[seat]))}`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` Damit ist wieder ${winds[next]} am Zug.` : ''}`;
  },
  noHands: 'Hände mit einem Platz hineinsetzen, um zu sehen, wer den Ziegel rufen darf.',
  compared: 'Nach jeder Rangfolge',
  columns: { order: 'Rangfolge', to: 'Erhält den Ziegel', why: 'Warum' },
  orders: {
    'nearest-after-discarder': 'Nächster nach dem Ablegenden',
    'nearest-to-east': 'Ost am nächsten',
    'special-hand-first': 'Besondere Hand zuerst',
  },
  nobody: 'niemand',
  why,
  timeline: 'Was mit einer Ablage geschieht',
  moments,
  times: {
    'take-back': 'Zurücknehmen durch den Ablegenden',
    chow: 'Chow des nächsten Spielers; offen hinlegen darf er ihn auch noch nach seiner Ablage, aber vor dem nächsten Ruf oder Ziehen',
    'over-chow': 'Pung oder Kong, wenn Chow gerufen wurde',
    higher:
      'Jeder höhere Ruf vor einem niedrigeren; was für den niedrigeren schon offen lag oder gezogen wurde, geht zurück',
    'rob-kong': 'Beraubung eines Kong',
    pung: 'Pung oder Kong, auch wenn der nächste Spieler schon gezogen hat; er legt den Ziegel zurück',
    win: 'Mah-Jongg damit, auch wenn der nächste Spieler schon gezogen hat; er legt den Ziegel zurück',
    'give-back': 'Zurückgeben eines irrtümlich gerufenen Ziegels',
    'nearer-win': 'Ein Mah-Jongg, das einem schon gemeldeten vorgeht',
  },
  ends: 'Nicht mehr möglich:',
  opens: 'Alles Folgende ist noch möglich.',
  law: (law) => `[${law}]`,
  otherLaws: (laws, until) => (until ? `; nach [${laws}] bis: ${moments[until]}` : `; nach [${laws}] nie`),
  errors: {
    seat: '„{found}“ ist kein Platz. Möglich sind east, south, west, north.',
    discarder: '{seat} kann den selbst abgelegten Ziegel nicht rufen.',
    tile: '„{found}“ lässt sich nicht rufen: Erwartet wird ein Ziegel wie 5b oder R; Blumen werden nicht abgelegt.',
    copies: '{seat} hat schon alle vier: {tile}.',
    claim: '„{found}“ lässt sich mit diesen Händen nicht rufen: möglich sind, wo es geht, win, kong, pung und chow.',
    turn: '„{found}“ ist kein Zug.',
    offender: '{seat} hat gewonnen und kann keinen Fehler gemacht haben.',
    kong: 'kong: „{found}“ ist unbekannt. Möglich sind promoted und concealed.',
    consequence: '„{found}“ ist keine Folge. Möglich: {expected}.',
    incident: '„{found}“ ist kein Fehler am Tisch. Möglich: {expected}.',
    'wrong-shape': '{place} hat die falsche Form: „{found}“.',
    list: '„{found}“: Erwartet werden ein Platz und {expected}, etwa {example}.',
  },
};
