/** While Firefox restores a form control that is being defined, those that will be defined later have their places in the form. */
import { expect } from '@open-wc/testing';
import { holdPlaces } from '../../src/elements/form-places.js';

const { supports } = CSS;
afterEach(() => (CSS.supports = supports));

/** Where a control is among those of its form while it is defined, and what is in the form afterwards. */
function defined(tag: string, isFirefox: boolean): { places: number[]; left: string } {
  const page = document.createElement('div');
  page.innerHTML = `<form id="own"><input><mj-exercise></mj-exercise><${tag}></${tag}><div><mj-settlement><${tag}></${tag}></mj-settlement></div>
    </form><mj-game form="own"></mj-game><${tag} form="own"></${tag}><mj-rules></mj-rules>`;
  const before = page.innerHTML;
  document.body.append(page);
  CSS.supports = (() => isFirefox) as typeof supports;
  const places: number[] = [];
  holdPlaces(tag, () => {
    customElements.define(
      tag,
      class extends HTMLElement {
        static readonly formAssociated = true;
        readonly internals = this.attachInternals();
        connectedCallback(): void {
          places.push([...this.internals.form!.elements].indexOf(this));
        }
      },
    );
  });
  page.remove();
  return { places, left: page.innerHTML === before ? '' : page.innerHTML };
}

it('in Firefox', () => expect(defined('mj-hand', true)).to.deep.equal({ places: [2, 4, 6], left: '' }));

it('nowhere else', () => expect(defined('my-hand', false)).to.deep.equal({ places: [1, 2, 3], left: '' }));
