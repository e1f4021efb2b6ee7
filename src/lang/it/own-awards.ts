/** Italian: the own awards of the profiles in this package. */
const hands = {
  'buried-treasure': 'Tesoro sepolto',
  'three-great-scholars': 'Raduno dei draghi senza scale',
  'gates-of-heaven': 'Porte del cielo',
  'wriggling-snake': 'Serpente sinuoso',
  'all-pair-honours': 'Sette coppie di tessere di testa',
  knitting: 'Lavoro a maglia',
  'triple-knitting': 'Triplo lavoro a maglia',
  purity: 'Mano purissima senza scale',
};
/** Limit hands that losers can be waiting for too. */
const others = {
  'thirteen-orphans': 'Tredici lanterne meravigliose',
  'four-kongs': 'Tutti poker',
  'all-honours': 'Tutti onori',
  'all-terminals': 'Tutti estremi',
  'big-four-winds': 'Quattro benedizioni della casa',
  'all-green': 'Giada imperiale',
};

export const ownAwards: Readonly<Record<string, string>> = {
  '--own-flower-and-season': 'Proprio fiore e propria stagione',
  '--pair-wait-of-majors': 'Chiusura sulla coppia di tessere di testa',
  '--only-place': 'Unica tessera ancora possibile',
  '--hidden-treasure': 'Tesoro nascosto pescato',
  '--concealed-full-flush': 'Mano purissima coperta',
  '--squirming-snake': 'Serpente attorcigliato',
  ...Object.fromEntries(Object.entries(hands).map(([id, name]) => [`--${id}`, name])),
  ...Object.fromEntries(
    Object.entries({ ...hands, ...others }).map(([id, name]) => [`--calling-${id}`, `A punto per «${name}»`]),
  ),
};
