/** Words in attributes and properties: how they are written makes no difference, and a message quotes them as they were written. */
import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../src/index.js';
import '../../src/mj-claims.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-incidents.js';
import '../../src/mj-rules.js';
import '../../src/mj-value.js';
import '../../src/mj-waits.js';
import '../../src/mj-wall.js';
import { fixture, onlyInChromium, settled, until, words } from './helpers.js';

onlyInChromium();

const WON = '(RRR) 111b 444b 99d 78d +9d';
const HAND = `<mj-hand>${WON}</mj-hand>`;
/** A hand that can claim the 9 of circles in several ways. */
const READY = '<mj-hand>(RRR) 123b 456b 99d 78d</mj-hand>';
const SCORES = 'scores="east 8; south 64; west 16; north 4"';

/** Elements, each without an attribute, and that attribute with a value. */
const written: readonly (readonly [markup: string, attribute: string, value: string])[] = [
  [`<mj-value hand="${WON}"></mj-value>`, 'profile', 'family'],
  [`<mj-value hand="${WON}"></mj-value>`, 'profile', 'pomax'],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'profile', 'bmja'],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'profile', 'pung-based'],
  ['<mj-rules sections="payment"></mj-rules>', 'profile', 'xmj'],
  ['<mj-rules sections="payment"></mj-rules>', 'base', 'british'],
  ['<mj-rules sections="payment"></mj-rules>', 'compare', 'british dmjl'],
  ['<mj-rules sections="play"></mj-rules>', 'sections', 'payment points'],
  ['<mj-rules sections="payment"></mj-rules>', 'view', 'card'],
  ['<mj-rules sections="payment"></mj-rules>', 'rules', 'east-doubles: none; losers-settle: no'],
  ['<mj-rules sections="payment"></mj-rules>', 'limit', 'none'],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'compare', 'british pomax'],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'panels', 'copy readings'],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'panels', 'none'],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'section', 'points'],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'view', 'compact'],
  ['<mj-hand>111z 123s 456s 99p 78p +9p</mj-hand>', 'notation', 'mpsz'],
  [`<mj-hand situation>${WON}</mj-hand>`, 'seat', 'south'],
  [`<mj-hand situation>${WON}</mj-hand>`, 'round', 'west'],
  [`<mj-hand situation>${WON}</mj-hand>`, 'win', 'self-draw'],
  [`<mj-hand situation win="self-draw">${WON} 1f</mj-hand>`, 'circumstances', 'last-tile flower-replacement'],
  [`<mj-value hand="${WON}"></mj-value>`, 'figure', 'points'],
  [`<mj-value hand="${WON}"></mj-value>`, 'win', 'self-draw'],
  [`<mj-value hand="${WON}"></mj-value>`, 'circumstances', 'last-tile'],
  ['<mj-value></mj-value>', 'rule', 'pung-of-honours'],
  [`<mj-settlement ${SCORES}></mj-settlement>`, 'winner', 'south'],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'discarder', 'north'],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'dead', 'north: short; west'],
  [`<mj-settlement ${SCORES} rules="pao-by: claim" winner="south"></mj-settlement>`, 'liable', 'west'],
  [`<mj-settlement ${SCORES} rules="false-win: 300" winner="south"></mj-settlement>`, 'incidents', 'west: false-win'],
  ['<mj-settlement></mj-settlement>', 'scores', 'east 8; south 64; west 16; north 4'],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'compare', 'british pomax'],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'view', 'compact'],
  [`<mj-claims discard="9d" precedence from="south">${READY}</mj-claims>`, 'profile', 'bmja'],
  [`<mj-claims discard="9d">${READY}</mj-claims>`, 'from', 'north'],
  [`<mj-claims discard="9d" from="south">${READY}</mj-claims>`, 'kong', 'promoted'],
  [`<mj-claims discard="9d" from="south">${READY}</mj-claims>`, 'claims', 'west pung'],
  [`<mj-claims discard="9d" from="south">${READY}</mj-claims>`, 'barred', 'west 9d'],
  ['<mj-incidents></mj-incidents>', 'about', 'wall hand'],
  ['<mj-incidents about="hand"></mj-incidents>', 'winner', 'north'],
  ['<mj-incidents about="hand"></mj-incidents>', 'offender', 'north'],
  ['<mj-wall dice="3 4, 5 2"></mj-wall>', 'step', 'count'],
  ['<mj-wall dice="3 4, 5 2"></mj-wall>', 'bonus', 'none'],
  ['<mj-wall dice="3 4, 5 2"></mj-wall>', 'view', 'cards'],
  ['<mj-game players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"></mj-game>', 'chips', 'none'],
  ['<mj-game players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"></mj-game>', 'profile', 'pomax'],
  [`<mj-exercise>${HAND}</mj-exercise>`, 'ask', 'value doubles'],
  ['<mj-exercise seed="7"></mj-exercise>', 'want', 'form: losing; difficulty: easy'],
];

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000');

const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What an element and those inside show. */
const shownBy = (element: Element): string =>
  [element, ...element.querySelectorAll('*')].map(({ shadowRoot }) => words(shadowRoot)).join(' ');

describe('a word means the same with capitals, spaces around it, full-width or invisible characters', () => {
  for (const [markup, attribute, value] of written)
    it(`${markup.slice(1, markup.search(/[ >]/))} ${attribute}="${value}"`, async () => {
      const page = await fixture<HTMLElement>(`<div>${markup.repeat(6)}</div>`);
      const [without, plain, capitals, wide, marked, property] = [...page.children] as (LitElement & {
        error: Error | null;
      })[];
      plain!.setAttribute(attribute, value);
      capitals!.setAttribute(attribute, `\n  ${value.toUpperCase()} \t`);
      Object.assign(wide!, { [camelCase(attribute)]: fullWidth(value.charAt(0).toUpperCase() + value.slice(1)) });
      // As editors of pages insert them.
      const invisible = `\u200e${[...value].join('\u200b')}\ufeff`;
      marked!.setAttribute(attribute, invisible);
      Object.assign(property!, { [camelCase(attribute)]: invisible });
      await settled(page);
      expect(shownBy(plain!)).not.to.equal(shownBy(without!));
      for (const found of [capitals!, wide!, marked!, property!]) {
        expect(found.error?.message ?? null).to.equal(null);
        expect(shownBy(found)).to.equal(shownBy(plain!));
      }
    });
});

/** Elements with an unknown word, in an attribute. */
const unknown: readonly (readonly [markup: string, attribute: string, value: (word: string) => string])[] = [
  [`<mj-hand>${WON}</mj-hand>`, 'seat', (word) => word],
  [`<mj-hand>${WON}</mj-hand>`, 'round', (word) => word],
  [`<mj-hand>${WON}</mj-hand>`, 'win', (word) => word],
  [`<mj-hand>${WON}</mj-hand>`, 'circumstances', (word) => `last-tile ${word}`],
  [`<mj-hand>${WON}</mj-hand>`, 'notation', (word) => word],
  [`<mj-value hand="${WON}"></mj-value>`, 'profile', (word) => word],
  [`<mj-value hand="${WON}"></mj-value>`, 'figure', (word) => word],
  [`<mj-value hand="${WON}"></mj-value>`, 'seat', (word) => word],
  ['<mj-value></mj-value>', 'rule', (word) => word],
  ['<mj-rules sections="payment"></mj-rules>', 'base', (word) => word],
  ['<mj-rules sections="payment"></mj-rules>', 'compare', (word) => `british ${word}`],
  ['<mj-rules></mj-rules>', 'sections', (word) => `points ${word}`],
  ['<mj-rules sections="payment"></mj-rules>', 'view', (word) => word],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'compare', (word) => `british ${word}`],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'panels', (word) => `copy ${word}`],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'section', (word) => word],
  [`<mj-score-breakdown>${HAND}</mj-score-breakdown>`, 'view', (word) => word],
  [`<mj-settlement ${SCORES}></mj-settlement>`, 'winner', (word) => word],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'discarder', (word) => word],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'liable', (word) => word],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'round', (word) => word],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'dead', (word) => `north: ${word}`],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'dead', (word) => `${word}: short`],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'incidents', (word) => `north: ${word}`],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'compare', (word) => word],
  [`<mj-settlement ${SCORES} winner="south"></mj-settlement>`, 'view', (word) => word],
  ['<mj-settlement></mj-settlement>', 'scores', (word) => `${word} 20; south 64`],
  ['<mj-settlement></mj-settlement>', 'scores', (word) => `east ${word}; south 64; west 1; north 1`],
  [`<mj-claims discard="9d">${READY}</mj-claims>`, 'from', (word) => word],
  [`<mj-claims from="south">${READY}</mj-claims>`, 'discard', (word) => word],
  [`<mj-claims discard="9d" from="south">${READY}</mj-claims>`, 'kong', (word) => word],
  [`<mj-claims discard="9d" from="south">${READY}</mj-claims>`, 'claims', (word) => `west ${word}`],
  [`<mj-claims discard="9d" from="south">${READY}</mj-claims>`, 'missed', (word) => `west ${word}`],
  ['<mj-incidents></mj-incidents>', 'about', (word) => `wall ${word}`],
  ['<mj-incidents></mj-incidents>', 'offender', (word) => word],
  ['<mj-wall dice="3 4, 5 2"></mj-wall>', 'step', (word) => word],
  ['<mj-wall dice="3 4, 5 2"></mj-wall>', 'bonus', (word) => word],
  ['<mj-wall dice="3 4, 5 2"></mj-wall>', 'view', (word) => word],
  ['<mj-wall></mj-wall>', 'dice', (word) => word],
  ['<mj-game players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"></mj-game>', 'chips', (word) => `100 ${word}`],
  ['<mj-game players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"></mj-game>', 'stake', (word) => word],
  ['<mj-game players="Ann, Ben, Cho, Dan"></mj-game>', 'hands', (word) => `Ben 48 ${word}`],
  ['<mj-game players="Ann, Ben, Cho, Dan"></mj-game>', 'hands', (word) => `profile: ${word}; Ben 48 from Cho`],
  [`<mj-exercise>${HAND}</mj-exercise>`, 'ask', (word) => `value ${word}`],
  ['<mj-exercise seed="7"></mj-exercise>', 'want', (word) => `form: ${word}`],
  ['<mj-exercise seed="7"></mj-exercise>', 'want', (word) => word],
  ['<mj-exercise seed="7"></mj-exercise>', 'want', (word) => `${word}: 3`],
  ['<mj-exercise seed="7"></mj-exercise>', 'want', (word) => `doubles: ${word}`],
  ['<mj-exercise seed="7"></mj-exercise>', 'count', (word) => word],
  ['<mj-doubles></mj-doubles>', 'points', (word) => word],
  ['<mj-waits><mj-hand>123b 456b RRR 99d 78d</mj-hand></mj-waits>', 'draws', (word) => word],
];

describe('a message quotes an unknown word as it was written', () => {
  const { warn } = console;
  const warned: string[] = [];
  before(() => (console.warn = (...texts: unknown[]) => warned.push(texts.join(' '))));
  after(() => (console.warn = warn));

  unknown.forEach(([markup, attribute, valueOf], place) =>
    it(`${markup.slice(1, markup.search(/[ >]/))} ${attribute}="${valueOf('ＸYz')}"`, async () => {
      // Each is another word, since a warning appears once.
      const word = `Ｑ${String.fromCharCode(65 + (place % 26))}z${'a'.repeat(place / 26)}`;
      const page = await fixture<HTMLElement>(`<div>${markup}</div>`);
      const element = page.firstElementChild as LitElement & { error: Error | null };
      element.setAttribute(attribute, valueOf(word));
      await settled(page);
      const { error } = element;
      const said = () => [error?.message ?? '', shownBy(element), ...warned].filter((text) => text.includes(word));
      await until(() => said().length > 0, `“${word}” is quoted: ${error?.message ?? shownBy(element)}`);
      if (error) expect(error.message).to.include(word);
    }),
  );
});
