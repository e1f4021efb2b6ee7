/** Programs that write a site: Eleventy, Hugo, Jekyll, MkDocs with two themes, Pelican and Sphinx. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { openPage, untilCounted } from './page.mjs';
import { CDN, integration, LINES, markdown, run, write } from './tools.mjs';

/** Eleventy comes from npm. */
const eleventy = join(root, 'node_modules/.cache/platforms/eleventy');
const program = join(eleventy, 'node_modules/@11ty/eleventy/cmd.cjs');
const ELEVENTY = JSON.parse(readFileSync(`${root}/examples/static-site/package.json`, 'utf8')).dependencies[
  '@11ty/eleventy'
];

/** A page with tags only, which has to load the script, too. */
const hasBreakdown =
  (/** @type {string} */ path) =>
  async (/** @type {import('./tools.mjs').BrowserContext} */ context, /** @type {string} */ address) => {
    const page = await openPage(context);
    try {
      await page.goto(address + path);
      await untilCounted(page);
    } finally {
      await page.close();
    }
  };

/** @type {Record<string, import('./tools.mjs').Platform>} */
export const sites = {
  eleventy: {
    packages: [],
    from: 'npm',
    version: `test -d '${eleventy}/node_modules' && echo "Eleventy $(node '${program}' --version)"`,
    async install() {
      write(eleventy, 'package.json', '{ "private": true, "type": "module" }\n');
      const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1', '--fetch-timeout=30000'];
      await run('npm', ['install', ...options, `@11ty/eleventy@${ELEVENTY}`], eleventy);
    },
    async publish(folder) {
      cpSync(integration('eleventy'), folder, { recursive: true });
      mkdirSync(join(folder, 'node_modules'));
      for (const name of ['@11ty', 'markdown-it'])
        symlinkSync(join(eleventy, 'node_modules', name), join(folder, 'node_modules', name));
      symlinkSync(root, join(folder, 'node_modules/mahjong-elements'));
      write(folder, 'package.json', '{ "type": "module" }');
      write(
        folder,
        '_includes/post.njk',
        `<!doctype html><body><main>{{ content | safe }}</main><script type="module" src="${CDN}dist/cdn/blocks.js"></script></body>`,
      );
      write(folder, 'post.md', `---\nlayout: post.njk\ntags: post\ntitle: Hands\n---\n${markdown}`);
      write(
        folder,
        'feed.njk',
        '---\npermalink: feed.xml\n---\n<rss version="2.0"><channel>{% for post in collections.post %}<item><title>{{ post.data.title }}</title><description>{{ post.rawInput | forFeeds | forceescape }}</description></item>{% endfor %}</channel></rss>',
      );
      await run('node', [program, '--quiet'], folder);
      // Both hands and the breakdown are pictures; the rest is text.
      return {
        folder: join(folder, '_site'),
        posts: { 'a post': '/post/' },
        content: 'main',
        feed: { path: '/feed.xml', parts: ['In a sentence, South shows', LINES.at(-1) ?? ''], pictures: 3 },
      };
    },
  },
  hugo: {
    packages: ['hugo'],
    version: 'hugo version',
    async publish(folder) {
      cpSync(integration('hugo'), folder, { recursive: true });
      write(
        folder,
        'config.toml',
        'baseURL = "/"\ndisableKinds = ["taxonomy", "term", "sitemap", "section"]\n[outputs]\nhome = ["RSS"]\n',
      );
      write(
        folder,
        'layouts/_default/single.html',
        '<!doctype html><body><main>{{ .Content }}</main>{{ partial "mahjong.html" . }}</body>',
      );
      write(folder, 'content/post.md', `---\ntitle: Hands\n---\n${markdown}`);
      write(
        folder,
        'content/tags.md',
        '---\ntitle: Tags\n_build: { list: never }\n---\n{{< mj is="score-breakdown" profile="british" >}}\n{{< mj seat="south" win="self-draw" >}}[2222c](RRR) 456b 99d 78d +9d 2f{{< /mj >}}\n{{< /mj >}}\n',
      );
      await run('hugo', ['--cacheDir', join(folder, 'cache')], folder);
      return {
        folder: join(folder, 'public'),
        posts: { 'a post': '/post/' },
        content: 'main',
        feed: { path: '/index.xml', parts: LINES },
        also: { 'tags from a shortcode': hasBreakdown('/tags/') },
      };
    },
  },
  jekyll: {
    packages: ['jekyll', 'ruby-jekyll-feed'],
    version: `ruby -e "gem 'jekyll-feed'" && jekyll --version`,
    async publish(folder) {
      cpSync(integration('jekyll'), folder, { recursive: true });
      write(folder, '_config.yml', 'title: Hands\nplugins: [jekyll-feed]\n');
      write(
        folder,
        '_layouts/default.html',
        '<!doctype html><body><main>{{ content }}</main>{% include mahjong.html %}</body>',
      );
      write(folder, '_posts/2026-01-01-post.md', `---\nlayout: default\n---\n${markdown}`);
      await run('jekyll', ['build', '-q'], folder);
      return {
        folder: join(folder, '_site'),
        posts: { 'a post': '/2026/01/01/post.html' },
        content: 'main',
        feed: { path: '/feed.xml', parts: LINES },
      };
    },
  },
  mkdocs: {
    packages: ['mkdocs'],
    version: 'mkdocs --version',
    async publish(folder) {
      cpSync(integration('mkdocs'), folder, { recursive: true });
      appendFileSync(join(folder, 'mkdocs.yml'), 'site_name: Hands\n');
      write(folder, 'docs/index.md', markdown);
      await run('mkdocs', ['-q', 'build'], folder);
      return { folder: join(folder, 'site'), posts: { 'a page': '/' }, content: '[role="main"]' };
    },
  },
  'mkdocs-material': {
    packages: ['mkdocs-material', 'python3-pymdownx'],
    version: `dpkg-query --show --showformat='\${Package} \${Version} ' mkdocs-material python3-pymdownx`,
    async publish(folder) {
      cpSync(integration('mkdocs/overrides'), join(folder, 'overrides'), { recursive: true });
      cpSync(integration('mkdocs-material'), folder, { recursive: true });
      appendFileSync(join(folder, 'mkdocs.yml'), 'site_name: Hands\n');
      write(folder, 'docs/index.md', markdown);
      await run('mkdocs', ['-q', 'build'], folder);
      return { folder: join(folder, 'site'), posts: { 'a page': '/' }, content: 'article' };
    },
  },
  pelican: {
    packages: ['pelican', 'python3-markdown'],
    version: 'pelican --version',
    async publish(folder) {
      cpSync(integration('pelican'), folder, { recursive: true });
      appendFileSync(
        join(folder, 'pelicanconf.py'),
        "SITENAME = 'Hands'\nPATH = 'content'\nTIMEZONE = 'UTC'\nTHEME_TEMPLATES_OVERRIDES = ['templates']\nFEED_ALL_RSS = 'feed.xml'\n",
      );
      const script = `<script type="module" src="${CDN}dist/cdn/blocks.js"></script>`;
      write(
        folder,
        'templates/article.html',
        `{% extends "!simple/article.html" %}{% block head %}{{ super() }}${script}{% endblock %}`,
      );
      write(folder, 'content/post.md', `Title: Post\nDate: 2026-01-01\n\n${markdown}`);
      await run('pelican', ['-q', 'content', '-s', 'pelicanconf.py'], folder);
      return {
        folder: join(folder, 'output'),
        posts: { 'a post': '/post.html' },
        content: '.entry-content',
        feed: { path: '/feed.xml', parts: LINES },
      };
    },
  },
  sphinx: {
    packages: ['python3-sphinx', 'python3-myst-parser'],
    version: 'sphinx-build --version',
    async publish(folder) {
      cpSync(integration('sphinx'), folder, { recursive: true });
      appendFileSync(join(folder, 'conf.py'), "\nextensions = ['myst_parser']\n");
      write(folder, 'index.md', `# Hands\n\n${markdown}`);
      // A warning fails.
      await run('sphinx-build', ['-q', '-W', '-b', 'html', '.', 'site'], folder);
      return { folder: join(folder, 'site'), posts: { 'a page': '/index.html' }, content: '[role="main"] section' };
    },
  },
};
