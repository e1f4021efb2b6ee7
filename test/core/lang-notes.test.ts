/** How the sources are read, in every language: each note is translated, in its present wording, and nothing is left over. */
import { beforeAll, describe, expect, it } from 'vitest';
import { notes as all } from '../language-texts.js';
import { read } from '../../scripts/texts/messages.mjs';
import { loadSections } from '../../src/lang/sections.js';
import { noteTextsFor } from '../../src/lang/notes.js';
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

/** The sentences of a language by the ids of the notes. */
const sentencesIn = (language: string): Record<string, string> =>
  Object.fromEntries(
    ['notes', 'more-notes'].flatMap((file) =>
      Object.entries(read(language, file))
        .filter(([key]) => !key.startsWith('@'))
        .map(([key, text]) => [key.split('.')[1]!, text as string]),
    ),
  );
const english = sentencesIn('en');

beforeAll(loadSections);

it('every note has an English sentence, and nothing is left over', () => {
  expect(Object.keys(english).sort()).toEqual(all.map(({ id }) => id).sort());
  const read = noteTextsFor('en').interpretation;
  for (const one of all) expect(read(one)).toBe(english[one.id]);
});

describe.each(['de', 'fr', 'it', 'ja', 'nl', 'zh-Hant'])('the notes in %s', (language) => {
  const notes = sentencesIn(language);

  it('reach the rules of a table', () => {
    const read = noteTextsFor(language).interpretation;
    for (const one of all) expect(read(one)).toBe(notes[one.id] ?? english[one.id]);
  });

  it('are sentences of their own, with the figures and names of the English ones', () => {
    expect(new Set(Object.values(notes)).size).toBe(Object.keys(notes).length);
    for (const [id, text] of Object.entries(notes)) {
      expect(text).toMatch(/^[\p{Lu}\p{Lo}\d“„«「].{3,}[.。]$/u);
      const found = kept(text);
      // Japanese and Chinese write the ranks of tiles, and other small numbers, in characters.
      if (language !== 'zh-Hant')
        for (const word of kept(english[id]!))
          if (language !== 'ja' || word.length > 1) expect(found, text).toContain(word);
    }
  });
});

it.each([
  ['zh-Hant', /[㐀-鿿].*。$/],
  ['zh-Hans', /[㐀-鿿].*。$/],
  ['zh-HK', /[㐀-鿿].*。$/],
])('the notes in %s are sentences', (language, sentence) => {
  const read = noteTextsFor(language).interpretation;
  for (const one of all) expect(read(one)).toMatch(sentence);
});
