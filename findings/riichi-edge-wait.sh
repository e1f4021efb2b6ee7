#!/bin/sh
# riichi 1.2.0 (npm) counts no points of fu for an edge wait: 1 and 2 waiting for 3, or 8 and 9 waiting for 7.
#
# A self-drawn concealed hand with a concealed triplet of ones (8 fu) and an edge wait (2 fu) has 20 + 2 + 8 + 2 = 32, rounded up to 40 fu. It is
# given 30. @kobalab/majiang-core 1.4.1 says 40 for the same hand, and both say 40 where the last tile fills a gap (1 and 3 waiting for 2).
#
# Seen with Node 20.20:
#   riichi edge 30 closed 40
#   majiang edge 40 closed 40
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent riichi@1.2.0 @kobalab/majiang-core@1.4.1
cat > run.cjs <<'JS'
const Riichi = require('riichi');
const Majiang = require('@kobalab/majiang-core');
const rule = Majiang.rule();
const param = Majiang.Util.hule_param({ rule, zhuangfeng: 0, menfeng: 1, hupai: {}, baopai: [], lizhibang: 0, changbang: 0 });
const riichi = (hand) => new Riichi(hand).calc().fu;
const majiang = (hand) => Majiang.Util.hule(Majiang.Shoupai.fromString(hand), null, param).fu;
console.log('riichi edge', riichi('234m111p12s67899s3s'), 'closed', riichi('234m111p13s67899s2s'));
console.log('majiang edge', majiang('m234p111s1267899s3'), 'closed', majiang('m234p111s1367899s2'));
JS
node run.cjs | tee out
printf 'riichi edge 30 closed 40\nmajiang edge 40 closed 40\n' | cmp - out
