import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { chromium } from './scripts/browsers.mjs';
const HAND = '<mj-hand seat="south">(RRR) 123b 456b 99d 78d +9d</mj-hand>';
const KINDS = { hand: HAND, breakdown: `<mj-score-breakdown profile="british">${HAND}</mj-score-breakdown>`,
  settlement: `<mj-settlement winner="south" discarder="west">${HAND}
    <mj-hand seat="east">99c EE 1235b 34d 2c GG</mj-hand><mj-hand seat="west">(555d) EE 139b 46c 79d S</mj-hand>
    <mj-hand seat="north">(234c) 88d WW 1357b 2c 3d</mj-hand></mj-settlement>`, plain: '<mj-settlement winner="south" scores="10 48 2 0"></mj-settlement>' };
const kind = process.argv[2] ?? 'hand'; const file = process.argv[3] ?? 'dist/cdn/mahjong-elements.all.js'; const N = 100;
const browser = await puppeteer.launch({ ...(await chromium()), protocolTimeout: 300000 });
const page = await browser.newPage();
await page.addScriptTag({ type: 'module', content: readFileSync(file, 'utf8') });
const s = await page.createCDPSession();
const add = async (markup, count) => { const main = document.createElement('main'); main.innerHTML = markup.repeat(count); document.body.append(main);
  const drawn = () => [...main.children].every((one) => one.shadowRoot?.querySelector('table, [part~=tile]')) && !main.querySelector(':state(deferred), :state(waiting)');
  do await new Promise((r) => setTimeout(r, 50)); while (!drawn()); };
const gc = async () => { for (let i = 0; i < 3; i++) await s.send('HeapProfiler.collectGarbage'); return (await s.send('Runtime.getHeapUsage')).usedSize / 1000; };
const snap = async () => { let t = ''; const on = (e) => { t += e.chunk; }; s.on('HeapProfiler.addHeapSnapshotChunk', on); await s.send('HeapProfiler.takeHeapSnapshot', {}); s.off('HeapProfiler.addHeapSnapshotChunk', on);
  const j = JSON.parse(t); const f = j.snapshot.meta.node_fields; const types = j.snapshot.meta.node_types[0]; const by = new Map();
  for (let i = 0; i < j.nodes.length; i += f.length) { const type = types[j.nodes[i + f.indexOf('type')]]; let name = j.strings[j.nodes[i + f.indexOf('name')]].slice(0, 60); const size = j.nodes[i + f.indexOf('self_size')];
    if (type === 'string' || type === 'concatenated string') name = ''; const k = type + ' ' + name; const o = by.get(k) ?? [0, 0]; o[0] += size; o[1]++; by.set(k, o); }
  return by; };
await page.evaluate(add, KINDS[kind], N); await page.evaluate(() => document.querySelector('main').remove()); 
const b = await gc(); const before = await snap();
await page.evaluate(add, KINDS[kind], N); const d = await gc(); console.log('each', ((d - b) / N).toFixed(2));
const after = await snap();
const rows = [...after].map(([k, [z, n]]) => [k, z - (before.get(k)?.[0] ?? 0), n - (before.get(k)?.[1] ?? 0)]).filter((r) => r[1] > 1000 && !r[0].startsWith('native')).sort((x, y) => y[1] - x[1]);
for (const [k, z, n] of rows.slice(0, 45)) console.log((z / N).toFixed(0).padStart(6), (n / N).toFixed(1).padStart(7), k);
await browser.close();
