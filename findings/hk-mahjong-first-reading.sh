#!/bin/sh
# hk-mahjong 3.2.0 (npm) scores the first reading of a hand that it finds, not the best.
#
# Four runs 123 of circles and a pair of fives are all runs in one suit, 8 faan. Given the tiles, it scores the reading with three triplets, 7 faan,
# although it lists both readings. Given the reading with four runs, it says 8.
#
# Seen with Node 20.20:
#   hand 7
#   readings 7 8
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent hk-mahjong@3.2.0
cat > run.cjs <<'JS'
const { Tile, Hand, FaanCalculator, ExplorerOfWinningPermutations } = require('hk-mahjong');
const tiles = [...'12312312312355'].map((rank) => new Tile({ suit: 'dot', value: Number(rank) }));
const hand = new Hand({ tiles, melds: [] });
const readings = new ExplorerOfWinningPermutations(hand).getWinningPermutations();
console.log('hand', FaanCalculator.calculate(hand).value);
console.log('readings', ...readings.map((one) => FaanCalculator.calculate(one).value).sort());
JS
node run.cjs | tee out
printf 'hand 7\nreadings 7 8\n' | cmp - out
