/** The built page for frames, and the script for the embedding page. */
import { expect, nextFrame } from '@open-wc/testing';
import { until } from './helpers.js';
import { LONGEST_QUERY, Query, wantedBy } from '../../src/embed/query.js';
import '../../src/embed-parent.js';
import type { MjHand, MjScoreBreakdown, MjSettlement } from '../../src/index.js';

const PAGE = new URL('../../dist/embed.html', import.meta.url).href;
const HAND = '(RRR) [2222c] 456b 99d 78d +9d 2f';
const frames: HTMLIFrameElement[] = [];

/** Records policy violations. */
function watchPolicy(frame: HTMLIFrameElement): string[] {
  const broken: string[] = [];
  frame.contentDocument!.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    broken.push(`${violatedDirective} ${blockedURI}`),
  );
  return broken;
}

/** Puts a page in a frame and waits for it. */
async function framed(search: string, make: (frame: HTMLIFrameElement) => void = () => {}): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.width = '600';
  frame.height = '40';
  frame.style.border = '0';
  frame.src = `${PAGE}${search}`;
  make(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  frames.push(frame);
  await loaded;
  await until(() => !frame.contentDocument || frame.contentDocument.readyState === 'complete');
  await nextFrame();
  return frame;
}

const shown = <Found extends Element>(frame: HTMLIFrameElement, tag: string): Found =>
  frame.contentDocument!.querySelector<Found>(tag)!;
const saidIn = (frame: HTMLIFrameElement): string[] =>
  [...frame.contentDocument!.querySelectorAll<HTMLElement>('main > p')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent!.replace(/\s+/g, ' ').trim());
const fits = (frame: HTMLIFrameElement): boolean => {
  const main = frame.contentDocument!.querySelector('main')!;
  return frame.clientHeight === Math.ceil(main.getBoundingClientRect().height);
};

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

describe('embed.html', () => {
  it('shows a hand and has its sentence as the title', async () => {
    const frame = await framed(`?hand=${encodeURIComponent(HAND)}&seat=south&win=self-draw&indices=1&theme=dark`);
    const hand = shown<MjHand>(frame, 'mj-hand');
    expect([hand.score!.value, hand.indices, hand.seat]).to.deep.equal([184, true, 'south']);
    await until(() => frame.contentDocument!.title.includes('184'));
    expect(frame.contentDocument!.title).to.contain('South seat').and.contain('red dragon');
    expect(saidIn(frame)).to.deep.equal([]);
    const { colorScheme } = getComputedStyle(frame.contentDocument!.documentElement);
    expect(colorScheme).to.equal('dark');
  });

  it('shows a breakdown by the rules asked for, and a comparison', async () => {
    const frame = await framed(`?hand=${encodeURIComponent(HAND)}&seat=south&profile=british&limit=100&breakdown=1`);
    await until(() => shown<MjScoreBreakdown>(frame, 'mj-score-breakdown').toText().includes('100'));
    expect(shown<MjHand>(frame, 'mj-score-breakdown > mj-hand').score!.limited).to.equal(true);
    const other = await framed(`?hand=${encodeURIComponent(HAND)}&compare=british+european`);
    const breakdown = shown<MjScoreBreakdown>(other, 'mj-score-breakdown');
    await until(() => breakdown.shadowRoot!.querySelector('[part~="comparison"], [part~="compare"], [part~="cell"]'));
    expect(breakdown.compare).to.equal('british european');
  });

  it('settles numbers and hands', async () => {
    const points = await framed('?scores=east+20;+south+128;+west+8;+north+0&winner=south&discarder=west');
    const table = shown<MjSettlement>(points, 'mj-settlement');
    await until(() => table.settlement);
    expect(table.settlement!.totals.south).to.equal(512);
    await until(() => points.contentDocument!.title.includes('512'));
    const hands = await framed(
      '?east=(RRR)%2099c%20EE%201235b%2034d&south=(123b)%20(456c)%20(789d)%2055b%20WW%20+W&west=(555d)%2013b%2046c%2079d%209b%20EES%203s&north=(234c)%2088d%20GG%201357b%202c%203d&winner=south&discarder=west',
    );
    const four = shown<MjSettlement>(hands, 'mj-settlement');
    await until(() => four.settlement);
    expect(four.settlement!.totals.south).to.equal(96);
  });

  it('uses the requested language', async () => {
    const frame = await framed(`?hand=${encodeURIComponent(HAND)}&lang=zh-Hant`);
    await until(() => frame.contentDocument!.title.includes('中'));
    expect(frame.contentDocument!.documentElement.lang).to.equal('zh-Hant');
  });

  it('reports what is missing or invalid', async () => {
    const [empty, unscored] = [await framed('?seat=south'), await framed('?hand=123x')];
    expect(saidIn(empty)[0]).to.contain('The address of this page contains no hand').and.contain('embed.html?hand=');
    await until(() => unscored.contentDocument!.title.includes('“x”'));
    expect(shown<MjHand>(unscored, 'mj-hand').shadowRoot!.textContent).to.contain('“x”');
  });

  it('complies with its own policy, and treats everything in an address as text', async () => {
    const hostile = [
      '<img src=x onerror=parent.hacked=1>',
      '"><script>parent.hacked=1</script>',
      'javascript:parent.hacked=1',
      '__proto__',
      'constructor',
      '\u202e\u0000\ud800%',
      '('.repeat(3000),
    ];
    const names = [
      'hand',
      'seat',
      'round',
      'win',
      'circumstances',
      'seen',
      'profile',
      'limit',
      'rules',
      'compare',
      'expect',
    ];
    const others = ['lang', 'theme', 'origin', 'id', '__proto__', 'onload', 'style', 'srcdoc', 'breakdown'];
    for (const value of hostile) {
      const pairs = [...names, ...others].map((name) => `${name}=${value.replace(/[&#%]|[\ud800-\udfff]/g, escape)}`);
      const frame = await framed(`?${pairs.join('&')}`.slice(0, 9000));
      const broken = watchPolicy(frame);
      await nextFrame();
      const main = frame.contentDocument!.querySelector('main')!;
      expect(main.querySelectorAll('img, script, [onload], [style], [srcdoc], a'), value).to.have.length(0);
      const [element] = [...main.children].filter(({ localName }) => localName.startsWith('mj-'));
      const known = ['profile', 'limit', 'rules', 'compare', ...names];
      for (const name of element?.getAttributeNames() ?? []) expect(known, name).to.contain(name);
      expect(frame.contentDocument!.documentElement.lang).to.match(/^(en|constructor|__proto__)$/);
      expect(frame.contentDocument!.title.length).to.be.lessThan(301);
      expect(broken, value).to.deep.equal([]);
    }
    expect((window as { hacked?: number }).hacked).to.equal(undefined);
  });

  it('rejects an address that is too long', () => {
    for (const search of [`?hand=${'('.repeat(10_000_000)}`, `?${'hand=1b&'.repeat(LONGEST_QUERY)}`])
      expect(wantedBy(new Query(search))).to.equal(undefined);
  });

  it('reads a plus sign as written and as encoded by forms', () => {
    const hand = (search: string): string | undefined => wantedBy(new Query(search))?.attributes.hand;
    expect(hand('?hand=(RRR)%20123b%20456b%2099d%2078d%20+9d')).to.equal('(RRR) 123b 456b 99d 78d +9d');
    expect(hand('?hand=(RRR),123b,456b,99d78d+9d')).to.equal('(RRR),123b,456b,99d78d+9d');
    expect(hand(`?${new URLSearchParams({ hand: HAND }).toString()}`)).to.equal(HAND);
    expect(hand('?hand=(RRR)+123b+456b+99d+78d')).to.equal('(RRR) 123b 456b 99d 78d');
    expect(hand('?hand=%zz%')).to.equal('%zz%');
    expect(hand('?hand=1b&hand=2b&__proto__=3b')).to.equal('1b');
  });

  it('is readable for crawlers without scripts', async () => {
    const page = new DOMParser().parseFromString(await (await fetch(PAGE)).text(), 'text/html');
    const meta = (name: string): string | null | undefined =>
      page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    for (const name of ['description', 'og:title', 'og:description', 'og:type'])
      expect(meta(name), name).to.match(/mahjong|website/);
    expect(page.querySelector('noscript')!.textContent).to.contain('JavaScript');
    expect(page.querySelectorAll('script:not([src]), style, [style], [onload]')).to.have.length(0);
  });

  it('is accessible', async () => {
    const frame = await framed(`?hand=${encodeURIComponent(HAND)}&breakdown`);
    const { documentElement } = frame.contentDocument!;
    expect(documentElement.lang).to.equal('en');
    expect(frame.contentDocument!.title).to.not.equal('');
    expect(frame.contentDocument!.querySelectorAll('main')).to.have.length(1);
  });
});

describe('the height of a frame', () => {
  it('follows its content, wide and narrow, and becomes stable', async () => {
    const frame = await framed(`?hand=${encodeURIComponent(HAND)}&breakdown=1&id=first`);
    await until(() => fits(frame));
    const wide = frame.clientHeight;
    expect(wide).to.be.greaterThan(100);
    const heard: number[] = [];
    const hear = ({ source, data }: MessageEvent): unknown =>
      source === frame.contentWindow && data.id === 'first' && heard.push(data.height);
    window.addEventListener('message', hear);
    // Every request is answered, because the embedding page may have asked late. No other request follows this one.
    frame.contentWindow!.postMessage({ type: 'mj-embed-height-request' }, '*');
    await until(() => heard.length);
    for (let count = 0; count < 20; count++) await nextFrame();
    heard.length = 0;
    frame.width = '200';
    await until(() => frame.clientHeight > wide && fits(frame));
    for (let count = 0; count < 20; count++) await nextFrame();
    window.removeEventListener('message', hear);
    expect(heard.length, 'no height is sent twice in a row').to.equal(
      heard.filter((height, index) => height !== heard[index - 1]).length,
    );
    expect(fits(frame)).to.equal(true);
  });

  it('is sent without a referrer when the embedding page asks', async () => {
    const frame = await framed(`?hand=1b`, (one) => (one.referrerPolicy = 'no-referrer'));
    await until(() => fits(frame));
  });

  it('is sent from a sandbox without an origin', async function () {
    // In WebKit, 'self' in the policy means the removed origin, so no script runs.
    if (/AppleWebKit(?!.*Chrome)/.test(navigator.userAgent)) this.skip();
    const frame = await framed(`?hand=${encodeURIComponent(HAND)}&breakdown=1`, (one) =>
      one.setAttribute('sandbox', 'allow-scripts'),
    );
    expect(frame.contentDocument).to.equal(null);
    await until(() => frame.clientHeight > 100);
  });

  it('is sent to a page of another origin', async () => {
    const { hostname, port } = location;
    const origin = `http://${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`;
    const frame = await framed('', (one) => {
      one.src = `${origin}${new URL(PAGE).pathname}?hand=${encodeURIComponent(HAND)}&breakdown=1`;
    });
    expect(frame.contentDocument).to.equal(null);
    await until(() => frame.clientHeight > 100);
  });

  it('is accepted only from the frame itself, from its own origin, within bounds', async () => {
    const frame = await framed('?hand=1b');
    await until(() => fits(frame));
    const { height } = frame.style;
    const post = (init: MessageEventInit): unknown => window.dispatchEvent(new MessageEvent('message', init));
    const data = { type: 'mj-embed-height', height: 777 };
    const { origin } = location;
    const source = frame.contentWindow;
    const other = document.createElement('iframe');
    document.body.append(other);
    frames.push(other);
    const forged: MessageEventInit[] = [
      ...['https://example.org', 'null', '', origin.toUpperCase(), `${origin}.example.org`, `${origin}/`].map(
        (from) => ({
          data,
          origin: from,
          source,
        }),
      ),
      ...[window, null, other.contentWindow].map((from) => ({ data, origin, source: from })),
      ...[null, undefined, 777, 'mj-embed-height', [data], { type: 'other', height: 777 }, { height: 777 }].map(
        (received) => ({ data: received as unknown, origin, source }),
      ),
      ...[-1, 0, NaN, 'x', '777', [777], {}, null].map((wrong) => ({
        data: { ...data, height: wrong },
        origin,
        source,
      })),
    ];
    expect(forged).to.have.length(24);
    for (const message of forged) {
      post(message);
      expect(frame.style.height, JSON.stringify(message.data)).to.equal(height);
    }
    // Readers’ comments on the embedding page may hide methods of its document.
    const image = document.createElement('img');
    image.name = 'querySelectorAll';
    document.body.append(image);
    try {
      post({ data: { ...data, height: 1e9 }, origin, source });
    } finally {
      image.remove();
    }
    expect(frame.style.height).to.equal('20000px');
  });

  it('is sent only to the embedding page', async () => {
    const frame = await framed('?hand=1b', (one) => (one.className = 'mj-embed'));
    await until(() => fits(frame));
    for (let count = 0; count < 20; count++) await nextFrame();
    const heard: unknown[] = [];
    const hear = ({ data }: MessageEvent): unknown => heard.push(data);
    window.addEventListener('message', hear);
    // Sent by the frame itself, not by the embedding page.
    frame.contentWindow!.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'mj-embed-height-request' },
        origin: 'https://example.org',
        source: frame.contentWindow,
      }),
    );
    for (let count = 0; count < 5; count++) await nextFrame();
    window.removeEventListener('message', hear);
    expect(heard).to.deep.equal([]);
  });
});
