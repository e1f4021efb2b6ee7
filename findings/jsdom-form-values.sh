#!/bin/sh
# jsdom 29.1.1 (npm) has attachInternals(), but its ElementInternals can't be a form control: there is no setFormValue, form or states.
#
# An element with formAssociated = true that sets a value throws in jsdom. Roles and aria- properties are there.
#
# Seen with Node 20.20:
#   role string setFormValue undefined form undefined states undefined
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent jsdom@29.1.1
cat > run.cjs <<'JS'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<form><x-field name="a"></x-field></form>', { runScripts: 'outside-only' });
console.log(
  window.eval(`
    customElements.define('x-field', class extends HTMLElement {
      static formAssociated = true;
      internals = this.attachInternals();
    });
    const { internals } = document.querySelector('x-field');
    internals.role = 'group';
    ['role', 'setFormValue', 'form', 'states'].map((name) => name + ' ' + typeof internals[name]).join(' ');
  `),
);
JS
node run.cjs | tee out
echo 'role string setFormValue undefined form undefined states undefined' | cmp - out
