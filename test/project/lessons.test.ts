/** The lessons of the site as a course and as a deck. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { chromium } from '../../scripts/browsers.mjs';
import { coursePage, deckPage, lessons, writeLessons } from '../../scripts/lessons.mjs';
import { serveFolder } from '../../scripts/serve.mjs';
import { isComplete } from '../rounds.js';

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
    // The exercise that asks for awards among others is on two slides, and so is the diagram with a model.
    for (const [tag, twice] of [
      ['mj-hand', 1],
      ['mj-exercise', 1],
      ['mj-doubles', 1],
      ['mj-wall', 0],
      ['mj-waits', 0],
    ] as const) {
      const found = new RegExp(`<${tag}[\\s>]`, 'g');
      // The set is not an exercise of its own on slides.
      expect(count(deck, found), tag).toBe(count(page, found) + twice - (tag === 'mj-exercise' ? 1 : 0));
    }
    expect(textOf(deck)).toContain('One chow is complete, and two more need one tile each.');
  });

  it.runIf(isComplete)('fit on slides of 960 × 700 pixels (built)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lessons-'));
    writeLessons(folder);
    const { address, stop } = await serveFolder(join(folder, 'deck'));
    const browser = await puppeteer.launch((await chromium())!);
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 960, height: 700 });
      await page.goto(`${address}/index.html`, { waitUntil: 'networkidle0' });
      await page.waitForSelector('.reveal.ready');
      const heights = await page.evaluate(async () => {
        const found: Record<string, number> = {};
        const frames = (count: number): Promise<void> =>
          new Promise((resolve) => requestAnimationFrame(() => resolve(count > 1 ? frames(count - 1) : undefined)));
        for (const [h, stack] of document.querySelectorAll('.slides > section').entries())
          for (const [v, slide] of stack.querySelectorAll(':scope > section').entries()) {
            location.hash = `#/${h}/${v}`;
            let [last, now] = [-1, -2];
            while (now !== last || now <= 0 || slide.querySelector(':not(:defined)')) {
              await frames(8);
              [last, now] = [now, slide.scrollHeight];
            }
            found[`${h}/${v} ${slide.querySelector('h2, h3')?.textContent}`] = now;
          }
        return found;
      });
      expect(Object.keys(heights).length).toBeGreaterThan(50);
      expect(Object.entries(heights).filter(([, height]) => height > 700)).toEqual([]);
    } finally {
      await browser.close();
      stop();
      rmSync(folder, { recursive: true });
    }
  });
});
