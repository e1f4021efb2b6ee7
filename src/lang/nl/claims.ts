/**
 * Dutch: claims. Loads with `<mj-claims>`. What English calls a “sacred discard” is paraphrased, as Dutch players have no word for it.
 */
import type { AwardedClaim, ClaimKind } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, tile, winds } from './hand.js';
import { points } from './count.js';

const kinds: Record<ClaimKind, string> = { win: 'Mahjong', kong: 'Kong', pung: 'Pung', chow: 'Chow' };

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'Niemand roept de steen.';
    case 'only-claim':
      return 'Niemand anders roept de steen.';
    case 'higher-claim':
      return `${kinds[claim!.kind]} gaat voor ${kinds[other!].toLowerCase()}.`;
    case 'exposed':
      return 'De stenen van de chow liggen al open.';
    case 'better-win':
      return 'Een bijzondere hand gaat voor, daarna komt mahjong met een pung, met een chow, met het paar.';
    case 'nearest-to-east':
      return 'Bij meer dan één winnaar maakt degene mahjong die vanaf Oost het eerst aan de beurt is.';
    case 'nearest-after-discarder':
      return 'Wordt hetzelfde geroepen, dan gaat de speler voor die na de weglegger het eerst aan de beurt is.';
  }
}

const moments: ClaimsTexts['moments'] = {
  discard: 'De steen raakt de tafel',
  draw: 'De volgende speler pakt een steen',
  exposure: 'Iemand legt stenen open',
  replacement: 'Iemand pakt een losse steen voor een bloem of een kong',
  'next-discard': 'De volgende steen wordt weggelegd',
  settlement: 'Het spel wordt verrekend',
};

export const nlClaims: ClaimsTexts = {
  caption: 'Wie de steen mag roepen',
  discarded: (seat, one, kong) =>
    kong === 'promoted'
      ? `${winds[seat]} legt ${tile(one)} bij een open pung.`
      : kong
        ? `${winds[seat]} declareert een dichte kong: ${tile(one)}.`
        : `${winds[seat]} legt weg: ${tile(one)}.`,
  kinds,
  points,
  yes: 'mag roepen',
  no: 'mag niet roepen',
  reasons: {
    'not-complete': (one) => `de hand wordt niet compleet met ${tile(one)}`,
    'tile-count': () => 'de hand heeft geen 13 stenen (en één meer voor elke kong)',
    requirement: () => 'de hand heeft niet wat deze tafel voor mahjong eist',
    impossible: () =>
      'de andere drie liggen in de kong; met een geroofde steen kan alleen een chow, dertien wezen of negen poorten compleet worden',
    barred: (_, seat) =>
      `${winds[seat]} heeft deze steen zelf weggelegd en moet eerst weer een steen van de muur pakken`,
    missed: (_, seat) =>
      `${winds[seat]} heeft een pung van deze steen laten lopen en moet eerst weer aan de beurt zijn`,
    'not-held': (one) => `te weinig stenen in de hand: ${tile(one)}`,
    'exposed-pung': () => 'bij een open pung mag geen weggelegde steen worden gelegd',
    'not-next': (_, seat) => `alleen de volgende speler mag een chow roepen, en dat is niet ${winds[seat]}`,
    'no-run': (one) =>
      one[1] ? 'geen twee stenen van de hand vormen er een reeks mee' : 'winden en draken vormen geen reeksen',
    'kong-only-to-win': () => 'de steen van een kong is alleen te nemen om mahjong te maken',
    'only-orphans': () => 'een dichte kong is alleen te roven voor dertien wezen',
  },
  laterKong: 'De vierde steen mag er in een latere eigen beurt bij, na het pakken van een steen van de muur.',
  award: (awarded, discarder) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `Niemand roept de steen. ${winds[next!]} pakt een steen.`;
    const gets =
      claim!.kind === 'win'
        ? `${winds[to]} maakt mahjong.`
        : `${winds[to]} krijgt de steen voor een ${kinds[claim!.kind].toLowerCase()}.`;
    const turn = next
      ? ` ${winds[to]} legt weg en daarna is ${winds[next]} aan de beurt${
          skipped.length
            ? `; ${list(skipped.map((seat) => winds[seat]))} ${skipped.length > 1 ? 'slaan' : 'slaat'} een beurt over`
            : ''
        }.`
      : '';
    return `${gets} ${why(awarded)}${turn}${discarder === next ? ` Zo is ${winds[next]} opnieuw aan de beurt.` : ''}`;
  },
  noHands: 'Zet er handen met een plaats in om te zien wie de steen mag roepen.',
  compared: 'Volgens elke voorrangsregel',
  columns: { order: 'Voorrang', to: 'Krijgt de steen', why: 'Waarom' },
  orders: {
    'nearest-after-discarder': 'Eerst aan de beurt na de weglegger',
    'nearest-to-east': 'Dichtst bij Oost',
    'special-hand-first': 'Bijzondere hand eerst',
  },
  nobody: 'niemand',
  why,
  timeline: 'Wat er met een weggelegde steen gebeurt',
  moments,
  times: {
    'take-back': 'Terugnemen door de weglegger',
    chow: 'Chow van de volgende speler; openleggen mag ook nog na het wegleggen, maar voordat iemand weer roept of pakt',
    'over-chow': 'Pung of kong als er chow is geroepen',
    higher: 'Alles roepen wat hoger gaat; wat voor iets lagers al was opengelegd of gepakt, gaat terug',
    'rob-kong': 'Kongroof',
    pung: 'Pung of kong, ook als de volgende speler al heeft gepakt; die legt de steen terug',
    win: 'Mahjong met deze steen, ook als de volgende speler al heeft gepakt; die legt de steen terug',
    'give-back': 'Teruggeven van een steen die per vergissing is geroepen',
    'nearer-win': 'Mahjong dat voorgaat op mahjong dat al is gemeld',
  },
  ends: 'Niet meer mogelijk:',
  opens: 'Alles hieronder kan nog.',
  law: (law) => `[${law}]`,
  otherLaws: (laws, until) => (until ? `; volgens [${laws}] tot: ${moments[until]}` : `; volgens [${laws}] nooit`),
  errors: {
    seat: '“{found}” is geen plaats: mogelijk zijn east, south, west, north.',
    discarder: '{seat} kan een zelf weggelegde steen niet roepen.',
    tile: '“{found}” is niet te roepen: kies een steen zoals 5b of R; bloemen worden niet weggelegd.',
    copies: '{seat} heeft ze alle vier al: {tile}.',
    claim: '“{found}” is met deze handen niet te roepen: mogelijk zijn, waar het kan, win, kong, pung en chow.',
    turn: '“{found}” is geen beurt.',
    offender: '{seat} heeft gewonnen en kan geen fout hebben gemaakt.',
    kong: 'kong: “{found}” is onbekend. Mogelijk zijn promoted en concealed.',
    consequence: '“{found}” is geen gevolg: mogelijk is {expected}.',
    incident: '“{found}” is geen fout: mogelijk is {expected}.',
    'wrong-shape': '{place} heeft de verkeerde vorm: “{found}”.',
    list: '“{found}”: hier horen een plaats en {expected}, zoals {example}.',
  },
};
