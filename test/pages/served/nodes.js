/** What stands in each shadow root before a script of the elements runs. */
window.served = new Map(
  [...document.querySelectorAll('*')]
    .filter(({ shadowRoot }) => shadowRoot)
    .map((element) => [element, [...element.shadowRoot.querySelectorAll('*')]]),
);
