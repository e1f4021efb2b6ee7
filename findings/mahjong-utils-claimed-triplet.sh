#!/bin/sh
# mahjong-utils-entry 0.7.7 (npm) counts the points of a concealed triplet for one that the discarded winning tile completes.
#
# Two ones and two nines of characters, 345 and three nines of circles and three Easts, won by a discarded one: 20 + 10 + 4 + 8 + 8 = 50 fu, since the
# triplet of ones is not concealed. It says 60, although it doesn't count that triplet among the three of sanankō. @kobalab/majiang-core 1.4.1 says 50.
#
# Seen with Node 20.20:
#   mahjong-utils 60 RoundWind
#   majiang 50
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent mahjong-utils-entry@0.7.7 @kobalab/majiang-core@1.4.1
cat > run.cjs <<'JS'
const { call } = require('mahjong-utils-entry');
const Majiang = require('@kobalab/majiang-core');
const tiles = '1m1m1m9m9m3p4p5p9p9p9p1z1z1z'.match(/../g);
const { hu, yaku } = call('hora', { tiles, agari: '1m', tsumo: false, dora: 0, selfWind: 'South', roundWind: 'East' }).data;
const param = Majiang.Util.hule_param({ zhuangfeng: 0, menfeng: 1 });
console.log('mahjong-utils', hu, ...yaku);
console.log('majiang', Majiang.Util.hule(Majiang.Shoupai.fromString('m1199p345999z111'), 'm1=', param).fu);
JS
node run.cjs | tee out
printf 'mahjong-utils 60 RoundWind\nmajiang 50\n' | cmp - out
