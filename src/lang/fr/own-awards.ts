/** French: the own awards of the profiles in this package. */
const hands = {
  'buried-treasure': 'Trésor enterré',
  'three-great-scholars': 'Trois grands Dragons sans Chow',
  'gates-of-heaven': 'Portes du Paradis',
  'wriggling-snake': 'Serpent frétillant',
  'all-pair-honours': 'Sept paires d’Extrémités et d’Honneurs',
  knitting: 'Tricot',
  'triple-knitting': 'Triple tricot',
  purity: 'Main pure sans Chow',
};
/** Limit hands that losers can be waiting for too. */
const others = {
  'thirteen-orphans': 'Treize Lanternes merveilleuses',
  'four-kongs': 'Quadruple Abondance',
  'all-honours': 'Tout Honneurs',
  'all-terminals': 'Têtes et Queues',
  'big-four-winds': 'Quatre grands Vents',
  'all-green': 'Jade impérial',
};

export const ownAwards: Readonly<Record<string, string>> = {
  '--own-flower-and-season': 'Fleur et Saison du joueur',
  '--pair-wait-of-majors': 'Paire d’Extrémités ou d’Honneurs complétée à la fin',
  '--only-place': 'Seule tuile encore possible',
  '--hidden-treasure': 'Trésor caché, tuile gagnante piochée',
  '--concealed-full-flush': 'Main pure cachée',
  '--squirming-snake': 'Serpent ondulant',
  ...Object.fromEntries(Object.entries(hands).map(([id, name]) => [`--${id}`, name])),
  ...Object.fromEntries(
    Object.entries({ ...hands, ...others }).map(([id, name]) => [`--calling-${id}`, `En attente de « ${name} »`]),
  ),
};
