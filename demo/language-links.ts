/** The links to a page in other languages, and which of them a browser asks for. No DOM until a function is called. */

/** Calls back before a reader opens or copies a link to the page in another language: from the menu, or the one offered. */
export function onLanguageLink(run: (link: HTMLAnchorElement) => void): void {
  for (const event of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(event, ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('#site-languages a, .offer a');
      if (link) run(link);
    });
}

/** The tag of the site for a language of a browser; a script in it says more than the region. */
export const tagFor = (language: string): string =>
  !/^zh\b/i.test(language)
    ? language.split('-')[0]!.toLowerCase()
    : /\bhans\b/i.test(language)
      ? 'zh-Hans'
      : /\b(hk|mo)\b/i.test(language)
        ? 'zh-HK'
        : /\b(hant|tw)\b/i.test(language)
          ? 'zh-Hant'
          : 'zh-Hans';
