/** The page that is read: every element once, in sentences of a language. */

/** @typedef {'en' | 'de' | 'zh-Hans'} Lang */

/** @type {Record<Lang, { title: string; tile: [string, string]; hand: [string, string]; caption: string; value: [string, string]; label: string; end: string }>} */
const WORDS = {
  en: {
    title: 'A page of elements',
    tile: ['The tile', 'is in a sentence.'],
    hand: ['She goes out with', 'on the table.'],
    caption: 'A good start',
    value: ['This hand is worth', 'points.'],
    label: 'Your hand',
    end: 'End of the page.',
  },
  de: {
    title: 'Eine Seite mit Elementen',
    tile: ['Der Ziegel', 'steht im Satz.'],
    hand: ['Sie macht Mah-Jongg mit', 'auf dem Tisch.'],
    caption: 'Ein guter Anfang',
    value: ['Dieses Spiel ist', 'Punkte wert.'],
    label: 'Ihr Spiel',
    end: 'Ende der Seite.',
  },
  'zh-Hans': {
    title: '组件页面',
    tile: ['这张牌', '在句子里。'],
    hand: ['她以', '和牌。'],
    caption: '好的开始',
    value: ['这手牌值', '分。'],
    label: '你的手牌',
    end: '页面结束。',
  },
};

const HAND = '(RRR) 123b 456b 99d 78d +9d';

/** The last words of the page. */
export const endOf = (/** @type {Lang} */ lang) => WORDS[lang].end;

/** What the page has below each heading, which is the name of an element. @returns {[string, string][]} */
export function partsOf(/** @type {Lang} */ lang) {
  const { tile, hand, caption, value } = WORDS[lang];
  const sentence = (/** @type {[string, string]} */ [before, after], /** @type {string} */ middle) =>
    `<p>${before} ${middle} ${after}</p>`;
  return [
    ['mj-tile', sentence(tile, '<mj-tile tile="5b"></mj-tile>')],
    ['mj-hand', `${sentence(hand, `<mj-hand id="hand">${HAND}</mj-hand>`)}
      <mj-hand situation seat="south">(SSS) 12b EE<figcaption>${caption}</figcaption></mj-hand>`],
    ['mj-value', sentence(value, '<mj-value for="hand">30</mj-value>')],
    ['mj-score-breakdown', `<mj-score-breakdown><mj-hand seat="south">${HAND}</mj-hand></mj-score-breakdown>`],
    ['mj-settlement', '<mj-settlement scores="east 8; south 48; west 0; north 2" winner="south"></mj-settlement>'],
    ['mj-waits', '<mj-waits><mj-hand>(RRR) 123b 456b 99d 78d</mj-hand></mj-waits>'],
    ['mj-claims', '<mj-claims discard="5b" from="south"><mj-hand seat="west">46b 55d 123c 99c RRR 5b</mj-hand></mj-claims>'],
    ['mj-doubles', '<mj-doubles points="26" doubles="2" limit="500"></mj-doubles>'],
    ['mj-incidents', '<mj-incidents about="discard"></mj-incidents>'],
    ['mj-wall', '<mj-wall dice="3 4, 5 2"></mj-wall>'],
    ['mj-rules', '<mj-rules profile="british" sections="points" compare="classical" differences></mj-rules>'],
    ['mj-game', '<mj-game players="Ann, Ben, Cho, Dan">Ben 48 from Cho; Ann 8\nwashout\nAnn 20; Ben 4</mj-game>'],
    ['mj-exercise', `<mj-exercise ask="points doubles value"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>`],
  ];
}

/** What is worked with keys. @returns {[string, string][]} */
export const toolsOf = (/** @type {Lang} */ lang) => [
  ['mj-hand editable', `<label for="editor">${WORDS[lang].label}</label><mj-hand id="editor" editable></mj-hand>`],
  ['mj-game editable', '<mj-game editable players="Ann, Ben, Cho, Dan"></mj-game>'],
  ['mj-wall', '<mj-wall dice="3 4, 5 2"></mj-wall>'],
];

/** The page; without a script if elements are to be drawn late. */
export function pageOf(/** @type {Lang} */ lang, /** @type {[string, string][]} */ parts, { isLate = false } = {}) {
  const { title, end } = WORDS[lang];
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title>
    ${isLate ? '' : `<script type="module" src="${lang}/page.js"></script>`}
    <h1>${title}</h1>${parts.map(([name, markup]) => `<h2>${name}</h2>${markup}`).join('\n')}<p id="end">${end}</p></html>`;
}
