#!/bin/sh
# tincanjs 0.50.0 (npm) doesn't read the durations that it writes: an hour, PT1H0S, comes back as an hour and a second.
#
# Where a duration has hours and no minutes, convertISO8601DurationToMilliseconds() takes the hours for seconds as well, so 36 hours are 36 s too long.
# Where it has minutes and no seconds, it returns 0. With all three, it is right.
#
# Seen with Node 20.20:
#   3600000 PT1H0S 3601000
#   129600000 PT36H0S 129636000
#   3660000 PT1H1M0S 3660000
#   PT1H30M 0
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent tincanjs@0.50.0
cat > run.cjs <<'JS'
const { Utils } = require('tincanjs');
for (const time of [3600000, 129600000, 3660000]) {
  const duration = Utils.convertMillisecondsToISO8601Duration(time);
  console.log(time, duration, Utils.convertISO8601DurationToMilliseconds(duration));
}
console.log('PT1H30M', Utils.convertISO8601DurationToMilliseconds('PT1H30M'));
JS
node run.cjs | tee out
printf '3600000 PT1H0S 3601000\n129600000 PT36H0S 129636000\n3660000 PT1H1M0S 3660000\nPT1H30M 0\n' | cmp - out
