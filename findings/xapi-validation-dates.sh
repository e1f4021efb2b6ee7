#!/bin/sh
# @learninglocker/xapi-validation 3.0.0 (npm) takes days that don't exist in a timestamp, such as 30 February.
#
# xAPI 1.0.3 wants timestamps by RFC 3339, whose days depend on the month. A 13th month and a missing time zone are refused.
#
# Seen with Node 20.20, by the number of warnings:
#   2026-02-30T01:02:03Z 0
#   2026-13-01T01:02:03Z 1
#   2026-02-28T01:02:03 1
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @learninglocker/xapi-validation@3.0.0
cat > run.cjs <<'JS'
const { default: validate } = require('@learninglocker/xapi-validation');
for (const timestamp of ['2026-02-30T01:02:03Z', '2026-13-01T01:02:03Z', '2026-02-28T01:02:03']) {
  const statement = {
    actor: { mbox: 'mailto:ann@example.org' },
    verb: { id: 'http://example.org/verb' },
    object: { id: 'http://example.org/object' },
    timestamp,
  };
  console.log(timestamp, validate(statement, ['statement']).length);
}
JS
node run.cjs | tee out
printf '2026-02-30T01:02:03Z 0\n2026-13-01T01:02:03Z 1\n2026-02-28T01:02:03 1\n' | cmp - out
