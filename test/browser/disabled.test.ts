/** Each form control can be disabled and enabled: by its property, its attribute and a fieldset around it. */
import { expect, html } from '@open-wc/testing';
import '../../src/index.js';
import '../../src/mj-exercise.js';
import '../../src/mj-game.js';
import '../../src/mj-rules.js';
import { all, fixture, until } from './helpers.js';

type Control = HTMLElement & { disabled: boolean };

const HAND = '(RRR) 123b 456b 99d 78d +9d';
const markup = {
  'mj-hand': `<mj-hand editable name="it" hand="${HAND}"></mj-hand>`,
  'mj-exercise': `<mj-exercise name="it"><mj-hand hand="${HAND}"></mj-hand></mj-exercise>`,
  'mj-settlement':
    '<mj-settlement editable name="it" winner="south" scores="east 20; south 128; west 8; north 0"></mj-settlement>',
  'mj-game': '<mj-game editable name="it" players="Ann, Ben, Cho, Dan" hands="Ben 48 from Cho"></mj-game>',
  'mj-rules': '<mj-rules editable name="it"></mj-rules>',
};

/** How to disable a control or enable it again. */
const ways: Record<string, (control: Control, isDisabled: boolean) => unknown> = {
  'its property': (control, isDisabled) => (control.disabled = isDisabled),
  'its attribute': (control, isDisabled) => control.toggleAttribute('disabled', isDisabled),
  'a fieldset': (control, isDisabled) => (control.closest<HTMLFieldSetElement>('fieldset')!.disabled = isDisabled),
};

function enabled(element: Element): number {
  const inside = element.shadowRoot ? all(element, '*') : [];
  return inside.reduce(
    (sum, one) => sum + Number(one.matches(':is(input, select, textarea, button):enabled')) + enabled(one),
    0,
  );
}

for (const [tag, text] of Object.entries(markup))
  describe(`<${tag}>`, () => {
    for (const [way, set] of Object.entries(ways))
      it(`is disabled and enabled by ${way}`, async () => {
        const form = await fixture<HTMLFormElement>(html`<form><fieldset></fieldset></form>`);
        form.firstElementChild!.innerHTML = text;
        const control = form.querySelector<Control>('[name=it]')!;
        const isSent = (): boolean => new FormData(form).has('it');
        await until(() => enabled(control) > 5);
        // What loads later, such as fields, does not come while it counts.
        let before = 0;
        await until(() => before === (before = enabled(control)));
        for (let round = 0; round < 2; round++) {
          set(control, true);
          await until(() => enabled(control) < before, `${tag} is disabled`);
          expect(control.matches(':disabled')).to.equal(true);
          expect(control.disabled).to.equal(way !== 'a fieldset');
          expect(isSent()).to.equal(false);
          set(control, false);
          await until(() => enabled(control) >= before, `${tag} is enabled again`);
          expect(control.disabled).to.equal(false);
          expect(isSent()).to.equal(true);
        }
      });

    it('can be disabled before it is enabled by its property', async () => {
      const host = await fixture<HTMLElement>(html`<div></div>`);
      host.innerHTML = text.replace(' ', ' disabled ');
      const control = host.firstElementChild as Control;
      expect(control.disabled).to.equal(true);
      await until(() => all(control, 'input, select, textarea, button').length);
      const before = enabled(control);
      control.disabled = false;
      await until(() => enabled(control) > before);
    });
  });
