import { whenNeeded } from './when-needed.js';

const ready = whenNeeded(async () => (await import('./all.js')).registered);

const profile = document.querySelector<HTMLSelectElement>('#profile')!;
profile.addEventListener('change', async () => {
  // What the server rendered has to be taken over before it changes.
  await ready;
  const { value } = profile;
  document.querySelector('#first')!.setAttribute('profile', value);
  document.querySelector('#chosen')!.textContent = value === 'classical' ? '' : ` profile="${value}"`;
});

const copy = document.querySelector<HTMLButtonElement>('#copy')!;
// Clipboards need a secure page.
copy.hidden = !navigator.clipboard;
copy.addEventListener('click', async () => {
  await navigator.clipboard.writeText(document.querySelector('#source')!.textContent);
  copy.textContent = 'Copied';
  setTimeout(() => {
    copy.textContent = 'Copy';
  }, 2000);
});
