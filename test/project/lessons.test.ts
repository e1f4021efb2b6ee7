/** The lessons of the site as a course and as a deck. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coursePage, deckPage, lessons } from '../../scripts/lessons.mjs';

const FILES = ['wall.html', 'first-hand.html', 'exercises.html', 'what-to-build.html', 'odds.html'];
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const count = (text: string, found: RegExp): number => [...text.matchAll(found)].length;

describe('the lessons', () => {
  it('are the five of the site, with their parts', () => {
    expect(lessons().map(({ file }) => file)).toEqual(FILES);
    for (const { file, title, lead, parts } of lessons()) {
      const page = readFileSync(`demo/${file}`, 'utf8');
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(lead.length, file).toBeGreaterThan(50);
      expect(parts.length, file).toBeGreaterThanOrEqual(file === 'exercises.html' ? 2 : 4);
      for (const { heading } of parts) expect(page).toContain(`>${heading}</h2>`);
    }
  });

  it('are one page with every exercise that ends, without links and scripts of the site', () => {
    const page = coursePage();
    expect(count(page, /<article>/g)).toBe(5);
    // The guided one, the set, and its twelve.
    expect(count(page, /<mj-exercise[\s>]/g)).toBe(14);
    expect(page).not.toMatch(/<a[\s>]|<script|<form|<table id|<[^>]* keep[\s>=]|id="endless/);
    const site = FILES.map((file) => readFileSync(`demo/${file}`, 'utf8')).join('');
    for (const tag of ['mj-wall', 'mj-settlement', 'mj-score-breakdown', 'mj-waits', 'mj-doubles', 'mj-claims'])
      expect(count(page, new RegExp(`<${tag}[\\s>]`, 'g')), tag).toBe(count(site, new RegExp(`<${tag}[\\s>]`, 'g')));
  });

  it('are a deck with the same elements and sentences, in few lines', () => {
    const [page, deck] = [coursePage(), deckPage()];
    expect(count(deck, /<section>\n<section>/g)).toBe(5);
    expect(count(deck, /<mj-(score-breakdown|settlement)[\s>]/g)).toBe(count(deck, /view="compact"/g));
    for (const tag of ['mj-hand', 'mj-wall', 'mj-settlement', 'mj-waits'])
      expect(count(deck, new RegExp(`<${tag}[\\s>]`, 'g')), tag).toBe(count(page, new RegExp(`<${tag}[\\s>]`, 'g')));
    expect(textOf(deck)).toContain('One chow is complete, and two more need one tile each.');
  });
});
