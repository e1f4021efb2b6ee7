/** A page to print. */
const button = document.querySelector<HTMLButtonElement>('#print')!;
button.hidden = false;
button.addEventListener('click', () => print());
