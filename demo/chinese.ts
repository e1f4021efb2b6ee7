/** The Chinese words, which only a page in Chinese loads. */
export async function loadWords(language: string): Promise<void> {
  if (language.startsWith('zh')) await import('mahjong-elements/lang/zh-Hant.js');
}
