/** The page “At the table”: manners, and hands laid down as each book marks them. */
import { expect } from '@open-wc/testing';

let frame: HTMLIFrameElement;
let page: Document;

const words = (selector: string): string =>
  (page.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
/** The tiles of a figure as they are drawn: `–` is a back, and a stroke follows a tile on its side. */
const laid = (id: string): string =>
  [...page.querySelectorAll(`#${id} mj-tile`)]
    .map((tile) => {
      const drawn = tile.shadowRoot!.querySelector('.tile')!;
      if (drawn.matches('.face-down')) return '–';
      return tile.getAttribute('tile')! + (drawn.matches('.sideways') ? '/' : '');
    })
    .join(' ');
const boxes = (id: string): DOMRect[] =>
  [...page.querySelectorAll(`#${id} mj-tile`)].map((tile) => tile.getBoundingClientRect());

before(async function () {
  this.timeout(60_000);
  frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size: 1000px; block-size: 800px; border: 0';
  frame.src = '/demo/at-the-table.html';
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  page = frame.contentDocument!;
  const elements = [...page.querySelectorAll('mj-tile, mj-hand, mj-wall, mj-claims, mj-incidents')];
  await Promise.all(elements.map(({ localName }) => frame.contentWindow!.customElements.whenDefined(localName)));
  for (const element of elements) await (element as Element & { updateComplete: Promise<unknown> }).updateComplete;
});
after(() => frame.remove());

describe('the page “At the table”', () => {
  it('shows the whole set, and what of the deal matters for scoring [S0-SETUP-02]', () => {
    expect(page.querySelectorAll('#set mj-tile')).to.have.length(34 + 8);
    const links = [...page.querySelectorAll('#seats ~ p a')].map((link) => link.textContent!.replace(/\s+/g, ' '));
    expect(links).to.deep.equal(['wind of the round', 'loose tiles', 'score sheet']);
  });

  it('says how dice and wall are treated [S4-BRK-02] [S4-WALL-03] [S4-WALL-04]', () => {
    expect(words('#wall-manners')).to.contain('Dice that land tilted or outside the wall are thrown again. [19]');
    expect(words('#wall-manners')).to.contain('The square belongs to everyone, but each player looks after one side');
    expect(page.querySelector('mj-wall')!.shadowRoot!.querySelector('svg')).to.not.equal(null);
  });

  it('says what is shown of a draw and how discards are laid [S4-PLAY-03] [S4-DIS-01]', () => {
    expect(words('#turn-manners')).to.contain(
      'You don’t have to show a tile that you draw from the wall, unless it is a flower or a season or makes a kong.',
    );
    expect(words('#turn-manners')).to.contain('Discards go face up into the middle and are named');
    expect(words('#turn-manners')).to.contain('In China they often lie face down');
  });

  it('gives both laws on saying “ready” [S4-END-01] [S4-END-02]', () => {
    const laws = [...page.querySelectorAll('#ready + p + dl dt')].map((term) =>
      term.textContent!.replace(/\s+/g, ' ').trim(),
    );
    expect(laws).to.deep.equal(['It is announced [3]', 'It must not be announced [19]']);
  });

  it('draws concealed pungs and kongs with a turned tile, as each book does [S4-END-07] [S4-KONG-01] [S4-KONG-03]', () => {
    expect(laid('pung-middle')).to.equal('5b – 5b');
    expect(laid('kong-middle')).to.equal('R – R R');
    expect(laid('kong-ends')).to.equal('– R R –');
    expect(laid('kong-one-up')).to.equal('– R – –');
    expect(laid('kong-claimed')).to.equal('9c 9c 9c –');
  });

  it('puts one tile of a concealed pung on top of the others and the winning tile on end [S4-END-08]', () => {
    expect(laid('pung-on-top')).to.equal('– – 5b');
    const [left, right, top] = boxes('pung-on-top');
    expect(top!.left).to.be.greaterThan(left!.left).and.to.be.lessThan(right!.left);
    expect(top!.bottom).to.be.lessThan(left!.bottom);
    expect(laid('won-on-end')).to.equal('7d 8d 9d');
    const [lying, , standing] = boxes('won-on-end');
    expect(standing!.top).to.be.lessThan(lying!.top);
  });

  it('turns the winning tile, with exposed sets in front [S3-ARR-01]', () => {
    expect(laid('won-sideways')).to.equal('7d 8d 9d/');
    expect(words('#marks + p')).to.contain('Keep sets apart from each other, with exposed ones in front of the hand.');
  });

  it('says that the winning tile is shown before it joins the hand [S3-ARR-01B]', () => {
    expect(words('#show-first')).to.contain('the winner shows the winning tile before putting it with the others');
  });

  it('says what each source is and what it lacks [S1-PEN-01] [S2-INT-01] [S4-INT-01] [S4-INT-02] [S4-SCORE-00]', () => {
    const notes = words('#source-notes');
    for (const note of [
      'pung-based The source announces a page on penalties and errors, but it is missing.',
      'The house rules of one family, who invite others to make their own.',
      'brings together the laws of several books: Kohnen, Millington, Whitney, Thompson and Maloney, Headley and Seeley, Carkner and Pritchard. It says that it is incomplete.',
      'the old Chinese game is about regular hands',
      'Its page about scoring is missing',
    ])
      expect(notes).to.contain(note);
  });

  it('has no element that could not be drawn', () => {
    for (const element of page.querySelectorAll('mj-tile, mj-hand, mj-wall, mj-claims, mj-incidents'))
      expect((element as Element & { error: Error | null }).error, element.outerHTML.slice(0, 80)).to.equal(null);
  });
});
