/** Every language: nothing that it has is in English, and each award has a name and a sentence. `npm run texts` lists what it lacks. */
import { beforeAll, describe, expect, it } from 'vitest';
import { choicesOf, explain, optionIds, parseHand, profiles, ruleIds } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { ownAwardsIn } from '../../src/core/profiles/declarations.js';
import { textsFor } from '../../src/lang/index.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import type { Texts } from '../../src/lang/types.js';
import { registry } from '../../src/lang/registry.js';
import { loadSections } from '../../src/lang/sections.js';
import { de } from '../../src/lang/de.js';
import { nl } from '../../src/lang/nl.js';
import { fr } from '../../src/lang/fr.js';
import { it as italian } from '../../src/lang/it.js';
import { ja } from '../../src/lang/ja.js';
import { zhHK } from '../../src/lang/zh-HK.js';
import { zhHant } from '../../src/lang/zh-Hant.js';
import { gapsOf, withSections } from '../language-texts.js';
import { gaps } from '../../scripts/texts/report.mjs';

/** The complete languages, and the words that their players and English players share. */
const languages: [name: string, texts: object, shared: RegExp][] = [
  ['German', de, /^(chow|kong|pung|limit|start|name|west|hand|chance|mah-jongg|original call|faktor|play|tiles?)$/i],
  ['Dutch', nl, /^(chow|kong|pung|west|hand|factor|goulash)$/i],
  ['French', fr, /^(e|points?|doubles?|chow|kong|pung|notation|total|chance)$/i],
  ['Italian', italian, /^(e|no|poker)$/i],
  ['Japanese', ja, /^$/],
  ['Traditional Chinese', zhHant, /^$/],
  ['Chinese of Hong Kong', zhHK, /^$/],
];

describe.each(languages)('%s', (_name, registered, shared) => {
  const texts = {} as Texts;
  /** The last words of the keys of messages that are still to be written: on pages, these are in English. */
  const lacking = new Set<string>();
  beforeAll(async () => {
    await loadSections();
    Object.assign(texts, await withSections(registered));
    const source = texts.language === 'zh-HK' ? 'zh-Hant' : texts.language;
    for (const { missing } of gaps(source)) for (const key of missing) lacking.add(key.split('.').at(-1)!);
  });
  const isLacking = (place: string): boolean => [...lacking].some((word) => place.includes(word));

  it('is registered under its own tag', () => {
    expect(registry.texts.has(texts.language.toLowerCase())).toBe(true);
  });

  it('has no text in English', () => {
    const { missing, same } = gapsOf(texts);
    expect(missing.filter((place) => !isLacking(place))).toEqual([]);
    expect(same.filter(([place, text]) => !shared.test(text) && !isLacking(place))).toEqual([]);
  });

  it('names and explains every award', () => {
    const { meaning } = textsFor(texts.language);
    const english = textsFor('en').meaning;
    for (const id of ruleIds) {
      expect(texts.rule(id), id).toMatch(/^[\p{Lu}\p{Lo}]/u);
      expect(meaning(id), id).toMatch(/[.。]$/);
      if (!lacking.has(id)) expect(meaning(id), id).not.toBe(english(id));
    }
    expect(new Set(ruleIds.map((id) => texts.rule(id))).size).toBe(ruleIds.length);
  });

  it('names every award of a ruleset’s own, each by another name', () => {
    const english = textsFor('en');
    for (const { name, rules } of [...Object.values(profiles), ...Object.values(moreProfiles)]) {
      const ids = ownAwardsIn(rules);
      const named = ids.map((id) => texts.rule(id));
      for (const [index, id] of ids.entries()) {
        expect(named[index], `${name} ${id}`).toMatch(/^[\p{Lu}\p{Lo}\d]/u);
        expect(named[index]!.length, `${name} ${id}`).toBeLessThan(60);
      }
      expect(ids.filter((id, index) => named[index] === english.rule(id) && !lacking.has(id))).toEqual([]);
      expect(
        named.filter((one, index) => named.indexOf(one) !== index),
        name,
      ).toEqual([]);
    }
  });

  it('has words for every value of an option, not its id', () => {
    const { keyword } = rulesTextsFor(texts.language).rules;
    const named = optionIds.filter((id) => !lacking.has(id));
    const ids = named.flatMap((id) =>
      choicesOf(id)
        .values.map(String)
        .filter((word) => {
          const shown = keyword(id, word);
          return (shown === word || shown === word.replaceAll('-', ' ')) && !/^\d+$/.test(word) && !shared.test(shown);
        })
        .map((word) => `${id}: ${word}`),
    );
    expect(ids).toEqual([]);
  });

  it('gives a reason for every award that a hand misses', () => {
    const missed = Object.values(explain(parseHand('(RRR) 123b 456b 99d 78d +9d'), {}, profiles.european));
    const codes = missed
      .flatMap((one) => ('reasons' in one ? (one.reasons as { code: string }[]) : []))
      .map((one) => one.code);
    expect(codes.length).toBeGreaterThan(10);
    const { reasons } = textsFor(texts.language);
    for (const code of codes) expect(Object.hasOwn(reasons, code), code).toBe(true);
  });
});
