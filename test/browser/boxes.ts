/** What does not fit on a page: boxes over one another, outside of what they are in, cut texts, and broken words. */

/** Every element around and in shadow roots. */
export const within = (around: ParentNode): Element[] =>
  [...around.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? within(element.shadowRoot) : []),
  ]);

/** The words in the text of buttons and choices that continue on the next line without a hyphen. */
export function brokenWordsIn(page: Element, isSkipped: (element: Element) => boolean = () => false): string[] {
  return within(page).flatMap((element) => {
    if (!element.matches('button, .control, legend') || isSkipped(element)) return [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}]+/gu)) {
        // These languages have no spaces, and break anywhere.
        if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    return broken;
  });
}
