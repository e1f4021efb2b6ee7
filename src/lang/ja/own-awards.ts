/** Japanese: the own awards of the package’s profiles. Most have no name in Japan: these describe them. */
const hands = {
  purity: '清一色対々和',
  'buried-treasure': '一色の四暗刻',
  'three-great-scholars': '大三元（順子なし）',
  'gates-of-heaven': '九蓮宝燈（対子は2〜8）',
  'wriggling-snake': '一色の1〜9と四風牌',
  'all-pair-honours': '么九牌の七対子',
  knitting: '二色同数の七組',
  'triple-knitting': '三色同数の四組',
};
/** Limit hands that a loser can also be waiting for. */
const others = {
  'thirteen-orphans': '国士無双',
  'four-kongs': '四槓子',
  'all-honours': '字一色',
  'all-terminals': '清老頭',
  'big-four-winds': '大四喜',
  'all-green': '緑一色',
};

export const ownAwards: Readonly<Record<string, string>> = {
  '--own-flower-and-season': '自分の花牌と季節牌',
  '--pair-wait-of-majors': '么九牌の単騎待ち',
  '--only-place': '残りが一種の待ち',
  '--hidden-treasure': '隠れた宝（ツモ）',
  '--concealed-full-flush': '門前清一色ツモ',
  '--squirming-snake': '一色の111・2〜8・999',
  ...Object.fromEntries(Object.entries(hands).map(([id, name]) => [`--${id}`, name])),
  ...Object.fromEntries(
    Object.entries({ ...hands, ...others }).map(([id, name]) => [`--calling-${id}`, `${name}の聴牌`]),
  ),
};
