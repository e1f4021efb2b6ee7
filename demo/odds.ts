/** The page “Odds and doubles”: every figure in its text is computed by the core. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { profiles, score, settle, waits, type Situation, type Wind } from '../src/core/index.js';
import { danger, doublesModel, doublesToLimit, odds } from '../src/core/odds.js';
import type { Simulation } from '../src/core/simulate.js';
import { awardLabel, tileName } from './odds-words.js';
import type { Answer, Task } from './simulation-worker.js';
import '../src/mj-doubles.js';
import '../src/mj-hand.js';
import '../src/mj-value.js';
import '../src/mj-waits.js';

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const percents = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const percent = (share: number): string => percents.format(share);
const figure = (value: number): string => (value === Infinity ? 'infinite' : number.format(value));

const WINDS: readonly Wind[] = ['east', 'south', 'west', 'north'];

/** What a table pays with one score per seat. */
const settled = (scores: string, winner: Wind, discarder?: Wind): Record<Wind, number> => {
  const [east = 0, south = 0, west = 0, north = 0] = scores.split('/').map(Number);
  return settle({ scores: { east, south, west, north }, winner, discarder }).totals;
};

/** The payments for a hand that completes three sets of dragons or four of winds from a discard. */
function pao(winner: Wind, discarder: Wind): number {
  const hand = score('(RRR) (GGG) 123b BB 99c +B', { seat: winner });
  const scores = Object.fromEntries(WINDS.map((seat) => [seat, seat === winner ? hand : 0])) as Record<Wind, number>;
  return settle({ scores, winner, discarder }).totals[discarder];
}

const left = (hand: string): number => waits(hand).reduce((sum, wait) => sum + wait.left, 0);
const value = (hand: string, situation: Situation = {}, profile?: string): number =>
  score(hand, situation, profile).value;

/** How the figures in the text are computed: `<output data-compute="odds 8 100 5">`. */
const compute: Record<string, (...words: string[]) => string> = {
  odds: (w, u, n) => percent(odds({ left: Number(w), unknown: Number(u), draws: Number(n) })),
  left: (...hand) => number.format(left(hand.join(' '))),
  mean: (q, cap) => figure(doublesModel(Number(q), cap === undefined ? undefined : Number(cap)).mean),
  deviation: (q, cap) => figure(doublesModel(Number(q), cap === undefined ? undefined : Number(cap)).deviation),
  lost: (q, cap) => percent(1 - doublesModel(Number(q), Number(cap)).mean / doublesModel(Number(q)).mean),
  reach: (points, limit) => figure(doublesToLimit(Number(points), Number(limit))),
  pays: (scores, winner, discarder, seat) =>
    number.format(settled(scores!, winner as Wind, discarder as Wind)[seat as Wind]).replace('-', '−'),
  pao: (winner, discarder) => number.format(pao(winner as Wind, discarder as Wind)).replace('-', '−'),
  danger: (...sets) =>
    danger(sets.join(' '))
      .filter((one) => one.pao)
      .map(({ tile }) => tileName(tile))
      .join(', '),
  'safe-suits': (...sets) => {
    const tiles = danger(sets.join(' ')).map(({ tile }) => tile[1] ?? 'honours');
    const names = { b: 'bamboo', c: 'characters', d: 'circles', honours: 'honours' };
    return Object.entries(names)
      .filter(([suit]) => !tiles.includes(suit))
      .map(([, name]) => name)
      .join(' and ');
  },
  // Claiming pays if it makes winning so many times as likely.
  times: (one, other) =>
    (
      value('22b 567c 345d 333c 78d +9d', { seat: 'south', win: other as 'self-draw' }) /
      value('(222b) 567c 345d 33c 78d +9d', { seat: 'south', win: one as 'self-draw' })
    ).toFixed(1),
  hands: (win, washout) => (16 / ((1 - Number(washout)) * (1 - Number(win)))).toFixed(1),
  power: (share, times) =>
    (Number(share) ** Number(times))
      .toExponential(1)
      .replace(/e-(\d)/, (_, digit: string) => ` · 10⁻${'⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]}`),
  ways: (kind) => ({ chow: 4 ** 3, pung: 4, kong: 1 })[kind as 'chow']!.toString(),
};

for (const output of document.querySelectorAll<HTMLOutputElement>('output[data-compute]')) {
  const [name, ...words] = output.dataset['compute']!.split(' ');
  output.textContent = compute[name!]!(...words);
}

// Source code sets inline elements on lines of their own; no space belongs before punctuation.
const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
  if (text.previousSibling) text.data = text.data.replace(/^\s+(?=[.,;:])/, '');

// Chances for every number of draws, and at each stage of a hand.
const TURNS = [1, 2, 3, 4, 5, 10];
const WAITS = [
  ['Open wait', 8],
  ['Closed or edge wait', 4],
  ['Two pairs', 4],
  ['One tile for the pair', 3],
  ['Nine gates', left('1112345678999b')],
  ['Thirteen orphans without a pair', left('19b 19c 19d ESWNRGB')],
] as const;
render(
  html`
    <caption>Chance within so many draws, with 100 tiles unknown</caption>
    <thead>
      <tr>
        <th scope="col">Wait</th>
        <th scope="col" class="number">Tiles</th>
        ${TURNS.map(
          (draws) => html`
            <th scope="col" class="number">${draws}</th>
          `,
        )}
      </tr>
    </thead>
    <tbody>
      ${WAITS.map(
        ([name, tiles]) => html`
          <tr>
            <th scope="row">${name}</th>
            <td class="number">${tiles}</td>
            ${TURNS.map(
              (draws) => html`
                <td class="number">${percent(odds({ left: tiles, unknown: 100, draws }))}</td>
              `,
            )}
          </tr>
        `,
      )}
    </tbody>
  `,
  document.querySelector<HTMLElement>('#chances')!,
);

render(
  [20, 31, 32, 62, 63, 124].map(
    (points) => html`
      <tr>
        <th scope="row">${points} points</th>
        <td class="number">${doublesToLimit(points, 500)}</td>
        <td class="number">${doublesToLimit(points, 1000)}</td>
      </tr>
    `,
  ),
  document.querySelector<HTMLElement>('#reach tbody')!,
);

// The simulation: stored results, or a new one by a worker.

const bar = (share: number, kind: string): TemplateResult => html`
  <svg class="bar ${kind}" width="100%" height="8" aria-hidden="true">
    <rect class="track" width="100%" height="8" rx="3"></rect>
    <rect class="fill" width="${(100 * share).toFixed(1)}%" height="8" rx="3"></rect>
  </svg>
`;

/** A figure with the punctuation after it. */
// prettier-ignore
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
      ${refused ? `${percent(refused / hands)} of them may not go out and are left out.` : nothing} Median
      ${strong('median', figure(cut.median), ',')} mean ${strong('simulated-mean', cut.mean.toFixed(1), ',')} standard
      deviation
      ${cut.deviation.toFixed(1)}${
        limit === null
          ? '.'
          : `; without the limit of ${number.format(limit)}, mean ${total.mean.toFixed(1)} and standard deviation ${total.deviation.toFixed(1)}. The limit decides ${percent(limited)} of the hands.`
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
    status.textContent = 'The worker could not be started; the stored result stays.';
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
  status.textContent = 'Cancelled; the last result stays.';
});
isRunning(false);
document.documentElement.dataset['ready'] = '';
