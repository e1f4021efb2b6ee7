/** How the sources are read, in every language: each note is translated, in its present wording, and nothing is left over. */
import { beforeAll, describe, expect, it } from 'vitest';
import { notes as english } from '../../scripts/language-texts.js';
import { loadSections } from '../../src/lang/sections.js';
import { notes as de } from '../../src/lang/de/notes.js';
import { notes as fr } from '../../src/lang/fr/notes.js';
import { notes as italian } from '../../src/lang/it/notes.js';
import { notes as ja } from '../../src/lang/ja/notes.js';
import { notes as nl } from '../../src/lang/nl/notes.js';
import { notes as zhHans } from '../../src/lang/zh-Hans/notes.js';
import { fineTextsFor } from '../../src/lang/fines.js';
import { rulesTextsFor } from '../../src/lang/rules.js';
import '../../src/lang/de.js';
import '../../src/lang/fr.js';
import '../../src/lang/it.js';
import '../../src/lang/ja.js';
import '../../src/lang/nl.js';
import '../../src/lang/zh-Hans.js';
import '../../src/lang/zh-Hant.js';
import '../../src/lang/zh-HK.js';

/** Figures without separators, and what stays as it is: names of profiles and options. */
const kept = (text: string): string[] => [
  ...(text.replace(/(\d)[.,\u202f](?=\d{3})/g, '$1').match(/\d+|[a-z]+(?:-[a-z]+)*-\d{4}|win-requirement/g) ?? []),
];

describe.each(Object.entries({ de, nl, fr, it: italian, ja }))('the notes in %s', (language, notes) => {
  beforeAll(loadSections);

  it('are by the present English sentences, all of them and no others', () => {
    expect(Object.keys(notes).sort()).toEqual(english.map(({ en }) => en).sort());
  });

  it('reach the rules of a table', () => {
    const read = rulesTextsFor(language).notes.interpretation;
    for (const one of english) expect(read(one)).toBe(notes[one.en]);
  });

  it('are sentences of their own, with the figures and names of the English ones', () => {
    expect(new Set(Object.values(notes)).size).toBe(english.length);
    for (const [en, text] of Object.entries(notes)) {
      expect(text).toMatch(/^[\p{Lu}\p{Lo}\d“„«「].{5,}[.。]$/u);
      const found = kept(text);
      // Japanese writes the ranks of tiles, and other small numbers, in characters.
      for (const word of kept(en)) if (language !== 'ja' || word.length > 1) expect(found, text).toContain(word);
    }
  });
});

it.each([
  ['zh-Hant', /[㐀-鿿].*。$/],
  ['zh-Hans', /[㐀-鿿].*。$/],
  ['zh-HK', /[㐀-鿿].*。$/],
])('the notes in %s are complete', (language, sentence) => {
  const read = rulesTextsFor(language).notes.interpretation;
  for (const one of english) expect(read(one)).toMatch(sentence);
});

it('the notes in Simplified Chinese are by the present Traditional sentences', () => {
  expect(Object.keys(zhHans).sort()).toEqual(english.map((one) => one['zh-Hant']).sort());
});

it('fines need no notes', () => {
  expect(fineTextsFor('de')).not.toHaveProperty('notes');
});
