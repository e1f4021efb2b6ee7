import { aTimeout, expect, html } from '@open-wc/testing';
import { a11ySnapshot, sendKeys } from '@web/test-runner-commands';
import {
  all,
  failOnUncaughtErrors,
  fixture,
  inChromium,
  one,
  part,
  parts,
  press,
  set,
  settled,
  until,
  words,
} from './helpers.js';
import { makeHand } from '../../src/core/odds.js';
import type { MjExercise } from '../../src/elements/mj-exercise/mj-exercise.js';
import type { MjHand } from '../../src/elements/mj-hand/mj-hand.js';
import type { MjAnswerEvent, MjProgressEvent } from '../../src/elements/mj-exercise/event.js';
import '../../src/mj-doubles.js';
import '../../src/mj-exercise.js';
import '../../src/mj-hand.js';
import '../../src/mj-score-breakdown.js';
import '../../src/mj-settlement.js';
import '../../src/mj-value.js';
import '../../src/mj-waits.js';
import '../../src/lang/zh-Hant.js';

/** 34 points, two doubles, 136. */
const HAND = '(SSS) 345b 567c EE 78d 2f 4s +9d';

const around = (content: unknown) => html`<mj-exercise ask="points doubles value">${content}</mj-exercise>`;
const hand = html`<mj-hand seat="south" round="east" expect="135">${HAND}</mj-hand>`;
const table = html`
  <mj-settlement scores="east 8; south 64; west 16; north 4" winner="south" discarder="west"></mj-settlement>
`;

async function show(template: unknown): Promise<MjExercise> {
  const exercise = await fixture<MjExercise>(template as ReturnType<typeof html>);
  await settled(exercise);
  return exercise;
}

/** Types into fields by name. */
async function type(exercise: MjExercise, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = one<HTMLInputElement>(exercise, `input[name="${name}"]`);
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
  await settled(exercise);
}

/** The button whose text is a name, or starts with it: “Hint” has a number once there was one. */
const button = (exercise: Element, name: string): HTMLElement | undefined =>
  all(exercise, 'button').find((each) => words(each).startsWith(name));

/** What an exercise asks, and what it says about an answer and about its progress. */
const question = (exercise: Element): string => words(part(exercise, 'question'));
const verdict = (exercise: Element): string => words(part(exercise, 'verdict'));
const tally = (exercise: Element): string => words(part(exercise, 'tally'));
const lines = (exercise: Element): string[] => parts(exercise, 'line').map(words);

async function answer(exercise: MjExercise, values: Readonly<Record<string, string>>): Promise<void> {
  await type(exercise, values);
  await press(exercise, 'Check');
}

const payments = (east: string, south: string, west: string, north: string): Record<string, string> => ({
  'payments.east': east,
  'payments.south': south,
  'payments.west': west,
  'payments.north': north,
});

const answers = (exercise: Element): MjAnswerEvent[] => {
  const events: MjAnswerEvent[] = [];
  exercise.addEventListener('mj-answer', (event) => events.push(event as MjAnswerEvent));
  return events;
};

/** All text and attributes of an element, with the roots inside it. */
function everything(node: Element | ShadowRoot): string {
  const own = 'getAttributeNames' in node ? node.getAttributeNames().map((name) => node.getAttribute(name)) : [];
  const root = 'shadowRoot' in node && node.shadowRoot ? everything(node.shadowRoot) : '';
  const texts = [...node.childNodes].map((child) =>
    child instanceof Element
      ? child.localName === 'style' || child.localName === 'svg'
        ? ''
        : everything(child)
      : child instanceof Text
        ? child.data
        : '',
  );
  return [...own, root, ...texts].join(' ');
}

/** The message of an exercise that cannot be set. */
const fault = async (template: unknown): Promise<string> => words(part(await show(template), 'message'));

describe('mj-exercise', () => {
  failOnUncaughtErrors();

  it('asks about the hand inside, and explains a wrong answer', async () => {
    const exercise = await show(around(hand));
    const events = answers(exercise);
    expect(question(exercise)).to.contain('How many points');
    await type(exercise, { points: '30', doubles: '2', value: '136' });
    expect(exercise.value).to.equal('points 30; doubles 2; value 136');
    await press(exercise, 'Check');
    expect(verdict(exercise)).to.contain('Not yet: 1 of 3 answers is wrong. Points: 30 is wrong.');
    expect(verdict(exercise)).to.contain('Did you leave that out?');
    expect(one(exercise, 'input[name="points"]').getAttribute('aria-invalid')).to.equal('true');
    expect(parts(exercise, 'line').length).to.equal(0);
    await answer(exercise, { points: '34' });
    expect(verdict(exercise)).to.contain('Right.');
    expect(lines(exercise)).to.include('Own flower: orchid ×2 136');
    expect(events.map(({ solved, shown, tries }) => ({ solved, shown, tries }))).to.deep.equal([
      { solved: false, shown: false, tries: 1 },
      { solved: true, shown: false, tries: 2 },
    ]);
    expect(exercise.outcome).to.equal('solved');
  });

  it('keeps the answer out of the page until it is due', async () => {
    const exercise = await show(html`
      <mj-exercise>
        <mj-score-breakdown><mj-hand seat="south" expect="1">${HAND}</mj-hand></mj-score-breakdown>
        <p><mj-value hand=${HAND} seat="south"></mj-value></p>
      </mj-exercise>
    `);
    const money = await show(html`<mj-exercise>${table}</mj-exercise>`);
    const generated = await show(html`<mj-exercise seed="secret" want="value: 384" ask="value"></mj-exercise>`);
    const edited = await show(html`<mj-exercise><mj-hand editable seat="south">${HAND}</mj-hand></mj-exercise>`);
    await until(() => edited.querySelector('mj-hand')!.shadowRoot!.querySelector('[part="status"]'));
    expect(everything(edited).includes('136')).to.equal(false);
    for (const secret of ['136', 'Own flower']) expect(everything(exercise).includes(secret), secret).to.equal(false);
    for (const secret of ['136', '256', 'pays']) expect(everything(money).includes(secret), secret).to.equal(false);
    // Apart from the wish of the author of the page.
    expect(everything(generated.shadowRoot!)).not.to.contain('384');
    await press(exercise, 'Show the answer');
    await press(money, 'Show the answer');
    await press(generated, 'Show the answer');
    expect(everything(exercise)).to.contain('136').and.to.contain('Own flower');
    expect(everything(money)).to.contain('−136').and.to.contain('East pays South 128');
    expect(everything(generated.shadowRoot!)).to.contain('384');
  });

  it('keeps waits, discards and doubles inside out of the page until the answer is due', async () => {
    const waits = await show(html`
      <mj-exercise ask="waits">
        <mj-waits><mj-hand>(777c) 2223456b 888d</mj-hand></mj-waits>
      </mj-exercise>
    `);
    const discard = await show(html`
      <mj-exercise ask="discard">
        <mj-waits><mj-hand>(RRR) 345b 22d 4566c 78c</mj-hand></mj-waits>
      </mj-exercise>
    `);
    const doubles = await show(html`
      <mj-exercise>
        <mj-hand seat="south">${HAND}</mj-hand>
        <mj-doubles points="34" doubles="2" model></mj-doubles>
      </mj-exercise>
    `);
    const secretsOf = (): string[] =>
      [waits, discard, doubles].map((one) =>
        everything(one.querySelector('mj-waits, mj-doubles')!.shadowRoot!).replace(/\s+/g, ' ').trim(),
      );
    expect(secretsOf().map((text) => text.slice(0, 40))).to.deep.equal(['', '', '']);
    for (const exercise of [waits, discard, doubles]) await press(exercise, 'Show the answer');
    await until(() => secretsOf().every(Boolean));
    expect(secretsOf()[0]).to.contain('Tiles that complete the hand');
    expect(secretsOf()[1]).to.contain('Discard the 6 of characters');
    expect(secretsOf()[2]).to.contain('34 points, 2 doubles: 136 points').and.to.contain('A model of doubles');
    // A new question conceals them again.
    doubles.querySelector('mj-hand')!.seat = 'west';
    await until(() => !secretsOf()[2]);
  });

  it('shows what is wrong with waits and doubles inside, and shows them outside as always', async () => {
    const exercise = await show(html`
      <mj-exercise ask="waits">
        <mj-waits draws="many"><mj-hand>(777c) 2223456b 888d</mj-hand></mj-waits>
        <mj-doubles points="many">34 × 2² = 136</mj-doubles>
      </mj-exercise>
    `);
    for (const tag of ['mj-waits', 'mj-doubles'])
      expect(words(part(exercise.querySelector(tag)!, 'message'))).to.contain('“many”');
    expect(Boolean(exercise.querySelector('mj-doubles')!.shadowRoot!.querySelector('slot'))).to.equal(false);
    const beside = await fixture<HTMLElement>(html`
      <div>
        <mj-exercise><mj-hand id="shown" seat="south">${HAND}</mj-hand></mj-exercise>
        <mj-doubles points="34" doubles="2"></mj-doubles>
      </div>
    `);
    await settled(beside);
    expect(everything(beside.querySelector('mj-doubles')!.shadowRoot!)).to.contain('136');
  });

  it('draws a hand elsewhere again and counts it by its rules, anew when it changes', async () => {
    const page = await fixture<HTMLElement>(html`
      <div>
        <mj-score-breakdown profile="british">
          <mj-hand id="entered" editable seat="south" win="self-draw">(RRR) [2222c] 456b 99d 78d +9d 2f</mj-hand>
        </mj-score-breakdown>
        <mj-exercise guided for="entered"></mj-exercise>
      </div>
    `);
    const exercise = page.querySelector('mj-exercise')!;
    const entered = page.querySelector('mj-hand')!;
    await until(() => one(exercise, '[name="step"]'));
    expect(parts(exercise, 'tile')).to.have.length(16);
    expect(words(part(exercise, 'situation-line')))
      .to.contain('South seat')
      .and.to.contain('self-draw');
    exercise.focus();
    expect(exercise.shadowRoot!.activeElement!.matches('[part="field"] input')).to.equal(true);
    const events = answers(exercise);
    const finish = async (): Promise<void> => {
      while (one(exercise, '[name="step"]')) await press(exercise, 'Answer from the hand');
    };
    await finish();
    const { value } = entered.score!;
    expect(verdict(exercise)).to.equal(`The hand is worth ${value} points. 11 answers were shown.`);
    expect(words(part(exercise, 'lines'))).to.contain('Own flower');
    expect(events).to.have.length(1);
    // The hand is not made here, so there is no next one, and no progress over several hands.
    expect([button(exercise, 'Next hand'), part(exercise, 'tally')]).to.deep.equal([undefined, null]);
    entered.value = '(RRR) [2222c] 456b 99d 78d +9d';
    await until(() => one(exercise, '[name="step"]'));
    expect(words(exercise.shadowRoot)).to.contain('Question 1 of');
    await finish();
    expect(verdict(exercise)).to.contain(`worth ${entered.score!.value} points`);
    expect(entered.score!.value).to.be.lessThan(value);
    // Rules of its own apply instead of those of the hand.
    exercise.profile = 'classical';
    exercise.limit = '50';
    await until(() => one(exercise, '[name="step"]'));
    await finish();
    expect(verdict(exercise)).to.contain('worth 50 points');
  });

  it('says what is wrong with a hand elsewhere', async () => {
    const page = await fixture<HTMLElement>(html`
      <div>
        <p id="text">Not a hand.</p>
        <mj-hand id="short">(RRR) 12b</mj-hand>
        <mj-hand id="empty" editable></mj-hand>
        <mj-exercise for="text"></mj-exercise>
        <mj-exercise for="short"></mj-exercise>
        <mj-exercise for="empty"></mj-exercise>
        <mj-exercise for="missing"></mj-exercise>
      </div>
    `);
    await settled(page);
    const [text, short, empty, missing] = [...page.querySelectorAll('mj-exercise')];
    expect(words(part(text!, 'message'))).to.contain('“text”');
    expect(words(part(short!, 'message'))).to.contain('5 tiles');
    for (const exercise of [empty!, missing!])
      expect(words(exercise.shadowRoot)).to.equal('This exercise has no hand yet.');
    const entered = page.querySelector<MjHand>('#empty')!;
    entered.value = '(SSS) 345b 567c EE 78d 2f 4s +9d';
    await until(() => part(empty!, 'question'));
    expect(question(empty!)).to.contain('How many points');
  });

  inChromium('keeps the answer out of the accessibility tree', async () => {
    const exercise = await show(around(hand));
    // Without the numbers of nodes, which may contain any digits.
    const heard = async (): Promise<string> =>
      JSON.stringify(await a11ySnapshot({}), (key, value: unknown) => (/Id$|^url$/.test(key) ? undefined : value));
    expect(await heard()).not.to.match(/136|own flower/i);
    expect(await heard()).to.contain('How many points');
    await press(exercise, 'Show the answer');
    expect(await heard()).to.match(/136/);
  });

  it('shows no focus ring around an empty result after “Show the answer”', async () => {
    const exercise = await show(around(hand));
    button(exercise, 'Show the answer')!.focus();
    await sendKeys({ press: 'Enter' });
    await settled(exercise);
    const result = part(exercise, 'verdict')!;
    expect(words(result)).to.equal('');
    expect(exercise.shadowRoot!.activeElement === result).to.equal(true);
    expect(getComputedStyle(result).outlineStyle).to.equal('none');
    const wrong = await show(around(hand));
    await type(wrong, { points: '30' });
    button(wrong, 'Show the answer')!.focus();
    await sendKeys({ press: 'Enter' });
    await settled(wrong);
    expect(getComputedStyle(part(wrong, 'verdict')!).outlineStyle).to.equal('solid');
  });

  it('gives hints in the order of a count', async () => {
    const exercise = await show(around(hand));
    for (let turn = 0; turn < 3; turn++) await press(exercise, button(exercise, 'Hint')!);
    expect(parts(exercise, 'hint').map((hint) => words(hint))).to.deep.equal([
      'Did you win the hand? How many points does going out give? Here you have 1 award.',
      'Do you have any pungs or kongs? How many points do they give? Here you have 1 award.',
      'Do you have a pair of dragons, of your own wind or of the round wind? How many points does it give? Here you have 1 award.',
    ]);
    await answer(exercise, { points: '34', doubles: '2', value: '136' });
    // With hints, it was not solved at the first try.
    expect(exercise.outcome).to.equal('solved');
  });

  it('names right, missing and wrong awards, and explains each', async () => {
    const exercise = await show(html`
      <mj-exercise ask="awards"><mj-hand>(RRR) 123b 456b 99d 78d +9d</mj-hand></mj-exercise>
    `);
    const events = answers(exercise);
    for (const id of ['mahjong', 'all-pungs']) one<HTMLInputElement>(exercise, `input[value="${id}"]`).click();
    await press(exercise, 'Check');
    expect(events[0]!.detail.right).to.deep.equal(['mahjong']);
    expect(events[0]!.missing).to.deep.equal(['pung-of-honours', 'set-of-dragons']);
    expect(events[0]!.wrong).to.deep.equal(['all-pungs']);
    expect(verdict(exercise)).to.contain('2 answers are missing. Wrong: All pungs.');
    await press(exercise, 'Show the answer');
    expect(words(exercise.shadowRoot)).to.contain(
      'Set of dragons: red dragon You missed this. Each pung or kong of dragons.',
    );
    expect(words(exercise.shadowRoot)).to.contain('All pungs: ');
  });

  it('asks for waits and for the better discard', async () => {
    const waits = await show(html`<mj-exercise ask="waits"><mj-hand>(777c) 2223456b 888d</mj-hand></mj-exercise>`);
    for (const tile of ['1b', '3b', '4b', '6b', '7b']) one<HTMLInputElement>(waits, `input[value="${tile}"]`).click();
    await press(waits, 'Check');
    expect(waits.outcome).to.equal('first-try');
    const discard = await show(html`
      <mj-exercise ask="discard"><mj-hand>(RRR) 345b 22d 4566c 78c</mj-hand></mj-exercise>
    `);
    one<HTMLInputElement>(discard, 'input[value="3b"]').click();
    await press(discard, 'Check');
    expect(discard.outcome).to.equal(undefined);
    one<HTMLInputElement>(discard, 'input[value="6c"]').click();
    await press(discard, 'Check');
    expect(discard.outcome).to.equal('solved');
  });

  it('asks for the payments of a generated table', async () => {
    const exercise = await show(html`<mj-exercise ask="payments" seed="pay" want="easy"></mj-exercise>`);
    expect(words(part(exercise, 'table'))).to.match(/East: \d+ point/);
    await answer(exercise, payments('+1', '1', '1', '−1'));
    expect(verdict(exercise)).to.match(/of 4 answers are wrong/);
    await press(exercise, 'Show the answer');
    expect(words(exercise.shadowRoot)).to.match(/pays \w+ \d+/);
  });

  it('asks for the payments of a table at which a player is fined', async () => {
    const exercise = await show(html`
      <mj-exercise
        ask="payments"
        seed="a"
        want="easy; error: false-win"
        rules="false-win: 300 to each"
        lang="zh-Hant"
      ></mj-exercise>
    `);
    await until(() => words(part(exercise, 'table')).includes('西家出錯'));
    expect(words(part(exercise, 'table'))).to.contain('西家出錯：詐和（犯規）。');
    exercise.lang = 'en';
    await until(() => words(part(exercise, 'table')).includes('West has made an error: false win (foul hand).'));
    expect(words(exercise.shadowRoot)).not.to.contain('300');
    for (let hint = 0; hint < 6; hint++) await press(exercise, button(exercise, 'Hint')!);
    expect(words(exercise.shadowRoot)).to.contain('The fine for this error: 300 points to each.');
    // 192 for the hand and 300 for West’s error.
    await answer(exercise, payments('492', '268', '−980', '220'));
    expect(exercise.outcome).to.equal('solved');
    expect(words(exercise.shadowRoot)).to.contain('West pays East 300 as a fine.');
  });

  it('has no error that costs nothing at its table', async () => {
    const exercise = await show(html`<mj-exercise ask="payments" seed="a" want="error: false-win"></mj-exercise>`);
    await until(() => exercise.error !== null);
    expect(words(part(exercise, 'message'))).to.contain('error: “false-win” costs nothing at this table.');
  });

  for (const [title, markup, message] of [
    ['an error that does not matter here', 'ask="value" seed="a" want="error: false-win"', 'ask="payments"'],
    ['a count that is not a number', 'seed="a" count="ten"', 'count: “ten” is not a number of hands, such as 10.'],
  ] as const)
    it(`reports ${title}`, async () => {
      const exercise = await fixture<MjExercise>(`<mj-exercise ${markup}></mj-exercise>`);
      await until(() => exercise.error !== null);
      expect(words(part(exercise, 'message'))).to.contain(message);
    });

  it('says in a guided count what a table’s own award is for', async () => {
    const exercise = await show(html`
      <mj-exercise
        guided
        rules='--own-wind: 20 points "A concealed pung of your own wind" "門風暗刻"@zh-Hant each concealed pung of seat-wind'
      >
        <mj-hand seat="south">SSS (123b) 456b 789c 5b +5b</mj-hand>
      </mj-exercise>
    `);
    const sentences = (): string => all(exercise, '[part="counts"] small').map(words).join(' ');
    for (let step = 0; step < 12 && !sentences().includes('of your own wind'); step++)
      await press(exercise, 'Answer from the hand');
    expect(sentences()).to.contain('A concealed pung of your own wind');
    exercise.lang = 'zh-Hant';
    await until(() => sentences().includes('門風暗刻'));
    // A marker that needs no font.
    const marker = getComputedStyle(one(exercise, '[part="counts"] summary'), '::before');
    expect(parseFloat(marker.inlineSize)).to.be.greaterThan(4);
    expect(marker.borderRightStyle).to.equal('solid');
  });

  it('counts a hand question by question, and ends in its value', async () => {
    const exercise = await show(html`
      <mj-exercise guided profile="family">
        <mj-hand seat="south" win="self-draw">(RRR) 123b 456b 99b SS +S</mj-hand>
      </mj-exercise>
    `);
    const events = answers(exercise);
    await type(exercise, { step: '30' });
    one(exercise, 'input[name="step"]').focus();
    await sendKeys({ press: 'Enter' });
    await settled(exercise);
    expect(words(parts(exercise, 'step')[0])).to.contain('Right: 30 points.');
    await press(exercise, 'No, nothing');
    expect(words(parts(exercise, 'step')[1])).to.contain('Not 0 points, but 12 points.');
    await answer(exercise, { step: 'many' });
    expect(verdict(exercise)).to.contain('“many” is not an answer');
    let shown = 0;
    for (; button(exercise, 'Answer from the hand'); shown++) await press(exercise, 'Answer from the hand');
    const steps = parts(exercise, 'step');
    expect(steps.map(({ className }) => className)).to.deep.equal(['right', 'wrong', ...Array(shown).fill('shown')]);
    expect(words(steps[2])).to.contain('The answer: ');
    const { value } = exercise.querySelector('mj-hand')!.score!;
    expect(verdict(exercise)).to.contain(
      `The hand is worth ${value} points. 1 answer was wrong. ${shown} answers were shown.`,
    );
    expect(one(exercise, '.good')).to.equal(null);
    expect(events.length).to.equal(1);
    expect(events[0]!.missing).to.deep.equal(['pung-of-honours']);
  });

  it('makes hands one after the other and keeps the score', async () => {
    const exercise = await show(html`<mj-exercise seed="s" want="easy" ask="value" count="2"></mj-exercise>`);
    // The same on every engine.
    const made = [makeHand({ seed: 's', want: 'easy' }), makeHand({ seed: 's 2', want: 'easy' })];
    expect(made.map(({ notation }) => notation)).to.deep.equal(PINNED);
    const notation = (): string => words(one(exercise, '.notation'));
    expect(notation()).to.equal(made[0]!.notation);
    await answer(exercise, { value: String(made[0]!.score!.value) });
    await press(exercise, 'Next hand');
    expect(notation()).to.equal(made[1]!.notation);
    expect(tally(exercise)).to.contain('Hand 2 of 2').and.to.contain('1 of 1 right');
    expect(exercise.value).to.equal('');
    await press(exercise, 'Show the answer');
    expect(words(parts(exercise, 'tally').at(-1))).to.equal('All 2 hands are done: 1 right at the first try.');
    expect(one(exercise, '[part="bar"] :last-child').getAttribute('width')).to.equal('100');
    expect(button(exercise, 'Next hand')).to.equal(undefined);
    await press(exercise, 'Start again');
    expect(notation()).not.to.equal(made[1]!.notation);
  });

  it('shows the progress of the exercises inside', async () => {
    const outer = await show(html`
      <mj-exercise>
        <mj-exercise ask="value" id="a">${hand}</mj-exercise>
        <section><mj-exercise ask="value">${hand}</mj-exercise></section>
      </mj-exercise>
    `);
    expect(tally(outer)).to.equal('0 of 2 solved, 0 at the first try');
    const inner = outer.querySelector<MjExercise>('#a')!;
    await answer(inner, { value: '136' });
    await settled(outer);
    expect(tally(outer)).to.equal('1 of 2 solved, 1 at the first try');
    expect(outer.value).to.equal('1/2');
    // Another exercise inside stays concealed.
    expect(everything(outer.querySelector('section')!)).not.to.contain('136');
    const other = outer.querySelector<MjExercise>('section mj-exercise')!;
    await answer(other, { value: '135' });
    await answer(other, { value: '136' });
    await settled(outer);
    expect(tally(outer)).to.equal('All exercises are solved, 1 of 2 at the first try.');
  });

  it('is a form control', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <mj-exercise name="quiz" required ask="value">${hand}</mj-exercise>
      </form>
    `);
    const exercise = form.querySelector('mj-exercise')!;
    await settled(form);
    expect(form.checkValidity()).to.equal(false);
    expect(exercise.validationMessage).to.equal('Please answer the exercise.');
    await answer(exercise, { value: '12' });
    expect(form.checkValidity()).to.equal(true);
    expect(new FormData(form).get('quiz')).to.equal('value 12');
    form.reset();
    await settled(form);
    expect(exercise.value).to.equal('');
    expect(form.checkValidity()).to.equal(false);
    exercise.disabled = true;
    await settled(form);
    expect([...new FormData(form)]).to.deep.equal([]);
    expect(all<HTMLButtonElement>(exercise, 'button').every(({ disabled }) => disabled)).to.equal(true);
  });

  it('keeps working when a page changes it in unusual ways', async () => {
    const exercise = await show(around(hand));
    await type(exercise, { points: '34', doubles: '2' });
    // A part is missing.
    await press(exercise, 'Check');
    expect(verdict(exercise)).to.contain('1 answer is missing.');
    // The language changes midway; what was typed stays.
    await set(exercise, { lang: 'zh-Hant' });
    expect(question(exercise)).to.match(/幾點/);
    expect(exercise.value).to.equal('points 34; doubles 2');
    exercise.lang = 'en';
    // Not a number.
    await answer(exercise, { value: '1e9' });
    expect(verdict(exercise)).to.contain('Value: “1e9” is not an answer');
    // Another hand is another exercise.
    exercise.querySelector('mj-hand')!.hand = '(RRR) 123b 456b 99d 78d +9d';
    await settled(exercise);
    expect(exercise.value).to.equal('');
    // The hand cannot be scored, and is then removed.
    exercise.querySelector('mj-hand')!.hand = '123b';
    await settled(exercise);
    expect(words(part(exercise, 'message'))).to.contain('The hand has 3 tiles');
    exercise.querySelector('mj-hand')!.remove();
    await settled(exercise);
    expect(words(exercise.shadowRoot)).to.contain('This exercise has no hand yet.');
  });

  it('is validated and labelled like other form controls', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <label for="labelled">Exercise 1</label>
        <mj-exercise id="labelled" required ask="value">${hand}</mj-exercise>
      </form>
    `);
    const exercise = form.querySelector('mj-exercise')!;
    await settled(form);
    expect(exercise.form).to.equal(form);
    expect(exercise.labels).to.have.length(1);
    expect(exercise.willValidate).to.equal(true);
    expect(exercise.validity.valueMissing).to.equal(true);
    expect([exercise.checkValidity(), exercise.reportValidity()]).to.deep.equal([false, false]);
    await answer(exercise, { value: '136' });
    expect([exercise.checkValidity(), exercise.reportValidity()]).to.deep.equal([true, true]);
  });

  for (const [asked, control] of [
    [html`<mj-exercise required ask="points">${hand}</mj-exercise>`, 'points'],
    [html`<mj-exercise required ask="awards">${hand}</mj-exercise>`, 'awards'],
    [html`<mj-exercise required guided>${hand}</mj-exercise>`, 'step'],
    [html`<mj-exercise required ask="waits"><mj-hand>(777c) 2223456b 888d</mj-hand></mj-exercise>`, 'waits'],
    [html`<mj-exercise required ask="payments" seed="a"></mj-exercise>`, 'payments.east'],
    [html`<mj-exercise required><mj-exercise ask="value">${hand}</mj-exercise></mj-exercise>`, 'value'],
  ] as const)
    it(`is shown by a form that it blocks, at its field “${control}”`, async () => {
      const form = await fixture<HTMLFormElement>(html`<form>${asked}</form>`);
      await settled(form);
      expect(form.reportValidity()).to.equal(false);
      const focused = (): Element | null | undefined =>
        [...form.querySelectorAll('mj-exercise')].at(-1)!.shadowRoot!.activeElement;
      await until(() => Boolean(focused()));
      expect((focused() as HTMLInputElement).name).to.equal(control);
    });

  for (const [title, exercise, message] of [
    [
      'with an error',
      html`<mj-exercise required ask="value"><mj-hand>123x</mj-hand></mj-exercise>`,
      'Unknown suit “x”',
    ],
    ['without a hand', html`<mj-exercise required></mj-exercise>`, 'This exercise has no hand yet.'],
    [
      'with an error, in a set',
      html`<mj-exercise required><mj-exercise ask="luck">${hand}</mj-exercise></mj-exercise>`,
      '“luck”',
    ],
    ['whose hand is not there yet', html`<mj-exercise required ask="value"><my-coming></my-coming></mj-exercise>`, ''],
  ] as const)
    it(`is shown by a form that it blocks, ${title}`, async () => {
      const form = await fixture<HTMLFormElement>(html`<form>${exercise}</form>`);
      await settled(form);
      expect(form.reportValidity()).to.equal(false);
      const last = [...form.querySelectorAll('mj-exercise')].at(-1)!;
      const focused = await until(() => last.shadowRoot!.activeElement);
      expect(words(focused)).to.contain(message);
      expect(focused.getClientRects()).to.have.length(1);
      expect(focused.localName).to.equal(message ? 'p' : 'div');
    });

  it('takes an answer from the page, or from the browser when the reader comes back', async () => {
    // Set before the element is defined.
    const early = document.implementation.createHTMLDocument().createElement('mj-exercise');
    Object.assign(early, { seed: '7', count: '5', value: 'value 12; nonsense 4; ; points 1e9' });
    const exercise = early as MjExercise;
    const box = await fixture(html`<div>${early}</div>`);
    await settled(box);
    expect(exercise.value).to.equal('value 12; points 1e9');
    expect(one<HTMLInputElement>(exercise, 'input[name="value"]').value).to.equal('12');
    await set(exercise, { value: null as never });
    expect(exercise.value).to.equal('');

    const first = question(exercise) + words(part(exercise, 'hand'));
    exercise.formStateRestoreCallback(JSON.stringify({ turn: 2, value: 'points 20' }));
    await settled(exercise);
    expect(exercise.value).to.equal('points 20');
    expect(question(exercise) + words(part(exercise, 'hand'))).not.to.equal(first);
    // Saved by an earlier version, by something else, or with a wrong turn.
    for (const [saved, value] of [
      ['value 8', 'value 8'],
      ['{"turn":1}', 'value 8'],
      ['{"turn":"x","value":"points 8"}', 'points 8'],
    ] as const) {
      exercise.formStateRestoreCallback(saved);
      expect(exercise.value).to.equal(value);
    }
    // Other hands start with the first one.
    await set(exercise, { seed: '8' });
    expect(tally(exercise)).to.contain('1');
  });

  it('is answered with the Enter key, once', async () => {
    const exercise = await show(around(hand));
    const events = answers(exercise);
    const enter = (key = 'Enter', more: KeyboardEventInit = {}): boolean =>
      one(exercise, 'input[name="value"]').dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }),
      );
    enter();
    await settled(exercise);
    expect(verdict(exercise)).to.contain('answer');
    expect(events).to.have.length(0);
    await type(exercise, { points: '34', doubles: '2', value: '136' });
    enter('a');
    enter('Enter', { isComposing: true });
    expect(events).to.have.length(0);
    expect(enter()).to.equal(false);
    enter();
    expect(events).to.have.length(1);
    expect(exercise.outcome).to.equal('first-try');
  });

  it('shows the answer in place of one that is not a number', async () => {
    const exercise = await show(around(hand));
    await type(exercise, { value: '1e9' });
    await press(exercise, 'Show the answer');
    expect(exercise.outcome).to.equal('shown');
    expect(lines(exercise)).to.include('Own flower: orchid ×2 136');
    const table = await show(html`<mj-exercise seed="12" ask="payments"></mj-exercise>`);
    await answer(table, { 'payments.south': 'lots' });
    expect(verdict(table)).to.match(/South.*“lots” is not an answer/);
  });

  it('counts an award that was taken back as not chosen', async () => {
    const exercise = await show(html`<mj-exercise ask="awards"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>`);
    const choose = async (id: string): Promise<void> => {
      one<HTMLInputElement>(exercise, `[part="awards"] input[value="${id}"]`).click();
      await settled(exercise);
    };
    await choose('full-flush');
    await choose('all-pungs');
    await choose('full-flush');
    expect(exercise.value).to.equal('awards all-pungs');
    await press(exercise, 'Check');
    expect(exercise.checked!.awards!.wrong).to.deep.equal(['all-pungs']);
    expect(exercise.checked!.awards!.right).to.deep.equal([]);
    expect(exercise.outcome).to.equal(undefined);
  });

  it('says which questions a settlement or a hand cannot answer', async () => {
    const unsettled = await show(html`
      <mj-exercise><mj-settlement scores="east 8; up 64" winner="south"></mj-settlement></mj-exercise>
    `);
    await until(() => unsettled.error);
    expect(unsettled.error!.message).to.contain('“up”');
    for (const [template, message] of [
      [html`<mj-exercise ask="payments value">${table}</mj-exercise>`, '“value” is not known: use payments'],
      [html`<mj-exercise ask="payments">${hand}</mj-exercise>`, '“payments” is not known: use points'],
      [html`<mj-exercise><mj-hand>12x</mj-hand></mj-exercise>`, '“x”'],
      [html`<mj-exercise seed="1" profile="britsh"></mj-exercise>`, '“britsh”'],
    ] as const)
      expect(await fault(template)).to.contain(message);
  });

  it('says what is wrong with its attributes', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    for (const [template, message] of [
      [html`<mj-exercise seed="1" ask="colour"></mj-exercise>`, 'ask: “colour” is not known'],
      [
        html`<mj-exercise seed="1" ask="waits value"></mj-exercise>`,
        'ask: “waits” can’t be asked together with value.',
      ],
      [html`<mj-exercise seed="1" want="full-flsh"></mj-exercise>`, 'did you mean “full-flush”?'],
      [html`<mj-exercise lang="zh-Hant" want="full-flush all-honours"></mj-exercise>`, '找不到'],
      [html`<mj-exercise seed=${'x'.repeat(1e6)} want=${markup}></mj-exercise>`, '“<img'],
    ] as const)
      expect(await fault(template)).to.contain(message);
  });

  it('moves through the grid of tiles with the arrow keys', async () => {
    const exercise = await show(html`<mj-exercise ask="waits"><mj-hand>(777c) 2223456b 888d</mj-hand></mj-exercise>`);
    const inputs = all<HTMLInputElement>(exercise, '[part="tiles"] input');
    expect(inputs.filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
    inputs[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: ' ' });
    await settled(exercise);
    expect(exercise.value).to.equal('waits 2c');
    for (const control of all(exercise, '[part="tiles"] label, button'))
      expect(control.offsetHeight).to.be.at.least(44);
  });
});

const PINNED = ['(234b) (111c) (222c) 67b 77d +8b', '(666b) (666c) 3455558b +8b'];

describe('the rules of an exercise', () => {
  const rulesOf = (exercise: MjExercise): HTMLDetailsElement | null =>
    part(exercise, 'rules-line') as HTMLDetailsElement | null;

  it('are named in one line, which unfolds to what the table changes and then to all of them', async () => {
    const exercise = await show(html`
      <mj-exercise profile="british" limit="2000" rules="pair-of-seat-wind: 4 points; full-flush: 4 doubles">
        ${hand}
      </mj-exercise>
    `);
    expect(exercise.error).to.equal(null);
    const details = rulesOf(exercise)!;
    expect(words(details)).to.equal('British rules, limit 2,000, 2 changes');
    expect(details.open).to.equal(false);
    details.open = true;
    await until(() => parts(exercise, 'card').length);
    const [changes, all] = parts(exercise, 'card').map(words);
    expect(changes)
      .to.match(/4 points/)
      .and.not.match(/going out/i);
    expect(all)
      .to.match(/going out/i)
      .and.match(/4 points/);
    details.open = false;
    await until(() => !parts(exercise, 'card').length);
  });

  it('are named in each of several exercises, and not around them', async () => {
    const outer = await show(html`
      <mj-exercise profile="british">
        <mj-exercise>${hand}</mj-exercise>
        <mj-exercise profile="classical" rules="limit: 500, east 1000">${hand}</mj-exercise>
      </mj-exercise>
    `);
    const named = [outer, ...outer.querySelectorAll('mj-exercise')].map((one) => rulesOf(one) && words(rulesOf(one)));
    expect(named).to.deep.equal([null, 'British rules, limit 1,000', 'Classical rules, limit 500, 1 change']);
  });
});

describe('the events of elements in an exercise', () => {
  it('do not reach the page before the answer is due', async () => {
    const heard: string[] = [];
    const listen = (event: Event): void => void heard.push(`${event.type} ${(event.target as Element).localName}`);
    const container = document.createElement('div');
    for (const type of ['mj-score', 'mj-settlement']) container.addEventListener(type, listen);
    document.body.append(container);
    container.innerHTML = `
      <mj-exercise><mj-hand id="asked" seat="south">${HAND}</mj-hand></mj-exercise>
      <mj-exercise><mj-score-breakdown for="asked"></mj-score-breakdown></mj-exercise>
      <mj-exercise>
        <mj-settlement winner="south" discarder="west">
          <mj-hand seat="east">(555d) 13b 46c 68d 1b RRG</mj-hand><mj-hand seat="south">${HAND}</mj-hand>
          <mj-hand seat="west">19b 19c 19d WWN RGB 5d</mj-hand><mj-hand seat="north">(NNN) 234b 456c 77d 88d</mj-hand>
        </mj-settlement>
      </mj-exercise>`;
    await settled(container);
    await settled(container);
    expect(heard).to.deep.equal([]);
    const [exercise, , table] = container.querySelectorAll('mj-exercise');
    expect(container.querySelector('mj-settlement')!.settlement).not.to.equal(undefined);
    await press(exercise!, 'Show the answer');
    await settled(container);
    expect(heard).to.deep.equal(['mj-score mj-hand']);
    await press(table!, 'Show the answer');
    await settled(container);
    expect(heard).to.include('mj-settlement mj-settlement');
    container.remove();
  });
});

describe('progress that is kept', () => {
  const forget = (): void => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('mj-exercise ')) localStorage.removeItem(key);
  };
  beforeEach(forget);
  afterEach(forget);
  const stored = (): string | undefined =>
    Object.entries(localStorage).find(([key]) => key.startsWith('mj-exercise '))?.[1];

  const pair = (keeps = true) => html`
    <mj-exercise ?keep=${keeps}>
      <mj-exercise ask="points"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
      <mj-exercise ask="value"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
    </mj-exercise>
  `;
  const inside = (outer: Element): MjExercise[] => [...outer.querySelectorAll('mj-exercise')];

  it('is there after a reload, in the exercise and in the set around it', async () => {
    const [first] = inside(await show(pair()));
    await answer(first!, { points: '34' });
    await until(() => stored() !== undefined);
    const again = await show(pair());
    const [solved, open] = inside(again);
    await until(() => solved!.outcome !== undefined);
    await settled(again);
    expect([solved!.outcome, solved!.value, open!.outcome]).to.deep.equal(['first-try', 'points 34', undefined]);
    expect(tally(again)).to.contain('1 of 2');
    expect(parts(solved!, 'line').length).to.be.greaterThan(0);
    await press(again, 'Start again');
    expect([solved!.outcome, again.value]).to.deep.equal([undefined, '0/2']);
    await until(() => stored() === undefined);
  });

  it('of a row inside a set is there after a reload, and does not shrink with its next hand', async () => {
    const withRow = (count: string) => html`
      <mj-exercise keep>
        <mj-exercise ask="value"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
        <mj-exercise ask="value" seed="q" want="easy" count=${count}></mj-exercise>
      </mj-exercise>
    `;
    const solve = (exercise: MjExercise, seed: string): Promise<void> =>
      answer(exercise, { value: String(makeHand({ seed, want: 'easy' }).score!.value) });
    const before = await show(withRow('1'));
    const [fixed, row] = inside(before);
    await answer(fixed!, { value: '136' });
    await solve(row!, 'q');
    await settled(before);
    expect(tally(before)).to.equal('All exercises are solved, 2 of 2 at the first try.');
    expect(button(row!, 'Next hand')).to.equal(undefined);
    expect(words(parts(row!, 'tally').at(-1))).to.equal('The hand is done.');
    const after = await show(withRow('1'));
    await until(() => tally(after).startsWith('All exercises'));

    // An endless row counts by the last answer, here and after a reload.
    const endless = await show(withRow(''));
    await solve(inside(endless)[1]!, 'q');
    await press(inside(endless)[1]!, 'Next hand');
    await settled(endless);
    expect(tally(endless)).to.contain('2 of 2');
    const later = await show(withRow(''));
    await until(() => tally(later).includes('2 of 2'));
  });

  it('is not stored unless a page asks for it', async () => {
    const [first] = inside(await show(pair(false)));
    await answer(first!, { points: '34' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(first!.outcome).to.equal('first-try');
    expect(stored()).to.equal(undefined);
  });

  it('goes on with the hand of a row, and leaves an answer alone that has been begun', async () => {
    const row = html`<mj-exercise keep seed="row" ask="value" count="5"></mj-exercise>`;
    const before = await show(row);
    await press(before, 'Show the answer');
    await press(before, 'Next hand');
    const value = words(part(before, 'board'));
    await until(() => stored()?.includes(' pw ') === true);
    const after = await show(row);
    await until(() => tally(after).includes('2'));
    await settled(after);
    expect(words(part(after, 'board'))).to.equal(value);

    const begun = await fixture<MjExercise>(row);
    await set(begun, { value: 'value 8' });
    expect(begun.value).to.equal('value 8');
    expect(tally(begun)).to.contain('2');
  });

  it('of one learner is not that of another one on the same computer', async () => {
    const kept = (key: string) => html`
      <mj-exercise keep=${key} ask="points"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
    `;
    const ann = await show(kept('ann'));
    await answer(ann, { points: '34' });
    await until(() => stored() !== undefined);
    const bob = await show(kept('bob'));
    const again = await show(kept('ann'));
    await until(() => again.outcome === 'first-try');
    expect([bob.value, bob.outcome]).to.deep.equal(['', undefined]);
    // Bob takes Ann’s place without a reload, and she comes back.
    again.keep = 'bob';
    await until(() => again.outcome === undefined);
    expect(again.value).to.equal('');
    again.keep = 'ann';
    await until(() => again.outcome === 'first-try');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('mj-exercise '))).to.have.length(1);
  });

  it('outlives a form that is reset', async () => {
    const form = await fixture<HTMLFormElement>(html`<form>${pair()}</form>`);
    await settled(form);
    const [first, second] = inside(form.querySelector('mj-exercise')!);
    await answer(first!, { points: '34' });
    await type(second!, { value: '3' });
    await until(() => stored() !== undefined);
    const before = stored();
    form.reset();
    await settled(form);
    expect([first!.outcome, second!.value]).to.deep.equal(['first-try', '']);
    expect(stored()).to.equal(before);
  });

  it('of another tab is followed, except by exercises that the reader has begun', async () => {
    const [first] = inside(await show(pair()));
    await answer(first!, { points: '34' });
    await until(() => stored() !== undefined);
    const [[key, elsewhere]] = Object.entries(localStorage) as [[string, string]];
    // It is stored once more when this tab has a turn.
    await navigator.locks?.request(key, () => {});
    localStorage.clear();
    const [untouched] = inside(await show(pair()));
    const [begun] = inside(await show(pair()));
    await type(begun!, { points: '3' });
    localStorage.setItem(key, elsewhere);
    dispatchEvent(new StorageEvent('storage', { key }));
    await until(() => untouched!.outcome === 'first-try');
    expect([begun!.outcome, begun!.value]).to.deep.equal([undefined, 'points 3']);
  });

  it('that cannot be stored is reported once in the console', async () => {
    const { warn } = console;
    const { setItem } = Storage.prototype;
    const warned: string[] = [];
    console.warn = (text: string) => warned.push(text);
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    try {
      for (const exercise of inside(await show(pair()))) await press(exercise, 'Show the answer');
      await until(() => warned.length);
      await aTimeout(50);
    } finally {
      Object.assign(console, { warn });
      Object.assign(Storage.prototype, { setItem });
    }
    expect(warned.map((text) => /keep.*full or blocked/.test(text))).to.deep.equal([true]);
  });

  it('that comes back is announced, also to listeners that are added later', async () => {
    const [first] = inside(await show(pair()));
    await answer(first!, { points: '34' });
    await until(() => stored() !== undefined);
    const again = await show(pair());
    const events = progressOf(again);
    const answered = answers(again);
    await until(() => events.length === 1);
    expect([events[0]!.restored, again.results.solved, answered.length]).to.deep.equal([true, 1, 0]);
  });
});

/** The events about progress of an exercise and those inside. */
const progressOf = (exercise: Element): MjProgressEvent[] => {
  const events: MjProgressEvent[] = [];
  exercise.addEventListener('mj-progress', (event) => events.push(event as MjProgressEvent));
  return events;
};

describe('the progress and the results of exercises', () => {
  failOnUncaughtErrors();

  const course = html`
    <mj-exercise>
      <mj-exercise ask="points"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
      <mj-exercise ask="awards value"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
      <mj-exercise ask="value" seed="course" want="easy" count="2"></mj-exercise>
    </mj-exercise>
  `;
  const inside = (outer: Element): MjExercise[] => [...outer.querySelectorAll('mj-exercise')];
  const valueOf = (seed: string): string => String(makeHand({ seed, want: 'easy' }).score!.value);

  it('go to another computer: answers, tries, hints and what was solved', async () => {
    const before = await show(course);
    const [points, awards, row] = inside(before);
    const events = progressOf(before);
    await answer(points!, { points: '34' });
    await press(awards!, button(awards!, 'Hint')!);
    await answer(awards!, { value: '8' });
    await press(row!, 'Show the answer');
    await press(row!, 'Next hand');
    await type(row!, { value: '7' });
    const { progress, results } = before;
    expect(progress)
      .to.match(/^mj1\|/)
      .and.not.to.contain('\n');
    expect(results).to.deep.include({ total: 4, done: 2, solved: 1, firstTry: 1, tries: 2, hints: 1 });
    expect(events.every(({ restored }) => !restored)).to.equal(true);
    expect(events.map(({ target }) => inside(before).indexOf(target as MjExercise))).to.deep.equal([0, 1, 1, 2, 2]);

    const after = await show(course);
    const restored = progressOf(after);
    const done = answers(after);
    after.progress = progress;
    await until(() => inside(after)[2]!.value === 'value 7');
    await settled(after);
    const without = ({ seconds: _, ...rest }: typeof results) => rest;
    expect(without(after.results)).to.deep.equal(without(results));
    expect(inside(after).map(({ outcome, value, tries, hints }) => [outcome, value, tries, hints])).to.deep.equal(
      inside(before).map(({ outcome, value, tries, hints }) => [outcome, value, tries, hints]),
    );
    expect(inside(after)[0]!.outcome).to.equal('first-try');
    expect(tally(after)).to.contain('1 of 3');
    expect(after.progress.replace(/ c\d+/g, '')).to.equal(progress.replace(/ c\d+/g, ''));
    expect(restored.every((event) => event.restored)).to.equal(true);
    expect([restored.length > 2, done.length]).to.deep.equal([true, 0]);
    // Another text takes its place, and none starts over.
    after.progress = '';
    await until(() => after.results.done === 0);
    await settled(after);
    expect(inside(after).map(({ value }) => value)).to.deep.equal(['', '', '']);
    expect([after.progress, everything(after).includes('136')]).to.deep.equal(['', false]);
    expect(tally(inside(after)[2]!)).to.contain('Hand 1 of 2');
  });

  it('may come before the code and the hand are there', async () => {
    const before = await show(around(hand));
    await answer(before, { points: '34', doubles: '2', value: '136' });
    const late = document.createElement('mj-exercise');
    late.ask = 'points doubles value';
    late.progress = before.progress;
    late.innerHTML = `<mj-hand seat="south" round="east">${HAND}</mj-hand>`;
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    holder.append(late);
    await until(() => late.outcome === 'first-try');
    expect(late.value).to.equal('points 34; doubles 2; value 136');
    // Progress belongs to the question.
    const other = await show(html`
      <mj-exercise ask="points doubles value"><mj-hand seat="west" round="east">${HAND}</mj-hand></mj-exercise>
    `);
    await set(other, { progress: before.progress });
    expect([other.outcome, other.value]).to.deep.equal([undefined, '']);
  });

  it('say what is wrong with a text that is none, and stay', async () => {
    const exercise = await show(around(hand));
    const errors: string[] = [];
    exercise.addEventListener('mj-error', ({ error }) => errors.push(error.message));
    await type(exercise, { points: '34' });
    exercise.progress = '{"turn":1}';
    await until(() => errors.length > 0);
    expect(errors[0]).to.contain('progress: “{"turn":1}” is not the progress of an exercise');
    expect([exercise.value, exercise.error, part(exercise, 'message')]).to.deep.equal(['points 34', null, null]);
  });

  it('fire `mj-complete` once, when the last hand of a row and the last exercise are done', async () => {
    const outer = await show(course);
    const [points, awards, row] = inside(outer);
    const told: string[] = [];
    for (const type of ['mj-answer', 'mj-complete'])
      outer.addEventListener(type, ({ target }) => told.push(`${type} ${inside(outer).indexOf(target as MjExercise)}`));
    await press(points!, 'Show the answer');
    await answer(row!, { value: valueOf('course') });
    await press(row!, 'Next hand');
    await answer(row!, { value: valueOf('course 2') });
    expect(row!.results).to.deep.include({ total: 2, done: 2, solved: 2, firstTry: 2, tries: 2, hints: 0 });
    expect(told).to.deep.equal(['mj-answer 0', 'mj-answer 2', 'mj-answer 2', 'mj-complete 2']);
    await press(awards!, 'Show the answer');
    expect(told.slice(4)).to.deep.equal(['mj-answer 1', 'mj-complete -1']);
    expect(outer.results).to.deep.include({ total: 4, done: 4, solved: 2, firstTry: 2 });
    // Restored progress fires no events.
    const again = await show(course);
    let count = 0;
    again.addEventListener('mj-complete', () => count++);
    again.progress = outer.progress;
    await until(() => again.results.done === 4);
    await settled(again);
    expect(count).to.equal(0);
  });

  it('have the right answer in the form of the answer, once it is due', async () => {
    const cases: [ask: string, notation: string, solution: string][] = [
      ['points doubles value', HAND, 'points 34; doubles 2; value 136'],
      ['awards', '(RRR) 123b 456b 99d 78d +9d', 'awards mahjong pung-of-honours set-of-dragons'],
      ['waits', '(777c) 2223456b 888d', 'waits 1b 3b 4b 6b 7b'],
    ];
    for (const [ask, notation, solution] of cases) {
      const exercise = await show(html`
        <mj-exercise ask=${ask}><mj-hand seat="south">${notation}</mj-hand></mj-exercise>
      `);
      const events = answers(exercise);
      expect(exercise.solution).to.equal(undefined);
      exercise.value = ask === 'waits' ? 'waits 1b' : 'awards all-pungs; points 1';
      await settled(exercise);
      await press(exercise, 'Check');
      expect(events[0]!.solution, ask).to.equal(undefined);
      await press(exercise, button(exercise, 'Hint')!);
      await press(exercise, 'Show the answer');
      expect([exercise.solution, events[1]!.solution, events[1]!.hints]).to.deep.equal([solution, solution, 1]);
      // It is right as an answer.
      const other = await show(html`<mj-exercise ask=${ask}><mj-hand seat="south">${notation}</mj-hand></mj-exercise>`);
      await set(other, { value: solution });
      await press(other, 'Check');
      expect(other.outcome, ask).to.equal('first-try');
    }
    const money = await show(html`<mj-exercise>${table}</mj-exercise>`);
    await press(money, 'Show the answer');
    expect(money.solution).to.contain('payments.east -136; payments.south 256');
  });

  it('are in the form', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <mj-exercise name="q" ask="points"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
        <mj-exercise ask="value"><mj-hand seat="south">${HAND}</mj-hand></mj-exercise>
      </form>
    `);
    await settled(form);
    const [exercise] = inside(form);
    const data = (): Record<string, unknown> => Object.fromEntries(new FormData(form));
    expect(data()).to.deep.equal({ q: '', 'q.outcome': '', 'q.tries': '0', 'q.hints': '0' });
    await press(exercise!, button(exercise!, 'Hint')!);
    await answer(exercise!, { points: '30' });
    await answer(exercise!, { points: '34' });
    expect(data()).to.deep.equal({ q: 'points 34', 'q.outcome': 'solved', 'q.tries': '2', 'q.hints': '1' });
  });
});
