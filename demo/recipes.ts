/** Every recipe of docs/recipes.md with its hand, scored. */
import { html, render } from 'lit';
import '../src/mj-hand.js';
import '../src/mj-score-breakdown.js';
import chapters from '../docs/recipes.json' with { type: 'json' };

interface Recipe {
  name: string;
  about: string;
  rules: string;
  hand: string;
  seat?: string;
  win?: string;
  circumstances?: string[];
}

const recipe = ({ name, about, rules, hand, seat = '', win = '', circumstances = [] }: Recipe) => html`
  <h3>${name}</h3>
  <p>${about}</p>
  <pre>${rules}</pre>
  <mj-score-breakdown rules=${rules} panels="none">
    <mj-hand hand=${hand} seat=${seat} win=${win} circumstances=${circumstances.join(' ')}></mj-hand>
  </mj-score-breakdown>
`;

render(
  (chapters as { title: string; recipes: Recipe[] }[]).map(
    ({ title, recipes }) => html`
      <h2>${title}</h2>
      ${recipes.map(recipe)}
    `,
  ),
  document.querySelector('main')!,
);
