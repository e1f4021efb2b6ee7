/**
 * No text is hard-coded: every element, in every state, in a third language that is English in full-width letters. A
 * word in ordinary letters did not come from the language. Only notation, which is written the same in every language,
 * and the author's own text may have them.
 */
import { expect, html } from '@open-wc/testing';
import { a11ySnapshot } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import {
  all,
  drawn,
  fixture,
  inChromium,
  loaded,
  one,
  onlyInChromium,
  press,
  root,
  settled,
  until,
  words,
} from './helpers.js';
import { choicesOf, optionIds, score } from '../../src/core/index.js';
import { incidentIds } from '../../src/core/rules/fines.js';
import { englishOddsErrors } from '../../src/lang/odds-forms.js';
import { editorTexts } from '../../src/lang/editor.js';
import { exerciseSentences } from '../../src/core/exercises/errors.js';
import { claimSentences } from '../../src/core/claims/errors.js';
import { game as gameErrors } from '../../src/core/sentences/games.js';
import { claims as enClaims } from '../../src/lang/texts/en/claims.js';
import { exercise as enExercise } from '../../src/lang/texts/en/exercise.js';
import { extras as enExtras } from '../../src/lang/texts/en/extras.js';
import { game as enGame } from '../../src/lang/texts/en/game.js';
import { incidents as enIncidents } from '../../src/lang/texts/en/incidents.js';
import { enNotes } from '../../src/lang/en/notes.js';
import { enRules } from '../../src/lang/rules-texts.js';
import { doubles as enDoubles } from '../../src/lang/texts/en/doubles.js';
import { validity as enValidity } from '../../src/lang/texts/en/validity.js';
import { value as enValue } from '../../src/lang/texts/en/value.js';
import { waits as enWaits } from '../../src/lang/texts/en/waits.js';
import { wall as enWall } from '../../src/lang/texts/en/wall.js';
import { registerTexts, type Texts } from '../../src/lang/index.js';
import { panelMessages } from '../../src/lang/panel-texts.js';
import { settlement } from '../../src/lang/en/settlement.js';
import '../../src/index.js';
import '../../src/mj-claims.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-incidents.js';
import '../../src/mj-rules.js';
import '../../src/mj-value.js';
import '../../src/mj-doubles.js';
import '../../src/mj-waits.js';
import '../../src/mj-wall.js';

const LANGUAGE = 'x-wide';

/** Full-width letters in place of ordinary ones. */
const wide = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0));

/** The same texts in full-width letters. Ids and languages stay as they are. */
function widened(texts: unknown): unknown {
  if (typeof texts === 'string') return wide(texts);
  if (typeof texts === 'function')
    return (...all: unknown[]): unknown => widened((texts as (...all: unknown[]) => unknown)(...all));
  if (Array.isArray(texts)) return texts.map(widened);
  if (!texts || typeof texts !== 'object') return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, key === 'language' ? LANGUAGE : widened(value)]),
  );
}

const english = { ...panelMessages, ...enExtras, ...enValidity, ...enValue, settlement };
/** English keywords, and the names of errors, that are words as they are. */
const asWords = (ids: readonly (string | number)[]): object =>
  Object.fromEntries(ids.map((id) => [id, String(id).replaceAll('-', ' ')]));
const later = {
  rules: {
    ...enRules,
    keywords: { ...asWords(optionIds.flatMap((id) => choicesOf(id).values)), ...enRules.keywords },
    incidentNames: { ...asWords(incidentIds), ...enRules.incidentNames },
  },
  notes: enNotes,
  wall: enWall,
  game: { ...enGame, sentences: gameErrors.sentences },
  claims: { ...enClaims, errors: { ...claimSentences, ...enClaims.errors } },
  incidents: { ...enIncidents, errors: { ...claimSentences, ...enIncidents.errors } },
  waits: enWaits,
  doubles: enDoubles,
  oddsErrors: englishOddsErrors,
  exercise: { ...enExercise, errors: exerciseSentences },
};
registerTexts(LANGUAGE, widened({ ...english, ...later, editor: editorTexts(english) }) as Partial<Texts>);

/** Where text may stand in any letters: notation, and what authors or readers wrote, and a rule’s names in other languages. */
const AUTHORED = 'style, .notation, textarea, input[part~="field"], p.text, [part~="names"], .indexed > small';
/** Attributes with text that is seen or heard. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
];
const LETTERS = /[A-Za-z]/;

/** Texts in a shadow root that are not in the language, with the element they belong to. */
function foreignIn(element: Element): string[] {
  const found: string[] = [];
  const look = (root: ShadowRoot): void => {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (LETTERS.test(node.nodeValue!) && !parent?.closest(AUTHORED)) found.push(node.nodeValue!.trim());
    }
    for (const inner of root.querySelectorAll('*')) {
      for (const name of SPOKEN) {
        const value = inner.getAttribute(name) ?? '';
        // An example of a rule in the field for rules is written in the words of `rules`.
        const isRule = name === 'placeholder' && /^\d+ points for /.test(value);
        if (LETTERS.test(value) && !isRule) found.push(`${name}: ${value}`);
      }
      if (inner.shadowRoot) look(inner.shadowRoot);
    }
  };
  look(element.shadowRoot!);
  return found;
}

const foreign = (page: Element): string[] =>
  [page, ...page.querySelectorAll('*')]
    .filter(({ shadowRoot }) => shadowRoot)
    .flatMap((element) => foreignIn(element).map((text) => `<${element.localName}> ${text}`));

/** Fails unless every element of these tags shows text in the language. */
function expectWide(page: Element, ...tags: string[]): void {
  for (const element of page.querySelectorAll(tags.join()))
    expect(root(element).textContent, `<${element.localName}>`).to.match(/[Ａ-Ｚａ-ｚ]/);
}

const page = async (content: TemplateResult): Promise<HTMLElement> => {
  const found = await fixture<HTMLElement>(html`<div lang=${LANGUAGE}>${content}</div>`);
  await settled(found);
  return found;
};

const WON = '(RRR) [2222c] (999d+9d) 45b EE +6b 14f 3s';
const LIMIT = '119b 19c 19d ESWN RG +B';

onlyInChromium();

describe('a third language', () => {
  it('finds visible and spoken words that are not in it', () => {
    const element = document.createElement('div');
    element.attachShadow({
      mode: 'open',
    }).innerHTML = `<p>${wide('Why not')} 12</p><p>or else</p><button aria-label="Close">×</button><p class="notation">12b</p>`;
    expect(foreignIn(element)).to.deep.equal(['or else', 'aria-label: Close']);
  });

  it('is all that tiles and hands show', async () => {
    const shown = await page(html`
      <mj-tile tile="5b"></mj-tile>
      <mj-tile tile="3f" indices></mj-tile>
      <mj-tile tile="R" face-down></mj-tile>
      <mj-tile tile="x"></mj-tile>
      <mj-hand indices>${WON}</mj-hand>
      <mj-hand situation seat="south" win="self-draw" circumstances="last-tile kong-replacement">${WON}</mj-hand>
      <mj-hand spread highlight="SSx">123b 456c EE</mj-hand>
      <mj-hand highlight="9b">123b 456c EE</mj-hand>
      <mj-hand expect="3">${WON}</mj-hand>
      <mj-hand expect="3">123b</mj-hand>
      <mj-hand>(RRR) 12x</mj-hand>
      <mj-hand>(RRR) ?? +?</mj-hand>
      <mj-hand seat="north-east">${WON}</mj-hand>
      <mj-hand notation="mpsz">123m 5z</mj-hand>
      <mj-hand profile="nobody">${WON}</mj-hand>
      <mj-hand rules="flower: 3 pints">${WON}</mj-hand>
    `);
    await until(() => one(shown.querySelector('[situation]')!, '[part~="situation"]'));
    await settled(shown);
    expect(foreign(shown)).to.deep.equal([]);
  });

  it('is all that an editor shows', async () => {
    const shown = await page(html`
      <mj-hand editable></mj-hand>
      <mj-hand editable seat="south" win="self-draw" circumstances="last-tile">${WON}</mj-hand>
      <mj-hand editable expect="3">123b 99d</mj-hand>
      <mj-hand editable>12x</mj-hand>
      <mj-hand editable required min="100" winning>(RRR) 123b 456b 99d 78d +9d</mj-hand>
      <mj-hand editable required winning>123b</mj-hand>
      <mj-hand editable required></mj-hand>
    `);
    const hands = [...shown.querySelectorAll('mj-hand')];
    for (const hand of hands) await loaded(hand);
    expect(foreign(shown)).to.deep.equal([]);
    for (const hand of hands) {
      const [first] = all(hand, '[data-place]');
      first?.click();
      await drawn(hand);
      for (const kind of all<HTMLInputElement>(hand, '[name="kind"]')) {
        kind.click();
        await drawn(hand);
        // Each tile is either picked or refused with a reason.
        for (const tile of ['1b', '9d', 'E', '1f']) {
          one(hand, `[data-tile="${tile}"]`).click();
          await drawn(hand);
          expect(foreignIn(hand), `${kind.value}, ${tile}`).to.deep.equal([]);
        }
      }
      const message = (hand as HTMLElement & { validationMessage: string }).validationMessage;
      expect(message).to.not.match(LETTERS);
      await press(hand, wide('Clear'));
    }
    expect(hands.map((hand) => hand.validationMessage).filter(Boolean)).to.have.length(3);
    expect(foreign(shown)).to.deep.equal([]);
  });

  it('is all that a breakdown shows', async () => {
    const unknown = { ...score(WON), profile: 'x' };
    const shown = await page(html`
      <mj-score-breakdown compare="british european family"><mj-hand seat="south">${WON}</mj-hand></mj-score-breakdown>
      <mj-score-breakdown profile="pung-based" steps><mj-hand>RRR 456d (999d) 22d 67d +8d</mj-hand></mj-score-breakdown>
      <mj-score-breakdown profile="european"><mj-hand>111222333b 99d EE +E</mj-hand></mj-score-breakdown>
      <mj-score-breakdown profile="british"><mj-hand>${LIMIT}</mj-hand></mj-score-breakdown>
      <mj-score-breakdown profile="family"><mj-hand>(123b) (456b) 789b RR 45b +6b</mj-hand></mj-score-breakdown>
      <mj-score-breakdown><mj-hand>(RRR) 99c EE 1235b 34d</mj-hand></mj-score-breakdown>
      <mj-score-breakdown section="doubles"><mj-hand>(RRR) 99c EE 1235b 34d</mj-hand></mj-score-breakdown>
      <mj-score-breakdown section="limit-hands"><mj-hand>(RRR) 99c EE 1235b 34d</mj-hand></mj-score-breakdown>
      <mj-score-breakdown limit="30" rules="limit-doubles: 1; rounding: base-to-nearest-10">
        <mj-hand>(RRR) (GGG) 123b EE 45b +6b</mj-hand>
      </mj-score-breakdown>
      <mj-score-breakdown rules="win-requirement: one-double">
        <mj-hand>123b 456c 789d 99d 78d +9d</mj-hand>
      </mj-score-breakdown>
      <mj-score-breakdown></mj-score-breakdown>
      <mj-score-breakdown for="nothing"></mj-score-breakdown>
      <mj-score-breakdown .score=${unknown}></mj-score-breakdown>
      <mj-score-breakdown .score=${{ won: true } as never}></mj-score-breakdown>
    `);
    const elements = [...shown.querySelectorAll('mj-score-breakdown')];
    expectWide(shown, 'mj-score-breakdown');
    await until(() => one(elements[0]!, '[part="comparison"]'));
    for (const element of elements) {
      for (const details of all<HTMLDetailsElement>(element, 'details')) {
        details.open = true;
        await until(() => details.querySelector('.panel')!.childElementCount);
      }
      await settled(element);
      for (const button of all(element, '.line [aria-expanded], .misses + button')) button.click();
      await settled(element);
      await until(() => all(element, '[part="detail"] td').every((cell) => words(cell)));
      for (const input of all<HTMLInputElement>(element, '[part~="what-if"] input')) {
        input.click();
        await settled(element);
        expect(foreignIn(element), `${input.name} ${input.value}`).to.deep.equal([]);
      }
      expect(element.toText()).to.not.match(/[a-z]{2}/);
      expect(element.toMarkdown()).to.not.match(/[a-z]{2}/);
    }
    expect(foreign(shown)).to.deep.equal([]);
    const next = all(elements[1]!, '[part~="steps"] button').at(1)!;
    for (let step = 0; step < 30; step++) {
      next.click();
      await elements[1]!.updateComplete;
      expect(foreignIn(elements[1]!)).to.deep.equal([]);
    }
  });

  it('is all that a settlement shows', async () => {
    const values = 'east 20; south 1280; west 8; north 4';
    const shown = await page(html`
      <mj-settlement scores=${values} winner="south" compare="british european" editable></mj-settlement>
      <mj-settlement scores=${values} winner="south" discarder="east" dead="west: foul; north: short"></mj-settlement>
      <mj-settlement scores=${values} winner="east" discarder="west" pao></mj-settlement>
      <mj-settlement scores=${values} winner="east" rules="discarder-pays: 2; self-draw-pays: 2"></mj-settlement>
      <mj-settlement scores=${values} winner="east" compare="losers-settle: no"></mj-settlement>
      <mj-settlement scores=${values}></mj-settlement>
      <mj-settlement scores="east 20" winner="nobody"></mj-settlement>
      <mj-settlement scores="east much"></mj-settlement>
      <mj-settlement></mj-settlement>
      <mj-settlement editable></mj-settlement>
      <mj-settlement rules="payers: discarder">
        <mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand>
        <mj-hand>(555d) 12x</mj-hand>
      </mj-settlement>
      <mj-settlement rules="payers: discarder" editable>
        <mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand>
      </mj-settlement>
    `);
    const [editable, ...others] = [...shown.querySelectorAll('mj-settlement')];
    await until(() => one(editable!, '[part="entry"] button'));
    for (const button of all(editable!, '[part="entry"] button')) button.click();
    await settled(shown);
    await until(() => all(editable!, 'mj-hand').every((each) => one(each, '[part="editor"]')));
    expectWide(shown, 'mj-settlement');
    expect(foreign(shown)).to.deep.equal([]);
    for (const element of [editable!, ...others]) {
      const next = all(element, '[part~="steps"] button').at(1);
      for (let step = 0; next && step < 7; step++) {
        next.click();
        await element.updateComplete;
        expect(foreignIn(element)).to.deep.equal([]);
      }
    }
  });

  it('is all that a figure and the rules of a table show', async () => {
    const shown = await page(html`
      <mj-value hand=${WON} expect="3"></mj-value>
      <mj-value hand=${LIMIT} figure="total"></mj-value>
      <mj-value rule="flower"></mj-value>
      <mj-value rule="pung-of-honours"></mj-value>
      <mj-value rule="all-green" profile="millington"></mj-value>
      <mj-value rule="earthly-hand" profile="millington"></mj-value>
      <mj-value rule="chow-hand"></mj-value>
      <mj-value rule="pungs"></mj-value>
      <mj-value hand="12x"></mj-value>
      <mj-rules profile="british" compare="european family"></mj-rules>
      <mj-rules rules="flower: 8 points; limit: none"></mj-rules>
      <mj-rules profile="nobody"></mj-rules>
      <mj-rules editable profile="european" rules="flower: 8 points; chow-hand: 2 doubles"></mj-rules>
      <mj-rules editable rules="flower: 8 pints"></mj-rules>
    `);
    for (const element of shown.querySelectorAll('mj-value')) one(element, 'button')?.click();
    await settled(shown);
    const rules = shown.querySelector('mj-rules[editable]')!;
    await until(() => one(rules, '[part~="own"]'));
    for (const details of all<HTMLDetailsElement>(rules, 'details')) details.open = true;
    one(rules, '[part~="own"] button').click();
    await settled(shown);
    expectWide(shown, 'mj-value[rule]', 'mj-rules');
    expect(foreign(shown)).to.deep.equal([]);
  });

  it('is all that the wall, claims and incidents show', async () => {
    const shown = await page(html`
      <mj-wall dice="3 4, 5 2" editable></mj-wall>
      <mj-wall dice="3 4, 5 2" step="count"></mj-wall>
      <mj-wall dice="3 4, 5 2" step="deal" profile="pung-based"></mj-wall>
      <mj-wall view="cards" dice="3 4"></mj-wall>
      <mj-wall dice="seven"></mj-wall>
      <mj-claims discard="5b" from="south" precedence timeline>
        <mj-hand seat="west">3467b 111d 999c EEE</mj-hand>
        <mj-hand seat="north">12x</mj-hand>
        <mj-hand seat="east">555b 234c 567c 12d RR</mj-hand>
      </mj-claims>
      <mj-claims discard="1f" from="south"></mj-claims>
      <mj-claims></mj-claims>
      <mj-incidents></mj-incidents>
      <mj-incidents about="dance"></mj-incidents>
    `);
    await settled(shown);
    expectWide(shown, 'mj-wall', 'mj-claims', 'mj-incidents');
    expect(foreign(shown)).to.deep.equal([]);
    for (const wall of shown.querySelectorAll('mj-wall'))
      for (let press = 0; press < 12; press++) {
        for (const button of all<HTMLButtonElement>(wall, 'button:not(:disabled)')) {
          button.click();
          await wall.updateComplete;
          expect(foreignIn(wall)).to.deep.equal([]);
        }
      }
  });

  it('is all that exercises ask and explain', async () => {
    const shown = await page(html`
      <mj-exercise seed="1" want="hard" ask="points doubles value awards"></mj-exercise>
      <mj-exercise seed="2" want="easy" ask="value payments" count="1"></mj-exercise>
      <mj-exercise seed="3" ask="waits"></mj-exercise>
      <mj-exercise seed="4" ask="discard"></mj-exercise>
      <mj-exercise seed="5" guided></mj-exercise>
      <mj-exercise><mj-exercise seed="6"></mj-exercise></mj-exercise>
      <mj-exercise></mj-exercise>
      <mj-exercise want="all-pungs chow-hand"></mj-exercise>
      <mj-exercise ask="colour"></mj-exercise>
    `);
    await settled(shown);
    expectWide(shown, 'mj-exercise');
    const expectNone = async (): Promise<void> => {
      await settled(shown);
      expect([...shown.querySelectorAll('mj-exercise')].flatMap(foreignIn)).to.deep.equal([]);
    };
    const pressAll = (selector: string): void => {
      for (const exercise of shown.querySelectorAll('mj-exercise')) one<HTMLElement>(exercise, selector)?.click();
    };
    for (const input of [...shown.querySelectorAll('mj-exercise')].flatMap((exercise) =>
      all<HTMLInputElement>(exercise, '[part="field"] input'),
    )) {
      input.value = '34';
      input.dispatchEvent(new Event('input'));
    }
    pressAll('.pick input, .choice input');
    await expectNone();
    for (const button of ['hint', 'check', 'none', 'show', 'next']) {
      pressAll(`button.${button}`);
      await expectNone();
    }
  });

  it('is all that waits, discards and doubles show', async () => {
    const shown = await page(html`
      <mj-waits seen="(555c) 9d" unknown="100" draws="5">
        <mj-hand seat="south">(RRR) 456b 99b 22c 345d</mj-hand>
      </mj-waits>
      <mj-waits><mj-hand>(RRR) 123b 456b 99c 344d</mj-hand></mj-waits>
      <mj-waits><mj-hand>(RRR) 123b 456b 99c 34d +5d</mj-hand></mj-waits>
      <mj-waits><mj-hand>1199b 225c 336d RGB</mj-hand></mj-waits>
      <mj-waits seen="2222d 5555d"><mj-hand>123b 456b 789b 99c 34d</mj-hand></mj-waits>
      <mj-waits unknown="3"><mj-hand>123b 456b 789b 99c 34d</mj-hand></mj-waits>
      <mj-waits></mj-waits>
      <mj-doubles points="26" doubles="5" limit="500" model></mj-doubles>
      <mj-doubles points="26" doubles="1" limit="none" model="0.6"></mj-doubles>
      <mj-doubles points="-1"></mj-doubles>
    `);
    await settled(shown);
    for (const waits of shown.querySelectorAll('mj-waits'))
      for (const details of all<HTMLDetailsElement>(waits, 'details')) details.open = true;
    expectWide(shown, 'mj-waits', 'mj-doubles');
    expect(foreign(shown)).to.deep.equal([]);
  });

  it('is all that a game shows', async () => {
    // Names are the author’s text, so they have no Latin letters here.
    const players = '甲, 乙, 丙, 丁';
    const shown = await page(html`
      <mj-game players=${players} editable hands=${'乙 48 from 丙; 甲 8\n丙 20; 甲 8; 乙 4\nwashout'}></mj-game>
      <mj-game players=${players} expect="甲 3" hands=${'甲 123b 456b 789d EE 12c +3c self-draw\nwashout'}></mj-game>
      <mj-game players=${players} hands="戊 3"></mj-game>
      <mj-game players=${players} editable></mj-game>
      <mj-game></mj-game>
    `);
    await settled(shown);
    await until(() => one(shown.querySelector('mj-game')!, 'button'));
    expectWide(shown, 'mj-game');
    expect(foreign(shown)).to.deep.equal([]);
    for (const game of shown.querySelectorAll('mj-game')) {
      for (const details of all<HTMLDetailsElement>(game, 'details')) details.open = true;
      for (const button of all<HTMLButtonElement>(game, 'button:not(:disabled)')) {
        button.click();
        await settled(game);
        expect(foreignIn(game), words(button)).to.deep.equal([]);
      }
    }
  });

  inChromium('is all that assistive technology is given', async () => {
    const shown = await page(html`
      <mj-tile tile="5b"></mj-tile>
      <mj-hand seat="south" win="self-draw">${WON}</mj-hand>
      <mj-score-breakdown><mj-hand>${LIMIT}</mj-hand></mj-score-breakdown>
      <mj-settlement scores="east 20; south 128; west 8; north 4" winner="south"></mj-settlement>
    `);
    await settled(shown);
    interface Node {
      role: string;
      name?: string;
      value?: string;
      description?: string;
      children?: Node[];
    }
    const given: string[] = [];
    const walk = ({ name = '', value = '', description = '', children = [] }: Node): void => {
      given.push(...[name, value, description].map(String).filter((text) => LETTERS.test(text)));
      children.forEach(walk);
    };
    const snapshot = (await a11ySnapshot({ selector: 'div[lang]' })) as unknown as Node;
    walk(snapshot);
    expect(JSON.stringify(snapshot)).to.contain(wide('bamboo'));
    // Notation is hidden from the eye and the ear, but part of the text of the page.
    expect(given.filter((text) => text !== WON && text !== LIMIT)).to.deep.equal([]);
  });
});
