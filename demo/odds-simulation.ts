/** The simulation on the page “Odds and doubles”: stored results, or a new one by a worker. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { profiles } from '../src/core/index.js';
import type { Simulation } from '../src/core/simulate.js';
import { figure, number, percent } from './odds-numbers.js';
import { awardLabel } from './odds-words.js';
import type { Answer, Task } from './simulation-worker.js';

const bar = (share: number, kind: string): TemplateResult => html`
  <svg class="bar ${kind}" width="100%" height="8" aria-hidden="true">
    <rect class="track" width="100%" height="8" rx="3"></rect>
    <rect class="fill" width="${(100 * share).toFixed(1)}%" height="8" rx="3"></rect>
  </svg>
`;

/** A figure with the punctuation after it. */
// oxfmt-ignore
const strong = (id: string, text: string, after: string): TemplateResult => html`<b id=${id}>${text}</b>${after}`;

/** A share that may be very small. */
const small = (share: number): string =>
  !share ? '–' : share < 0.0005 ? `${number.format(share * 100)}%` : percent(share);

const COMMON = 12;

function plot({
  profile,
  limit,
  hands,
  model,
  refused,
  awards,
  doubles,
  limited,
  edges,
  value: cut,
  total,
}: Simulation) {
  const scored = hands - refused;
  const last = Math.max(...edges.map((_, place) => (total.counts[place + 1] || cut.counts[place + 1] ? place + 1 : 0)));
  const most = Math.max(...cut.counts, ...total.counts);
  const rangeOf = (place: number): string =>
    !place
      ? `below ${edges[0]}`
      : place < edges.length
        ? `${edges[place - 1]}–${edges[place]! - 1}`
        : `${edges.at(-1)} or more`;
  const rows = Object.entries(awards).filter(([rule]) => rule !== 'mahjong');
  const awardRow = ([rule, share]: [string, number]): TemplateResult => html`
    <tr>
      <th scope="row">${awardLabel(rule)}</th>
      <td>${small(share)} ${bar(share, '')}</td>
    </tr>
  `;
  return html`
    <p>
      ${number.format(hands)} random hands under the ${profile} rules, seed “${String(model.seed)}”,
      ${model.bonus ? 'with' : 'without'} flowers and seasons.
      ${refused ? `${percent(refused / hands)} of them can’t go out and are left out.` : nothing} Median
      ${strong('median', figure(cut.median), ',')} mean ${strong('simulated-mean', cut.mean.toFixed(1), ',')} standard
      deviation
      ${cut.deviation.toFixed(1)}${
        limit === null
          ? '.'
          : `; without the limit of ${number.format(limit)}, mean ${total.mean.toFixed(1)} and standard deviation ${total.deviation.toFixed(1)}. The limit determines the value of ${percent(limited)} of the hands.`
      }
      ${cut.median < cut.mean ? 'The median is below the mean.' : 'Here the median is not below the mean.'} Doubles:
      ${doubles.map((share, many) => `${many}: ${percent(share)}`).join(', ')}.
    </p>
    <table id="values">
      <caption>What hands are worth</caption>
      <thead>
        <tr>
          <th scope="col">Points</th>
          <th scope="col">With the limit</th>
          <th scope="col">Without it</th>
        </tr>
      </thead>
      <tbody>
        ${cut.counts.slice(0, last + 1).map((count, place) =>
          !place && !count
            ? nothing
            : html`
                <tr>
                  <th scope="row">${rangeOf(place)}</th>
                  <td>${small(count / scored)} ${bar(count / most, '')}</td>
                  <td>${small(total.counts[place]! / scored)} ${bar(total.counts[place]! / most, 'without')}</td>
                </tr>
              `,
        )}
      </tbody>
    </table>
    <table id="awards">
      <caption>How often each award occurs</caption>
      <thead>
        <tr>
          <th scope="col">Award</th>
          <th scope="col">Share of hands</th>
        </tr>
      </thead>
      <tbody>${rows.slice(0, COMMON).map(awardRow)}</tbody>
    </table>
    ${
      rows.length > COMMON
        ? html`
            <details>
              <summary>${rows.length - COMMON} rarer awards</summary>
              <table>
                <tbody>${rows.slice(COMMON).map(awardRow)}</tbody>
              </table>
            </details>
          `
        : nothing
    }
  `;
}

const form = document.querySelector<HTMLFormElement>('#simulation form')!;
const { profile: chosen, hands: count } = form.elements as unknown as {
  profile: HTMLSelectElement;
  hands: HTMLSelectElement;
};
const [run, stop] = form.querySelectorAll('button');
const progress = document.querySelector<HTMLProgressElement>('#simulation progress')!;
const status = document.querySelector<HTMLElement>('#simulation [role="status"]')!;
const shown = document.querySelector<HTMLElement>('#simulated')!;

let stored: Simulation[] = [];
const keyOf = ({ profile, model }: Pick<Simulation, 'profile' | 'model'>): string =>
  profile + (model.bonus ? '' : ' bare');
const show = (result: Simulation): void => void render(plot(result), shown);
const showStored = (): void => {
  const found = stored.find((one) => keyOf(one) === chosen.value);
  if (found) show(found);
};

const TITLES: Record<string, string> = { dmjl: 'DMJL', bmja: 'BMJA' };

/** Fills the form, and shows the stored result. */
export async function start(): Promise<void> {
  for (const name of Object.keys(profiles))
    chosen.add(new Option(TITLES[name] ?? name[0]!.toUpperCase() + name.slice(1), name));
  chosen.add(new Option('Classical without flowers', 'classical bare'));
  chosen.addEventListener('change', showStored);

  const response = await fetch(new URL('./simulation.json', import.meta.url));
  stored = (await response.json()) as Simulation[];
  showStored();

  let worker: Worker | undefined;
  const isRunning = (running: boolean): void => {
    run!.disabled = running;
    stop!.disabled = !running;
    progress.hidden = !running;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    worker ??= new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('done' in data) {
        progress.max = data.all;
        progress.value = data.done;
        return;
      }
      isRunning(false);
      status.textContent = 'error' in data ? data.error : `${number.format(data.result.hands)} new hands scored.`;
      if ('result' in data) show(data.result);
    };
    worker.onerror = () => {
      isRunning(false);
      status.textContent = 'The worker could not be started; the stored result is still shown.';
      worker = undefined;
    };
    const [profile, bare] = chosen.value.split(' ');
    const task: Task = {
      profile: profile!,
      hands: Number(count.value),
      seed: new Date().toISOString(),
      bonus: bare ? 0 : 1 / 4,
    };
    progress.removeAttribute('value');
    status.textContent = 'Running …';
    isRunning(true);
    worker.postMessage(task);
  });
  stop!.addEventListener('click', () => {
    worker?.postMessage('cancel');
    isRunning(false);
    status.textContent = 'Cancelled; the last result is still shown.';
  });
  isRunning(false);
}
