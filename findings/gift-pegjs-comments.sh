#!/bin/sh
# gift-pegjs 1.0.2 (npm) takes a comment line inside a question for text of the question or of the answer before it.
#
# GIFT, the format of Moodle for quizzes, allows comments anywhere: each is a line that begins with two slashes. Before a question they are
# skipped; after an answer they become a part of it, so nobody can give the right answer. Before the first answer they are an error.
#
# Seen with Node 20.20, by the texts of the questions and answers:
#   Which tile?
#   the red dragon // an honour
#   the first bamboo
#   How many // for a kong points?
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent gift-pegjs@1.0.2
cat > run.cjs <<'JS'
const { parse } = require('gift-pegjs');
const [first] = parse('// a comment\n::A:: Which tile? {\n=the red dragon\n// an honour\n~the first bamboo\n}');
console.log([first.stem.text, ...first.choices.map((choice) => choice.text.text)].join('\n'));
const [second] = parse('::B:: How many\n// for a kong\npoints? {#16}');
console.log(second.stem.text);
JS
node run.cjs | tee out
printf 'Which tile?\nthe red dragon // an honour\nthe first bamboo\nHow many // for a kong points?\n' | cmp - out
