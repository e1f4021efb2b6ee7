/** The words of each language other than English: only a page in that language loads them. */
const words: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('mahjong-elements/lang/de.js'),
  nl: () => import('mahjong-elements/lang/nl.js'),
  fr: () => import('mahjong-elements/lang/fr.js'),
  it: () => import('mahjong-elements/lang/it.js'),
  ja: () => import('mahjong-elements/lang/ja.js'),
  'zh-Hant': () => import('mahjong-elements/lang/zh-Hant.js'),
  'zh-HK': () => import('mahjong-elements/lang/zh-HK.js'),
  'zh-Hans': () => import('mahjong-elements/lang/zh-Hans.js'),
};

/** Loads the words of a language of the site. Addresses may also say just `zh`. */
export async function loadWords(language: string): Promise<void> {
  const own = Object.hasOwn(words, language) ? language : language.startsWith('zh') ? 'zh-Hant' : undefined;
  if (own) await words[own]!();
}
