/** Names of a table's own awards. Stored globally, like the texts of a page. */
import { guarded } from '../core/guarded.js';
import type { OwnAwardId } from '../core/index.js';
import { LONGEST_LANGUAGE } from './choose.js';
import { closest } from './closest.js';
import { capital } from './marks.js';
import { registry, textsChanged } from './registry.js';

const names = (registry.names ??= new Map<string, string>());
const keyOf = (id: OwnAwardId, language: string): string => `${language.toLowerCase()} ${id.toLowerCase()}`;

/**
 * Names a table's own award in a language; without a name, its id is shown as words.
 *
 * @param language a BCP 47 tag: `en`, `zh-Hant`
 */
export const nameAward = /* @__PURE__ */ guarded(
  'nameAward',
  'the id of an own award, a language and a name',
  (id: OwnAwardId, language: string, name: string): void => {
    names.set(keyOf(id, language), name.slice(0, 80));
    textsChanged();
  },
);

export { isOwnAward } from '../core/own-awards/terms.js';

/** An id as words: `--own-wind` is “Own wind”. */
export const asWords = (id: string): string => capital(id.replace(/^--/, '').replaceAll('-', ' '));

/** The name of an own award: `known` has those of the package’s profiles, and `more` finds those of profiles that few tables use. */
export const ownAwardName = (
  id: OwnAwardId,
  language: string,
  known: Readonly<Record<string, string>> = {},
  more: (id: string) => string | undefined = () => undefined,
): string => names.get(keyOf(id, language)) ?? known[id] ?? more(id) ?? asWords(id);

/** The sentence about an award for readers of a language, or else the one without a language; undefined if there is none. */
export function sentenceFor(sentences: Readonly<Record<string, string>> = {}, language: string): string | undefined {
  const byTag = new Map(Object.entries(sentences).map(([tag, text]) => [tag.toLowerCase(), text]));
  return byTag.size
    ? (closest(language.slice(0, LONGEST_LANGUAGE).toLowerCase(), (tag) => byTag.get(tag)) ?? byTag.get(''))
    : undefined;
}
