#!/bin/sh
# mahjong-utils-entry 0.7.7 (npm) gives no yaku for two identical runs if there are three of them.
#
# Runs 123 of characters and three times 789 of bamboos with a pair of sevens, won by a discarded 8 while concealed, have one yaku: iipeikō, for two
# identical runs. Without it the hand is 0 han, which can't win. @kobalab/majiang-core 1.4.1 says 1 han and 40 fu; with two runs 789, both give it.
#
# Seen with Node 20.20:
#   mahjong-utils three 0 two 1
#   majiang three 1 two 1
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent mahjong-utils-entry@0.7.7 @kobalab/majiang-core@1.4.1
cat > run.cjs <<'JS'
const { call } = require('mahjong-utils-entry');
const Majiang = require('@kobalab/majiang-core');
const utils = (tiles, agari) =>
  call('hora', { tiles: tiles.match(/../g), agari, tsumo: false, dora: 0, selfWind: 'South', roundWind: 'East' }).data.han;
const majiang = (hand, discard) =>
  Majiang.Util.hule(Majiang.Shoupai.fromString(hand), discard, Majiang.Util.hule_param({ zhuangfeng: 0, menfeng: 1 })).fanshu;
console.log('mahjong-utils three', utils('1m2m3m7p7p7s7s7s8s8s8s9s9s9s', '8s'), 'two', utils('1m2m3m7p7p3s4s5s7s7s8s8s9s9s', '8s'));
console.log('majiang three', majiang('m123p77s77788999', 's8='), 'two', majiang('m123p77s34577899', 's8='));
JS
node run.cjs | tee out
printf 'mahjong-utils three 0 two 1\nmajiang three 1 two 1\n' | cmp - out
