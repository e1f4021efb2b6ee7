/** The questions of a table: the rules that the answers give, the nearest ruleset, and the card. */
import { formatRules, profiles, type Profile, type ProfileName } from '../src/core/index.js';
import type { MoreProfileName } from '../src/core/profiles.js';
import { countTextsFor } from '../src/lang/count.js';
import type { Answer, Task } from './comparison-worker.js';
import { loadWords } from './languages.js';
import { answered, builtIn, withAnswers, type Distance } from './nearest.js';
import { joined, language, say } from './say.js';
import { linkTools } from './tool-links.js';
import { whenNeeded } from './when-needed.js';

type BuiltIn = ProfileName | MoreProfileName;

const named = loadWords(language);
/** The names of profiles, as in every list of them on this site. */
const names = document.querySelector<HTMLTemplateElement>('#names')?.content;
const nameOf = (profile: string): string =>
  names?.querySelector(`[value="${profile}"]`)?.textContent ?? countTextsFor(language).profile(profile);
const ready = whenNeeded(async () => (await import('./all.js')).registered);

const form = document.querySelector<HTMLFormElement>('#questions')!;
const element = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!;
const radios = (): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('[type="radio"]')];
const more = document.querySelector<HTMLDetailsElement>('#more')!;
/** Those of the questions that need no answer. */
const moreRadios = (): HTMLInputElement[] => radios().filter((radio) => more.contains(radio));

const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

/** The answers in the address: the place of the choice for each question that is not answered as usual. */
function readAddress(): void {
  const address = new URLSearchParams(location.hash.slice(1));
  for (const group of new Set(radios().map(({ name }) => name))) {
    const choices = radios().filter(({ name }) => name === group);
    choices[Number(address.get(group) ?? 0)]?.click();
  }
  more.open = moreRadios().some(({ checked, value }) => checked && value);
}

function writeAddress(): void {
  const address = new URLSearchParams();
  for (const { name } of radios().filter(({ checked, value }) => checked && value)) {
    const place = radios()
      .filter((one) => one.name === name)
      .findIndex(({ checked }) => checked);
    address.set(name, String(place));
  }
  history.replaceState(null, '', address.size ? `#${address}` : location.pathname + location.search);
}

/** The rules that the answers give, in full. */
function tableRules(): string {
  const others = moreRadios();
  const asked = radios().filter((radio) => !others.includes(radio));
  const names = [...new Set(asked.map(({ name }) => name))];
  const questions = names.map((name) => asked.filter((one) => one.name === name));
  const rules = answered(
    questions.map((choices) => choices.map(({ value }) => value)),
    questions.map((choices) => choices.findIndex(({ checked }) => checked)),
  );
  const given = others.filter(({ checked, value }) => checked && value).map(({ value }) => value);
  return [rules, ...given].join('; ');
}

let worker: Worker | undefined;
let asked = 0;
/** How many of the rulesets have been compared; hidden once they all are. */
const progress = document.querySelector<HTMLProgressElement>('#compared')!;

function compare(rules: string): Promise<Distance[]> {
  worker ??= new Worker(new URL('comparison-worker.ts', import.meta.url), { type: 'module' });
  const own = worker;
  const number = ++asked;
  return new Promise((resolve, reject) => {
    own.addEventListener('message', function answered({ data }: MessageEvent<Answer>) {
      if (data.number !== number) return;
      if ('share' in data) {
        progress.value = data.share;
        return;
      }
      own.removeEventListener('message', answered);
      if ('results' in data) resolve(data.results);
      else reject(new Error(data.error));
    });
    own.postMessage({ number, rules } satisfies Task);
  });
}

/** Shows the nearest profile, what differs from it, and how far all profiles are. */
function show(table: Profile, nearest: BuiltIn, results: readonly Distance[]): void {
  const rules = formatRules(table, nearest as ProfileName);
  const [best] = results;
  element('nearest').textContent =
    best!.differ === 0 && best!.paidDiffer === 0 && !rules
      ? say('You play by the {profile} rules.', { profile: nameOf(nearest) })
      : joined(
          say('Nearest to your table: {profile}.', { profile: nameOf(nearest) }),
          say(
            '{worth} of winning hands are worth something different, and after {paid} of hands somebody pays a different amount.',
            { worth: percent.format(best!.differ), paid: percent.format(best!.paidDiffer) },
          ),
        );
  element('line').hidden = !rules;
  element('text').textContent = rules;
  element('actions').hidden = false;
  element('others').hidden = false;
  element('rows').replaceChildren(
    ...results.map(({ name, differ, paidDiffer, paidDifference }) => {
      const row = document.createElement('tr');
      const head = document.createElement('th');
      head.scope = 'row';
      head.textContent = nameOf(name);
      const cells = [
        percent.format(differ),
        percent.format(paidDiffer),
        // Hardly any hand goes out under both.
        paidDifference === null ? '–' : say('{points} points', { points: points.format(paidDifference) }),
      ];
      row.append(
        head,
        ...cells.map((text) => {
          const cell = document.createElement('td');
          cell.textContent = text;
          return cell;
        }),
      );
      return row;
    }),
  );
  const tag = `<mj-score-breakdown profile="${nearest}"${rules ? ` rules="${rules}"` : ''}></mj-score-breakdown>`;
  element('copy').dataset.tag = tag;
  linkTools({ profile: nearest, rules });
  element('full').setAttribute(
    'href',
    `rules.html?${new URLSearchParams({ 'mj-profile': nearest, 'mj-rules': rules }).toString()}#own`,
  );
}

/** Shows the rules of the table as differences from a profile on the card. */
async function showCard(table: Profile, base: BuiltIn): Promise<void> {
  await ready;
  const card = element('card');
  card.setAttribute('profile', base);
  card.setAttribute('rules', formatRules(table, base as ProfileName));
}

async function update(): Promise<void> {
  writeAddress();
  const rules = tableRules();
  element('nearest').textContent = say('Looking for the nearest ruleset…');
  progress.hidden = false;
  progress.value = 0;
  const number = asked + 1;
  void showCard(withAnswers(rules, profiles.classical), 'classical');
  const [results] = await Promise.all([compare(rules), named]);
  // Another answer was given meanwhile.
  if (number !== asked) return;
  progress.hidden = true;
  const nearest = results[0]!.name as BuiltIn;
  const table = withAnswers(
    rules,
    builtIn().find(({ name }) => name === nearest)!,
  );
  show(table, nearest, results);
  await showCard(table, nearest);
}

form.addEventListener('change', () => void update());
form.addEventListener('reset', () => setTimeout(() => void update()));
element('print').addEventListener('click', () => print());
element('copy').addEventListener('click', async ({ currentTarget }) => {
  const button = currentTarget as HTMLButtonElement;
  await navigator.clipboard.writeText(button.dataset.tag!);
  button.textContent = say('Copied');
  setTimeout(() => {
    button.textContent = say('Copy the tag');
  }, 2000);
});
element('copy').hidden = !navigator.clipboard;
readAddress();
void update();
