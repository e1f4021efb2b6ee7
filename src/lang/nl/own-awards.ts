/** Dutch: the own awards of the rules in this package. */
const hands = {
  'buried-treasure': 'Begraven schat',
  'three-great-scholars': 'Drie grote geleerden zonder chow',
  'gates-of-heaven': 'Hemelpoorten',
  'wriggling-snake': 'Kronkelende slang',
  'all-pair-honours': 'Zeven paren hoek- en troefstenen',
  knitting: 'Breiwerk',
  'triple-knitting': 'Driedubbel breiwerk',
  purity: 'Pungs en kongs van één soort',
};
/** Limit hands for which a loser can be waiting as well. */
const others = {
  'thirteen-orphans': 'Dertien wezen',
  'four-kongs': 'Vier kongs',
  'all-honours': 'Alleen winden en draken',
  'all-terminals': 'Kop en staart',
  'big-four-winds': 'Vier winden',
  'all-green': 'Jade spel',
};

export const ownAwards: Readonly<Record<string, string>> = {
  '--own-flower-and-season': 'Eigen bloem en seizoen',
  '--pair-wait-of-majors': 'Paar hoek- of troefstenen met de laatste steen',
  '--only-place': 'Enig nog mogelijke steen',
  '--hidden-treasure': 'Verborgen schat, zelf gepakt',
  '--concealed-full-flush': 'Dicht zuiver spel',
  '--squirming-snake': 'Kruipende slang',
  ...Object.fromEntries(Object.entries(hands).map(([id, name]) => [`--${id}`, name])),
  ...Object.fromEntries(
    Object.entries({ ...hands, ...others }).map(([id, name]) => [`--calling-${id}`, `Wachtend op “${name}”`]),
  ),
};
