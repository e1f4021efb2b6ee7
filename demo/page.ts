import 'mahjong-elements';

const profile = document.querySelector<HTMLSelectElement>('#profile')!;
profile.addEventListener('change', () => {
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
