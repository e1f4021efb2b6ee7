#!/bin/sh
# scorm-again 3.4.3 (npm) refuses a SCORM 2004 timestamp with a time zone but without a fraction of a second: error 406.
#
# That follows SCORM’s own format, YYYY[-MM[-DD[Thh[:mm[:ss[.s[TZD]]]]]]], where only a fraction may be followed by a zone. In ISO 8601 both are
# optional, each on its own, and many languages write whole seconds with a zone.
#
# Seen with Node 20.20:
#   2026-11-29T10:00:00Z false 406
#   2026-11-29T10:00:00+01:00 false 406
#   2026-11-29T10:00:00.123Z true 0
#   2026-11-29T10:00:00 true 0
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent scorm-again@3.4.3
cat > run.mjs <<'JS'
import { Scorm2004API } from 'scorm-again';
const api = new Scorm2004API({ logLevel: 5 });
api.Initialize('');
api.SetValue('cmi.interactions.0.id', 'question');
api.SetValue('cmi.interactions.0.type', 'fill-in');
for (const end of ['Z', '+01:00', '.123Z', '']) {
  const time = '2026-11-29T10:00:00' + end;
  console.log(time, api.SetValue('cmi.interactions.0.timestamp', time), api.GetLastError());
}
JS
node run.mjs | tee out
printf '2026-11-29T10:00:00%s\n' 'Z false 406' '+01:00 false 406' '.123Z true 0' ' true 0' | cmp - out
