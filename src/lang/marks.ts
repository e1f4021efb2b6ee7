/** The marks between texts that elements put together, in a language that was registered: those of English, unless `grammar` has its own. */
import { chooser } from './choose.js';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Between items of a list, clauses and what has commas within; after a label and at the end of a sentence; between sentences. */
export type Marks = readonly string[];

const textsFor = chooser<{ marks: Marks }>({ marks: [', ', ', ', '; ', ': ', '.', ' '] });

const joined = (mark: number, parts: readonly string[], language: string): string =>
  parts.join(textsFor(language).marks[mark]);

/** Whether the characters of a language are as wide as they are high. */
export const isWide = (language: string): boolean => /^(?:ja|zh)/.test(language);

/** East, winner; 東、和牌. */
export const commas = (parts: readonly string[], language: string): string =>
  joined(0, parts.filter(Boolean), language);

/** Points, then doubles: 先數點，再算番. */
export const clauses = (parts: readonly string[], language: string): string => joined(1, parts, language);

/** What has commas within. */
export const semicolons = (parts: readonly string[], language: string): string => joined(2, parts, language);

/** Wall: seats; 牌牆：入座. */
export const labelled = (label: string, text: string, language: string): string => joined(3, [label, text], language);

/** A sentence from words without a full stop. */
export const ended = (words: string, language: string): string => joined(4, [words, ''], language);

export const sentence = (words: string, language: string): string => ended(capital(words), language);

/** Sentences after one another. */
export const sentences = (all: readonly string[], language: string): string => joined(5, all.filter(Boolean), language);
