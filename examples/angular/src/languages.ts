interface Language {
  name: string;
  /** Loads the words of the elements, which show them at once. English is built in. */
  load?: () => Promise<unknown>;
}

/** The languages to choose from, by their tags. */
export const languages: Record<string, Language> = {
  en: { name: 'English' },
  de: { name: 'Deutsch', load: () => import('mahjong-elements/lang/de.js') },
  fr: { name: 'Français', load: () => import('mahjong-elements/lang/fr.js') },
  ja: { name: '日本語', load: () => import('mahjong-elements/lang/ja.js') },
  'zh-Hant': { name: '正體中文', load: () => import('mahjong-elements/lang/zh-Hant.js') },
  'zh-Hans': { name: '简体中文', load: () => import('mahjong-elements/lang/zh-Hans.js') },
};
