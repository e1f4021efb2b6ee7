/** The page “Odds and doubles”: every claim of the sources with what the core makes of it. */
import { expect } from '@open-wc/testing';
import { until } from './helpers.js';

let frame: HTMLIFrameElement;
let page: Document;

/** The text of a claim with the figures of its `<mj-value>` elements. */
function words(id: string): string {
  const claim = page.getElementById(id)!;
  const copy = claim.cloneNode(true) as HTMLElement;
  const figures = [...claim.querySelectorAll('mj-value')].map((one) => (one as Element & { text: string }).text);
  for (const [place, value] of [...copy.querySelectorAll('mj-value')].entries()) value.replaceWith(figures[place]!);
  return copy.textContent!.replace(/\s+/g, ' ').trim();
}

before(async function () {
  this.timeout(60_000);
  frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 1000px; block-size: 800px; border: 0';
  frame.src = '/demo/odds.html';
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  page = frame.contentDocument!;
  await until(() => 'ready' in page.documentElement.dataset);
  for (const element of page.querySelectorAll('mj-hand, mj-value, mj-waits, mj-doubles'))
    await (element as Element & { updateComplete: Promise<unknown> }).updateComplete;
});
after(() => frame.remove());

describe('the page “Odds and doubles”', () => {
  it('computes every figure, and none of its elements has an error', () => {
    const outputs = [...page.querySelectorAll('output')];
    expect(outputs.length).to.be.at.least(40);
    for (const output of outputs) expect(output.textContent, output.dataset['compute']).to.match(/\S/);
    for (const output of outputs) expect(output.textContent).not.to.contain('NaN');
    // A hand of 14 tiles without a winning tile cannot be scored, but <mj-waits> compares its discards.
    for (const element of page.querySelectorAll('mj-value, mj-waits, mj-doubles'))
      expect((element as Element & { error: Error | null }).error?.message, element.outerHTML.slice(0, 90)).to.equal(
        undefined,
      );
  });

  it('shows chances by the number of draws [S0-MATH-01] [S0-MATH-02] [S0-MATH-03]', () => {
    const rows = [...page.querySelectorAll('#chances tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent!.trim()).join(' '),
    );
    expect(rows[0]).to.equal('Open wait 8 8.0% 15.4% 22.3% 28.7% 34.7% 58.3%');
    expect(rows[1]).to.contain('Closed or edge wait 4 4.0%');
    expect(words('claim-open')).to.contain(
      '6.1% at the start, with 131 tiles unknown; 6.5% with 123, 7.5% with 107, 8.0%',
    );
  });

  it('says where the mathematics of the sources is wrong, and what is right', () => {
    for (const [id, right] of [
      ['claim-gates', 'it does wait for 23 tiles, but thirteen orphans without a pair wait for 39.'],
      ['claim-flush', 'a half flush multiplies by two and a full flush by eight'],
      ['claim-flush', '20, 24 and 28 points.'],
      ['claim-little', 'it takes 21.8% of the mean.'],
      ['claim-split', 'pays −2,000 instead of −500; if East wins, −3,000 instead of −1,000.'],
      ['claim-poorest', 'so a bare hand is worth 0.'],
    ] as const) {
      expect(page.getElementById(id)!.matches('.wrong'), id).to.equal(true);
      expect(words(id)).to.contain(right);
    }
  });

  it('names the exception where the sources are nearly right', () => {
    expect(page.getElementById('claim-stack')!.matches('.partly')).to.equal(true);
    expect(words('claim-stack')).to.contain('a bare full flush with exposed chows is worth 160.');
    expect(words('claim-stack')).to.contain('is worth 168 without any flush');
  });

  it('confirms what is right', () => {
    for (const [id, right] of [
      ['claim-honours', '3 for sets of two dragons and the seat wind, 4 with a wind that is both seat and round wind'],
      ['claim-dragons', 'exactly 3, worth 240 here. With the third set, 500.'],
      ['claim-flowers', '24 with flower 1 and 48 with flower 2'],
      ['claim-finite', 'for 0.4 they are 3 and infinite; for 0.5, both are infinite.'],
      ['claim-cap', '2.3446 and 3.8045.'],
      [
        'claim-concealed',
        'is worth 22 with the pung claimed, 24 with the pung concealed and a win on a discard, and 52 self-drawn.',
      ],
      ['claim-points', 'from 60 to 38.'],
      ['claim-limit', '500, and with a self-draw and South’s own flower also 500.'],
      ['claim-danger', 'is the white dragon; against three sets of winds, it is the north wind.'],
      ['claim-suit', 'only characters and circles cannot help.'],
      ['claim-east', 'costs West −128 if East wins it and −64 if South does.'],
      ['claim-family', 'rounded up to 10 points.'],
      ['claim-six', 'from 30 points, 5 doubles reach 500.'],
      ['claim-hands', '21.3 on average if East wins one hand in four, and 23.7'],
      ['claim-thirteen', '1.5 · 10⁻⁸.'],
    ] as const)
      expect(words(id)).to.contain(right);
  });

  it('plots the stored simulation of every profile', () => {
    const select = page.querySelector<HTMLSelectElement>('#simulation select')!;
    expect(select.options).to.have.length(10);
    expect(page.querySelectorAll('#values tbody tr').length).to.be.greaterThan(8);
    expect(page.querySelector('#awards tbody')!.textContent).to.contain('Pung of honours');
    select.value = 'classical bare';
    select.dispatchEvent(new Event('change'));
    expect(page.querySelector('#median')!.textContent).to.equal('22');
    expect(Number(page.querySelector('#simulated-mean')!.textContent)).to.be.greaterThan(22);
  });

  it('simulates in a worker, with progress, and stops on request', async () => {
    const [run, stop] = page.querySelectorAll<HTMLButtonElement>('#simulation form button');
    const status = page.querySelector('#simulation [role="status"]')!;
    const progress = page.querySelector<HTMLProgressElement>('#simulation progress')!;
    const count = page.querySelector<HTMLSelectElement>('[name="hands"]')!;
    expect(stop!.disabled).to.equal(true);
    count.value = '1000000';
    run!.click();
    expect(run!.disabled).to.equal(true);
    await until(() => progress.value > 0);
    stop!.click();
    expect(progress.hidden).to.equal(true);
    expect(status.textContent).to.contain('Cancelled');
    count.value = '10000';
    run!.click();
    await until(() => status.textContent!.includes('10,000 new hands scored.'));
    expect(page.querySelector('#simulated p')!.textContent).to.contain('10,000 random hands');
  }).timeout(30_000);
});
