#!/bin/sh
# @pai-forge/riichi-mahjong 0.3.6 (npm) takes the seat wind and the round wind in its configuration, but gives no yaku for a triplet of either.
#
# A self-drawn 234m 456m 55p 789s with three Easts, by East in the East round, is worth menzen tsumo and two han for the winds.
# It gives menzen tsumo only, although it gives a han for a triplet of white dragons in the same hand.
#
# Seen with Node 20.20:
#   EEE MenzenTsumo
#   555z Haku,MenzenTsumo
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @pai-forge/riichi-mahjong@0.3.6
cat > run.mjs <<'JS'
import { calculateScoreForTehai, HaiKind, parseMspz } from '@pai-forge/riichi-mahjong';
const config = { agariHai: HaiKind.ManZu2, isTsumo: true, jikaze: HaiKind.Ton, bakaze: HaiKind.Ton, doraMarkers: [] };
const yaku = (hand) => calculateScoreForTehai(parseMspz(hand).value, config).detail.yakuResult.map(([name]) => name).join();
console.log('EEE', yaku('234456m55p789s111z'));
console.log('555z', yaku('234456m55p789s555z'));
JS
node run.mjs | tee out
printf 'EEE MenzenTsumo\n555z Haku,MenzenTsumo\n' | cmp - out
