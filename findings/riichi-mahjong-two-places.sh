#!/bin/sh
# @pai-forge/riichi-mahjong 0.3.6 (npm) puts the winning tile into only one of two runs that it could complete, and refuses the hand.
#
# 11 567 678m 123p 678s, won from a discard with 6m: as 7 and 8 waiting for 6 or 9, the hand is pinfu, which is a yaku. The library sees 5 and 7
# waiting for 6 alone and throws NoYakuError. @kobalab/majiang-core 1.4.1 gives pinfu for the same hand. Won with 8m, which only one run can
# hold, both give pinfu.
#
# Seen with Node 20.20:
#   6m NoYakuError 平和
#   8m Pinfu 平和
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @pai-forge/riichi-mahjong@0.3.6 @kobalab/majiang-core@1.4.1
cat > run.mjs <<'JS'
import Majiang from '@kobalab/majiang-core';
import { calculateScoreForTehai, HaiKind, parseMspz } from '@pai-forge/riichi-mahjong';
const param = { rule: Majiang.rule(), zhuangfeng: 0, menfeng: 1, hupai: {}, baopai: [], lizhibang: 0, changbang: 0 };
const other = (hand, tile) =>
  Majiang.Util.hule(Majiang.Shoupai.fromString(hand), tile, Majiang.Util.hule_param(param)).hupai.map(({ name }) => name).join();
function own(agariHai) {
  const config = { agariHai, isTsumo: false, jikaze: HaiKind.Nan, bakaze: HaiKind.Ton, doraMarkers: [] };
  try {
    return calculateScoreForTehai(parseMspz('11567678m123p678s').value, config).detail.yakuResult.map(([name]) => name).join();
  } catch (error) {
    return error.name;
  }
}
console.log('6m', own(HaiKind.ManZu6), other('m1156778p123s678', 'm6='));
console.log('8m', own(HaiKind.ManZu8), other('m1156677p123s678', 'm8='));
JS
node run.mjs | tee out
printf '6m NoYakuError 平和\n8m Pinfu 平和\n' | cmp - out
