/** Deutsch: die eigenen Wertungen der mitgelieferten Regeln. */
const hands = {
  'buried-treasure': 'Vergrabener Schatz',
  'three-great-scholars': 'Die drei großen Gelehrten ohne Chow',
  'gates-of-heaven': 'Himmelstore',
  'wriggling-snake': 'Die sich windende Schlange',
  'all-pair-honours': 'Sieben Paare aus Hauptziegeln',
  knitting: 'Stricken',
  'triple-knitting': 'Dreifaches Stricken',
  purity: 'Pungspiel in einer Farbe',
};
/** Limithände, auf die auch ein Verlierer rufend sein kann. */
const others = {
  'thirteen-orphans': 'Dreizehn Waisen',
  'four-kongs': 'Vierfacher Reichtum',
  'all-honours': 'Nur Winde und Drachen',
  'all-terminals': 'Köpfe und Schwänze',
  'big-four-winds': 'Vier Segen über der Tür',
  'all-green': 'Kaiserliche Jade',
};

export const ownAwards: Readonly<Record<string, string>> = {
  '--own-flower-and-season': 'Eigene Blume und Jahreszeit',
  '--pair-wait-of-majors': 'Paar aus Hauptziegeln vollendet',
  '--only-place': 'Einzig noch möglicher Ziegel',
  '--hidden-treasure': 'Verborgener Schatz von der Mauer',
  '--concealed-full-flush': 'Verdecktes echtes Farbspiel',
  '--squirming-snake': 'Die sich krümmende Schlange',
  ...Object.fromEntries(Object.entries(hands).map(([id, name]) => [`--${id}`, name])),
  ...Object.fromEntries(
    Object.entries({ ...hands, ...others }).map(([id, name]) => [`--calling-${id}`, `Rufend auf „${name}“`]),
  ),
};
