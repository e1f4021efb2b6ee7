/** Deutsch: eine ganze Partie. Lädt mit `<mj-game>`. */
import { count, list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { GameSentence } from '../../core/game/errors.js';
import type { OwnGameTexts } from '../types.js';

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} ist Ost, ${south} Süd, ${west} West, ${north} Nord`;

const paysForAll = (name: string): string => `${name} zahlt für alle`;

const sentences: Record<GameSentence, string> = {
  'wrong-shape': '{place}: Erwartet wird {expected}, nicht „{found}“.',
  players: 'Eine Partie hat vier Spieler, nicht {found}.',
  'no-players': 'Zuerst die Namen der vier Spieler angeben, in der Reihenfolge Ost, Süd, West, Nord.',
  'players-shape': 'Die Spieler sind eine Liste von vier Namen, nicht „{found}“.',
  'player-empty': 'Spieler {place} hat keinen Namen.',
  'player-name':
    '„{found}“ ist kein möglicher Name: höchstens {most} Zeichen, ohne Komma, Doppelpunkt und Semikolon, und ohne washout, reseat, players, profile oder rules am Anfang.',
  'player-twice': 'Zwei Spieler heißen „{found}“: Bitte verschiedene Namen verwenden.',
  'too-many-hands': 'Eine Partie hat höchstens {most} Spiele.',
  'unknown-player': '„{found}“ spielt nicht mit: {expected}.',
  'player-number': '„{found}“ ist keine Nummer eines Spielers. Möglich ist 0 bis 3.',
  'hand-count': 'Erwartet werden vier Hände, nicht {found}.',
  discarder: 'Der Gewinner kann den Schlussziegel nicht selbst abgelegt haben.',
  'discarder-needed':
    'Nach diesen Regeln kommt es darauf an, wer den Schlussziegel abgelegt hat. Bitte das angeben, oder dass er von der Mauer kam.',
  'drawn-discard': 'Einen Ziegel von der Mauer hat niemand abgelegt.',
  'winning-tile': 'Die Hand des Gewinners braucht einen markierten Schlussziegel, etwa +5b.',
  'loser-won': 'Nur der Gewinner hat einen Schlussziegel; er steht in der Zeile an erster Stelle.',
  'too-many-copies': 'In den Händen von {players} sind {found}-mal {tile}, ein Spielset hat nur {most}.',
  pao: 'Sind die Ziegel des Gewinners bekannt, ergibt sich aus ihnen, wer für alle zahlt: Bitte pao weglassen.',
  value: 'Ein Wert ist eine Zahl von 0 bis {most}, nicht „{found}“.',
  frozen: 'Die Regeln wurden vor dem ersten Spiel festgelegt; „{found}“ lässt sich hier nicht mehr ändern.',
  'thirteenth-win': 'Das ist nicht der dreizehnte Gewinn von Ost in Folge: Die Partie zählt selbst mit.',
  over: 'Die Partie endete mit Spiel {last}.',
  reseat: 'Für neue Plätze alle vier Spieler einmal nennen, in der Reihenfolge Ost, Süd, West, Nord.',
  'reseat-never': 'Nach diesen Regeln bleiben die Plätze gleich: Mit „reseat: each-round“ werden sie neu verteilt.',
  'reseat-early': 'Neue Plätze gibt es erst nach einer Runde und vor dem nächsten Spiel.',
  'too-long': 'Zu lang: {found} Zeichen, höchstens {most} sind möglich.',
  header: '„{found}“ hat keinen Wert.',
  'player-expected': 'Hier wird ein Name erwartet, nicht „{found}“: {expected}.',
  'said-twice': '{found} steht in diesem Spiel zweimal.',
  semicolon: '„{found}“ ist ein Name: Bitte Spieler durch Semikolon trennen.',
  'missing-value': 'Was ist die Hand von {found} wert? Erwartet wird eine Zahl oder eine Hand.',
  'unknown-word': '„{found}“ ist unbekannt. Möglich: {expected}.',
  'winner-word': '„{found}“ gilt für den Gewinner; er steht an erster Stelle.',
  'loser-word': '„{found}“ gilt nicht für den Gewinner.',
  'number-word': '„{found}“ braucht Ziegel mit Schlussziegel, nicht nur eine Zahl. Möglich: {expected}.',
  'word-twice': '„{found}“ und „{other}“ schließen einander aus.',
  from: 'Nach „from“ steht, wer abgelegt hat: {expected}.',
};

export const deGame: OwnGameTexts = {
  caption: 'Mah-Jongg-Partie',
  where: (round, deal) => `${winds[round]}runde, Ost ${deal} von 4`,
  hand: (one) => `Spiel ${number(one)}`,
  dealer: (one, name, handOfDeal) =>
    `Spiel ${number(one)}: ${name} ist Ost${handOfDeal > 1 ? `, zum ${number(handOfDeal)}. Mal in Folge` : ''}`,
  toGo: (deals, hands) =>
    deals === 1
      ? 'Ost zum letzten Mal'
      : `noch ${number(deals)} Wechsel von Ost, etwa ${count(hands, 'Spiel', 'Spiele')}`,
  over: 'Die Partie ist zu Ende.',
  rules: (name, limit, rounds) =>
    `Regeln: ${name}, ${limit === 'none' ? 'kein Limit' : `Limit ${number(limit)}`}, ${count(rounds, 'Runde', 'Runden')}`,
  empty: 'Noch kein Spiel gespielt.',
  lastGood: 'Darunter steht der letzte gültige Stand.',

  table: 'Der Tisch jetzt',
  dealerMark: 'Ost, hat die Würfel',
  own: (place) => `Blume ${place}, Jahreszeit ${place}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `${list(one.map((wind) => `${winds[wind]}wind`))}: je 1 Verdopplung`
      : `${winds[one[0]!]}wind: ${isTwice ? '2 Verdopplungen' : '1 Verdopplung'}`,
  ways: (names) =>
    `Ost legt zuerst ab. Gespielt wird gegen den Uhrzeigersinn: ${list(names)}. Die Mauer wird im Uhrzeigersinn abgetragen.`,

  sheet: 'Punktetabelle',
  columns: { hand: 'Spiel', total: 'Summe' },
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? 'Unentschieden'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' von der Mauer' : '') : ` von ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  row: (one, dealer, result) => `Spiel ${number(one)}, Ost ist ${dealer}: ${result}`,
  cell: (change, total) => `${change}, Summe ${total}`,
  asEast: 'Als Ost',
  asOthers: 'Auf anderen Plätzen',
  moved: {
    'east-won': ([east]) => `${east} bleibt Ost.`,
    passed: (names) => `Ost wechselt: ${seated(names)}.`,
    washout: (names) => `Nach dem Unentschieden: ${seated(names)}.`,
    'thirteen-wins': (names, wins) =>
      `${wins === 13 ? 'Dreizehn' : number(wins)} Gewinne in Folge, deshalb wechselt Ost: ${seated(names)}.`,
    over: () => 'Mit diesem Spiel endet die Partie.',
  },
  goulash: 'Goulash, weil das Spiel davor niemand gewonnen hat',
  nextGoulash: 'Das nächste Spiel ist ein Goulash.',
  thirteenth: ({ wins, value, entered }) =>
    `${wins === 13 ? 'dreizehnter' : `${number(wins)}.`} Gewinn in Folge` +
    (entered === undefined ? '' : `: Wert ${number(value)} statt der eingegebenen ${number(entered)}`),
  changed: 'durch die Korrektur geändert',
  otherSeat: (names) =>
    `${list(names)}: für einen anderen Platz oder eine andere Runde gezählt. Bitte die Zahl prüfen.`,
  expected: (name, expected, found) =>
    `Erwartet: ${number(expected)} für ${name}, die Summe ist aber ${number(found)}.`,
  unexpectedText: (found) => `„${found}“ in expect ist kein Name mit einer Summe.`,
  handOf: (name, value) => `${name}: ${number(value)}`,
  score: 'So wird gewertet',

  chart: 'Verlauf der Summen',
  chips: 'Zählstäbchen',
  chip: (worth) => `Zählstäbchen zu ${number(worth)}`,
  chipsHeld: (stake) => `Was jeder hat, wenn alle mit ${number(stake)} begonnen haben`,
  chipsOwed: 'Jede Summe in Zählstäbchen',
  rest: 'Rest',

  enter: (one) => `Spiel ${number(one)}`,
  correct: (one) => `Spiel ${number(one)} korrigieren`,
  winner: 'Gewinner',
  from: 'Abgelegt von',
  selfDraw: 'Von der Mauer',
  // Kurz, damit die Tasten auf ein schmales Telefon passen.
  washout: 'Remis',
  value: 'Werte',
  valueOf: (name, value) => `${name}: ${value || 'noch nichts eingegeben'}`,
  wonBy: (name) => `${name} gewinnt`,
  discardedBy: (name) => `${name} hat abgelegt`,
  tiles: 'Ziegel eingeben',
  number: 'Zahl eingeben',
  inPlay: 'im Spiel',
  stateOf: (name) => `Hand von ${name}`,
  pao: settlement.pao,
  paysForAll,
  digits: 'Zifferntasten',
  quick: (value) => `${value}, dann weiter`,
  erase: 'Letzte Ziffer löschen',
  next: 'Weiter',
  done: 'Spiel eintragen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  remove: 'Spiel löschen',
  correctThis: 'Dieses Spiel korrigieren',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  needWinner: 'Bitte den Gewinner wählen oder „Remis“.',
  needFrom: 'Bitte wählen: wer den Schlussziegel abgelegt hat, oder „Von der Mauer“.',
  needValue: (name) => `Bitte den Wert der Hand von ${name} eingeben.`,
  needTiles: (name, missing) =>
    missing > 0
      ? `${name} ${missing === 1 ? 'fehlt noch 1 Ziegel' : `fehlen noch ${number(missing)} Ziegel`}. Oder eine Zahl eingeben.`
      : `Bitte die Ziegel von ${name} vervollständigen oder eine Zahl eingeben.`,
  zeroWin: (name) => `${name} gewinnt mit 0 Punkten.`,
  sure: (what, button) => `${what} Wenn das stimmt, noch einmal „${button}“ drücken.`,
  players: 'Spieler',
  rename: 'Namen',
  playerIn: (seat) => `Spieler auf Platz ${winds[seat]}`,
  start: 'Start',
  reseat: 'Neue Plätze',
  reseatHelp: 'Die Runde ist zu Ende. Die Plätze neu verteilen oder behalten.',
  reseatDone: 'Diese Plätze einnehmen',
  frozen:
    'Die Regeln wurden vor dem ersten Spiel festgelegt und bleiben so. Um sie zu ändern, die Spiele rückgängig machen oder löschen.',
  notLoaded: 'Dieser Teil ließ sich nicht laden. Bitte die Verbindung prüfen und noch einmal versuchen.',
  entered: (hand, said, values, totals) =>
    [`${hand}: ${said}`, ...(values.length ? [values.join(', ')] : [])].join('; ') +
    '.' +
    (totals.length ? ` Summen: ${totals.join(', ')}.` : ''),
  corrected: (one, later) =>
    `Spiel ${number(one)} korrigiert.` +
    (later
      ? ` Ost wechselt jetzt anders, dadurch ${later === 1 ? 'hat sich ein anderes Spiel' : `haben sich ${number(later)} andere Spiele`} geändert.`
      : ''),
  removed: (one) => `Spiel ${number(one)} gelöscht.`,
  needName: (seat) => `Bitte den Namen auf Platz ${winds[seat]} eingeben.`,
  missing: 'fehlt noch',
  odd: (value) => `${number(value)} ist ungerade: ${number(value - 1)} oder ${number(value + 1)}?`,
  overLimit: (value, limit) => `${number(value)}: zählt als Limit, ${number(limit)}`,
  low: (value, least) => `${number(value)}: Ein Gewinn zählt mindestens ${number(least)}.`,
  deadHelp: {
    foul: 'falsch gerufen oder gewonnen; zahlt, bekommt nichts',
    long: 'zu viele Ziegel; zahlt, bekommt nichts',
    short: 'zu wenige Ziegel; zahlt, bekommt nichts',
  },
  end: 'Partie hier beenden',
  playOn: 'Weiterspielen',
  champion: (names) =>
    names.length > 1 ? `${list(names)} teilen sich den ersten Platz.` : `${names[0]!} gewinnt die Partie.`,
  ranking: 'Endstand',
  settleUp: 'Zum Ausgleich',
  pays: (from, to, amount) => `${from} zahlt ${to} ${number(amount)}`,
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',

  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `Spiel ${hand}${player === undefined ? '' : `, ${player}`}: `
        : line !== undefined
          ? `Zeile ${line}: `
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
};
