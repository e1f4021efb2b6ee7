#!/bin/sh
# scorm-again 3.4.3 (npm) rejects two kinds of correct answers that SCORM 2004 allows: a sequence that repeats an item, and an empty choice.
#
# SCORM 2004, 4th edition, Run-Time Environment 1.1, table 4.2.9.1a: in the pattern of a `sequencing` interaction, an identifier may occur more
# than once (page RTE-4-72), and an empty `choice` pattern means that choosing nothing is correct (RTE-4-65). Both are rejected with error
# 406, although the same sequence is accepted as the learner’s response.
#
# Seen with Node 20.20:
#   sequence a b a: pattern false 406, answer true
#   sequence a b c: pattern true 0, answer true
#   choice of nothing: pattern false 406
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent scorm-again@3.4.3
cat > run.mjs <<'JS'
import { Scorm2004API } from 'scorm-again';
const api = new Scorm2004API({ autocommit: false, logLevel: 5 });
api.Initialize('');
const set = (place, name, value) => api.SetValue(`cmi.interactions.${place}.${name}`, value);
const start = (place, type) => set(place, 'id', `urn:question:${place}`) + set(place, 'type', type);
for (const [place, letters] of ['aba', 'abc'].entries()) {
  const sequence = [...letters].join('[,]');
  start(place, 'sequencing');
  const pattern = [set(place, 'correct_responses.0.pattern', sequence), api.GetLastError()];
  console.log(`sequence ${[...letters].join(' ')}: pattern ${pattern.join(' ')}, answer ${set(place, 'learner_response', sequence)}`);
}
start(2, 'choice');
console.log('choice of nothing: pattern', String(set(2, 'correct_responses.0.pattern', '')), String(api.GetLastError()));
JS
node run.mjs 2>/dev/null | tee out
printf 'sequence a b a: pattern false 406, answer true\nsequence a b c: pattern true 0, answer true\nchoice of nothing: pattern false 406\n' | cmp - out
