#!/bin/sh
# @xapi/cmi5 1.4.0 (npm) writes a range of right numbers with `:`, and leaves out a mastery score of 0.
#
# xAPI 1.0.3 separates the smallest and the largest right number by `[:]` in the response pattern of a numeric interaction, so no reader
# of the statement finds the range. cmi5 (Quartz) wants the mastery score of the launch data in every “failed” and “passed”
# statement; 0, with which everybody passes, is missing, while 0.5 is there.
#
# Seen with Node 20.20, against a server that answers as a learning platform does:
#   answered ["4:8"]
#   failed at a mastery score of 0.5 {"https://w3id.org/xapi/cmi5/context/extensions/masteryscore":0.5}
#   failed at a mastery score of 0 {}
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @xapi/cmi5@1.4.0 xhr2@0.2.1
cat > run.cjs <<'JS'
const { createServer } = require('node:http');
// The package is built for browsers.
globalThis.XMLHttpRequest = require('xhr2');
const Cmi5 = require('@xapi/cmi5/dist/Cmi5.umd.js');

let masteryScore = 0.5;
const statements = [];
const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const reply = (value, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  if (pathname === '/token') return reply({ 'auth-token': 'dGVzdDp0ZXN0' });
  if (searchParams.get('stateId') === 'LMS.LaunchData') {
    return reply({ contextTemplate: { contextActivities: {}, extensions: {} }, launchMode: 'Normal', moveOn: 'Passed', masteryScore });
  }
  if (pathname === '/xapi/agents/profile') return reply({}, 404);
  if (pathname === '/xapi/statements') {
    statements.push(JSON.parse(Buffer.concat(parts).toString()));
    return reply(['00000000-0000-4000-8000-000000000000']);
  }
  reply({}, 404);
});

server.listen(0, async () => {
  const origin = `http://localhost:${server.address().port}`;
  const begin = async () => {
    const unit = new Cmi5({
      fetch: `${origin}/token`,
      endpoint: `${origin}/xapi/`,
      actor: { objectType: 'Agent', account: { homePage: 'http://example.org', name: 'ann' } },
      activityId: 'http://example.org/unit',
      registration: '00000000-0000-4000-8000-000000000001',
    });
    await unit.initialize();
    return unit;
  };
  const last = () => statements.flat().at(-1);
  const unit = await begin();
  await unit.interactionNumeric('test', 'points', 6, { min: 4, max: 8 });
  console.log('answered', JSON.stringify(last().object.definition.correctResponsesPattern));
  for (masteryScore of [0.5, 0]) {
    await (await begin()).fail(0.25);
    console.log(`failed at a mastery score of ${masteryScore}`, JSON.stringify(last().context.extensions));
  }
  server.close();
});
JS
node run.cjs | tee out
cat > expected <<'TXT'
answered ["4:8"]
failed at a mastery score of 0.5 {"https://w3id.org/xapi/cmi5/context/extensions/masteryscore":0.5}
failed at a mastery score of 0 {}
TXT
cmp expected out
