/** The page “Odds and doubles”: its figures, computed by the core, and a simulation. */
import { whenNeeded } from './when-needed.js';

const elements = whenNeeded(
  () => import('../src/mj-hand.js'),
  () => Promise.all([import('../src/mj-doubles.js'), import('../src/mj-value.js'), import('../src/mj-waits.js')]),
);

// The built page has its figures.
const empty = document.querySelectorAll<HTMLOutputElement>('output[data-compute]:empty');
if (empty.length > 0) {
  const { chances, figureFor, reach } = await import('./odds-figures.js');
  for (const output of empty) output.textContent = figureFor(output.dataset['compute']!);
  document.querySelector('#chances')!.innerHTML = chances();
  document.querySelector('#reach tbody')!.innerHTML = reach();
  // Source code sets inline elements on lines of their own; no space belongs before punctuation.
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    if (text.previousSibling) text.data = text.data.replace(/^\s+(?=[.,;:])/, '');
}

// The simulation is far down.
const simulation = document.querySelector('#simulation')!;
if (empty.length === 0)
  await new Promise<void>((resolve) =>
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    ).observe(simulation),
  );
const { start } = await import('./odds-simulation.js');
await start();
await elements;
document.documentElement.dataset['ready'] = '';
