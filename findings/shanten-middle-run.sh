#!/bin/sh
# syanten 1.6.0 and mahjong-tile-efficiency 1.0.3 (npm) say that a hand is one tile further from winning than it is.
#
# 2 4 5 5 6 8 9 9 of characters has a pair (99) and three beginnings of sets (24, 55, 68). With five single winds and dragons it needs five tiles
# to win: 3, 5 and 7, and two more of one wind. That is a distance of 4 from a waiting hand. Both libraries say 5, as if 456 had to be a run;
# @kobalab/majiang-core 1.4.1 says 4. All three agree on 2 4 5 5 7 8 9 9, where there is no such run.
#
# Seen with Node 20.20:
#   syanten 5 4
#   mahjong-tile-efficiency 5 4
#   majiang-core 4 4
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent syanten@1.6.0 mahjong-tile-efficiency@1.0.3 @kobalab/majiang-core@1.4.1
cat > run.cjs <<'JS'
const syanten = require('syanten');
const efficiency = require('mahjong-tile-efficiency');
const Majiang = require('@kobalab/majiang-core');
const { RuleSet } = efficiency.default ?? efficiency;
const hand = (characters) => {
  const counts = [Array(9).fill(0), Array(9).fill(0), Array(9).fill(0), [1, 1, 1, 1, 1, 0, 0]];
  for (const rank of characters) counts[0][rank - 1] += 1;
  return counts;
};
const hands = ['24556899', '24557899'];
console.log('syanten', ...hands.map((one) => syanten.syanten(hand(one))));
console.log('mahjong-tile-efficiency', ...hands.map((one) => new RuleSet('Menzu').calShanten(hand(one))));
console.log('majiang-core', ...hands.map((one) => Majiang.Util.xiangting_yiban(Majiang.Shoupai.fromString(`m${one}z12345`))));
JS
node run.cjs | tee out
printf 'syanten 5 4\nmahjong-tile-efficiency 5 4\nmajiang-core 4 4\n' | cmp - out
