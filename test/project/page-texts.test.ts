/** The tool pages in other languages: every text is translated, nothing is left over, and addresses lead to the right folder. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tagFor } from '../../demo/language-links.js';
import { moreProfiles } from '../../src/core/profiles.js';
import { profiles } from '../../src/core/index.js';
import { languages, textsOf, translations, translator } from '../../scripts/site/languages.mjs';
import { alternates, layoutSentences, withLayout } from '../../scripts/site/layout.mjs';
import { manifestIn, MANIFESTS } from '../../scripts/site/manifests.mjs';
import { choices, profileGroups, withOptions } from '../../scripts/site/options.mjs';
import { sitePages, versionsOf } from '../../scripts/site/pages.mjs';
import { asNearest } from '../../scripts/site/questions.mjs';
import { familySentences } from '../../scripts/site/family-tree.mjs';
import { matrixSentences } from '../../scripts/site/matrix.mjs';
import { describedSources, profileSentences } from '../../scripts/site/profiles.mjs';
import { localized, sentencesOf, unitsOf } from '../../scripts/site/translate.mjs';

/** Written by hand: what the tools are, and what players read. */
const FILES = ['scoring', 'exercises', 'calculator', 'game', 'rules', 'before-you-sit-down', 'glossary', 'search'].map(
  (name) => `${name}.html`,
);
const TAGS = ['de', 'nl', 'fr', 'it', 'ja', 'zh-Hant', 'zh-HK', 'zh-Hans'];

const english = (file: string): string => readFileSync(`demo/${file}`, 'utf8');
const manifests = MANIFESTS.map((file) => JSON.parse(english(file)) as { name: string; short_name: string });

/** Every English text of the pages, of their scripts and of what surrounds them. */
const keys = new Set([
  ...FILES.flatMap((file) => [...unitsOf(english(file)).map(({ key }) => key), ...sentencesOf(english(file))]),
  ...layoutSentences,
  ...Object.values(profileSentences),
  ...Object.values(matrixSentences),
  ...familySentences,
  asNearest,
  ...describedSources,
  ...profileGroups.map(([group]) => group).filter(Boolean),
  ...Object.values(choices).flatMap((all) => all.map(([, text]) => text!).filter((text) => /\p{L}/u.test(text))),
  ...manifests.flatMap((one) => [one.name, one.short_name]),
]);

/** The numbered elements and the details of a text. */
const marks = (text: string): string[] => (text.match(/<\/?\d+\/?>|\{\w+\}/g) ?? []).sort();

/** Titles of books. */
const TITLES = /The Complete Book of Mah-Jongg|The Game of a Hundred Intelligences|Outside the Box/g;

/** Texts that are the same word in a language and in English. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: ['Limit', '3. Kongs', 'Chow', 'Pung', 'Kong', 'Faan'],
  nl: ['Calculator', '3. Kongs', 'Chow', 'Pung', 'Kong', 'Mahjong', 'Menu', 'Faan'],
  fr: [
    ...['3. Kongs', 'Question', 'Chow', 'Pung', 'Kong', 'Menu', 'Site', 'Hong Kong', '{count} page', '{count} pages'],
    ...[
      '20 points',
      '10 points',
      '30 points',
      '2 points',
      '{points} points',
      'Points',
      '1 double',
      'Double',
      'Doubles',
    ],
  ],
  it: ['No', 'No <0/>', 'Menu', 'Hong Kong', 'Faan'],
};

describe('the pages in other languages', () => {
  it('are the tools and what players read, in every language of the package', () => {
    expect(translations).toEqual(TAGS);
    for (const { tag } of languages) if (tag !== 'en') expect(existsSync(`src/lang/${tag}.ts`), tag).toBe(true);
    for (const file of FILES)
      expect(Object.values(versionsOf(file) ?? {}), file).toEqual([file, ...TAGS.map((tag) => `${tag}/${file}`)]);
    expect(sitePages.filter(({ lang }) => lang)).toHaveLength(TAGS.length * FILES.length);
    expect(versionsOf('tiles.html')).toBeUndefined();
  });

  it('have every text in texts/en/site.arb, and no other', () => {
    const texts = textsOf('en');
    expect(Object.keys(texts).filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys].filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
  });

  it.each(TAGS)('have no text in English in %s', (tag) => {
    const texts = textsOf(tag);
    const hasWords = (key: string): boolean => /\p{L}/u.test(key.replace(/<[^>]*>/g, ''));
    expect(Object.keys(texts).filter((key) => texts[key] === key && hasWords(key))).toEqual(
      Object.keys(texts).filter((key) => SAME[tag]?.includes(key)),
    );
    // No English sentence is half translated.
    for (const [key, text] of Object.entries(texts))
      expect(text.replace(TITLES, ''), key).not.toMatch(/\b(the|with|your|which|from|this|that|without)\b/i);
  });

  it.each(TAGS)('have the elements and details of the English sentences in %s', (tag) => {
    // The Chinese name of a term is not repeated on a Chinese page.
    const isName = (mark: string, names: readonly string[]): boolean => tag.startsWith('zh') && names.includes(mark);
    const names = new Map(
      FILES.flatMap((file) =>
        unitsOf(english(file)).map(
          ({ key, parts }) =>
            [key, parts.flatMap((part, place) => (part.lang === 'zh-Hant' ? [`<${place}/>`] : []))] as const,
        ),
      ),
    );
    for (const [key, text] of Object.entries(textsOf(tag)))
      expect(marks(text), key).toEqual(
        marks(key).filter((mark) => marks(text).includes(mark) || !isName(mark, names.get(key) ?? [])),
      );
  });

  it.each(['ja', 'zh-Hant', 'zh-HK', 'zh-Hans'])('use full-width punctuation between characters in %s', (tag) => {
    for (const [key, text] of Object.entries(textsOf(tag)))
      expect(text, key).not.toMatch(/[\u3040-\u30ff\u3400-\u9fff] ?[,.:;?!]|[,:;?!] ?[\u3040-\u30ff\u3400-\u9fff]/);
  });

  it.each(TAGS)('leave no English text behind in %s', (tag) => {
    for (const file of FILES) {
      const page = sitePages.find((one) => one.file === `${tag}/${file}`)!;
      const html = withLayout(withOptions(page.html!(), tag, translator(tag)), page.file);
      const left = unitsOf(html)
        .map(({ key }) => key)
        .filter((key) => keys.has(key) && Object.hasOwn(textsOf(tag), key) && textsOf(tag)[key] !== key);
      // A word may be another English word: French “Main”.
      expect(
        left.filter((key) => key.length > 8),
        page.file,
      ).toEqual([]);
    }
  });
});

describe('a page in another language', () => {
  const page = `<!doctype html>
<html lang="en"><head><title>Rules &amp; hands</title><meta name="description" content="All rules" />
<link rel="stylesheet" href="tools.css" /><link rel="manifest" href="manifest-game.webmanifest" />
<script type="module" src="game.ts"></script></head>
<body><main><p title="All rules">
  See <a href="game.html#x">the sheet</a>
  , <code>rules</code> or <a href="tiles.html">all tiles</a>
  .</p><label>Limit <select><option>none</option><option>500</option></select></label>
<mj-hand>123b Ann</mj-hand><p>1,000</p><p><b>500</b></p></main></body></html>`;

  it('has numbered texts, whole sentences with their elements', () => {
    expect(unitsOf(page).map(({ key }) => key)).toEqual([
      'Rules & hands',
      'All rules',
      'All rules',
      'See <0>the sheet</0>, <1/> or <2>all tiles</2>.',
      'Limit',
      'none',
      '1,000',
    ]);
  });

  it('has translated texts, its elements in another order, and addresses of its own folder', () => {
    const texts: Record<string, string> = {
      'Rules & hands': 'A < B & "C"',
      'All rules': 'Alle "Regeln"',
      'See <0>the sheet</0>, <1/> or <2>all tiles</2>.': '<2>Ziegel</2>, <1/>, <0>Tabelle</0> <3>.',
      none: 'keines',
    };
    const html = localized(
      page,
      'de',
      (key) => texts[key] ?? key,
      (file) => file === 'game.html',
    );
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('<title>A &lt; B &amp; &quot;C&quot;</title>');
    expect(html).toContain('content="Alle &quot;Regeln&quot;"');
    expect(html).toContain(
      '<a href="../tiles.html" hreflang="en">Ziegel</a>, <code>rules</code>, <a href="game.html#x">Tabelle</a> &lt;3&gt;.',
    );
    expect(html).toContain('href="../tools.css"');
    expect(html).toContain('href="manifest-game.webmanifest"');
    expect(html).toContain('src="../game.ts"');
    expect(html).toContain('<option>keines</option><option>500</option>');
    expect(html).toContain('<mj-hand>123b Ann</mj-hand>');
    // The sentences of its script, as data that cannot end the script element.
    const data = /<script type="application\/json" id="texts">([^<]*)<\/script>/.exec(html)![1]!;
    expect(Object.keys(JSON.parse(data) as object)).toContain('Link copied.');
  });

  it.each([
    ['de-AT', 'de'],
    ['zh', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant-MY', 'zh-Hant'],
    ['zh-MO', 'zh-HK'],
    ['zh-Hant-HK', 'zh-HK'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-Hans-MO', 'zh-Hans'],
  ])('are offered to a browser in %s: the one in %s', (wanted, tag) => {
    expect(tagFor(wanted)).toBe(tag);
    expect(['en', ...TAGS]).toContain(tag);
  });

  it('links to itself in the other languages', () => {
    const html = withLayout(english('game.html'), 'game.html');
    expect(html).toContain(
      '<a href="ja/game.html" lang="ja" hreflang="ja" data-offer="このページを日本語で読む" data-close="閉じる">日本語</a>',
    );
    expect(html).not.toContain('rel="alternate"');
    const published = alternates('game.html', 'https://club.example/mahjong/');
    expect(published).toContain('hreflang="ja" href="https://club.example/mahjong/ja/game.html"');
    expect(published).toContain('hreflang="x-default" href="https://club.example/mahjong/game.html"');
    const german = withLayout(sitePages.find(({ file }) => file === 'de/game.html')!.html!(), 'de/game.html');
    expect(german).toContain('<a href="../ja/game.html" lang="ja" hreflang="ja" data-offer="');
    expect(german).toContain(
      '<a href="../game.html" lang="en" hreflang="en" data-offer="This page in English" data-close="Close">English</a>',
    );
    expect(german).toContain('aria-current="page">Deutsch</a>');
    expect(withLayout(english('tiles.html'), 'tiles.html')).not.toContain('hreflang');
    // The first page is in English only, but leads to a tool in each language.
    const first = withLayout(english('index.html'), 'index.html');
    expect(first).toContain(
      '<a href="de/game.html" lang="de" hreflang="de" data-offer="Die Punktetabelle auf Deutsch" data-close="Schließen">',
    );
    expect(first).toContain('<a href="./" lang="en" hreflang="en"');
  });

  it('has a manifest: an app of its own', () => {
    const manifest = JSON.parse(manifestIn('de', 'manifest-game.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ lang: 'de', id: 'de/game.html', start_url: 'game.html', scope: '.' });
    expect(manifest['name']).not.toBe(manifests[1]!.name);
    expect(manifest['icons']).toEqual(
      expect.arrayContaining([expect.objectContaining({ src: '../icon-192.png' })]) as unknown,
    );
  });
});

it('translates sources as the profiles name them', () => {
  const sources = Object.values(moreProfiles).map(({ source }) => source);
  for (const source of describedSources) expect(sources).toContain(source);
});

describe('the lists of choices', () => {
  it('have every profile once', () => {
    const listed = profileGroups.flatMap(([, names]) => names);
    expect([...listed].sort()).toEqual([...Object.keys(profiles), ...Object.keys(moreProfiles)].sort());
  });

  it('are filled in where a page has a comment, with names in its language', () => {
    const pages = ['calculator', 'game', 'index', 'embed-builder', 'exercises'].map((name) => english(`${name}.html`));
    for (const html of pages) {
      expect(html).toMatch(/<!-- (?:all profiles|profiles: [a-z -]+) -->/);
      expect(html).not.toContain('<option value="british">');
      expect(withOptions(html, 'en', translator('en'))).toContain('<option value="british">British</option>');
      expect(withOptions(html, 'de', translator('de'))).toContain('<option value="british">Britisch</option>');
    }
    const list = withOptions('<!-- languages -->', 'nl', translator('nl'));
    expect(list.match(/<option /g)).toHaveLength(TAGS.length + 1);
    expect(list).toContain('<option value="nl" lang="nl" selected>Nederlands</option>');
  });

  it('have the same values in every language', () => {
    expect(withOptions('<!-- limits -->', 'de', translator('de'))).toContain('<option value="none">ohne</option>');
    // The value of a choice without one would be its translation.
    for (const file of FILES) expect(english(file), file).not.toMatch(/<option>[^<]*\p{L}/u);
  });
});
