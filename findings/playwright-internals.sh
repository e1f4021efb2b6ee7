#!/bin/sh
# playwright-core 1.65.1 (npm): getByRole finds no element by the role and the name that it gives itself by ElementInternals.
#
# Chromium’s own accessibility tree has them, so screen readers do. With the attributes role and aria-label, getByRole finds the element.
# Needs Chromium in the path, or its address in CHROMIUM.
#
# Seen with Node 20.20 and Chromium 156:
#   internals 0 in the tree group Tiles
#   attributes 1
set -eu
chromium=${CHROMIUM:-$(command -v chromium)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-audit --no-fund --silent playwright-core@1.65.1
cat > run.mjs <<'JS'
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent(`<x-own>a</x-own><script>
  customElements.define('x-own', class extends HTMLElement {
    constructor() {
      super();
      Object.assign(this.attachInternals(), { role: 'group', ariaLabel: 'Tiles' });
    }
  });
</script>`);
const count = () => page.getByRole('group', { name: 'Tiles' }).count();
const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
const node = tree.nodes.find(({ name }) => name?.value === 'Tiles');
console.log('internals', await count(), 'in the tree', node?.role.value, node?.name.value);
await page.locator('x-own').evaluate((own) => {
  own.setAttribute('role', 'group');
  own.setAttribute('aria-label', 'Tiles');
});
console.log('attributes', await count());
await browser.close();
JS
node run.mjs "$chromium" | tee out
printf 'internals 0 in the tree group Tiles\nattributes 1\n' | cmp - out
