/**
 * Sites that a framework takes over in the browser, with the script of the CDN in their heads and no plugin: Docusaurus, VitePress, Nextra,
 * Next with MDX, Astro with client navigation, Gatsby and Nuxt Content. All come from npm.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { BACK, CDN, integration, markdown, OTHER, run, write } from './tools.mjs';

const SCRIPT = `${CDN}dist/cdn/blocks.js`;
/** How long installing or building one may take, in milliseconds. */
const LONGEST = 600_000;

/** The post ends with a link to the other page. */
const linked = (/** @type {string} */ other) => `${markdown}\n[${OTHER}](${other})\n`;

/**
 * @typedef {object} Site
 * @property {boolean} [isByName] takes minutes, so it runs only when named
 * @property {string[]} install what to install from npm; the first names the program
 * @property {string} build
 * @property {Record<string, string>} files
 * @property {string} output the folder that it writes
 * @property {string} post the address of the post
 * @property {string} other the address of the page that links to it
 * @property {string} content a selector of the text on the page
 */

/** Node 24, for programs that don’t run in older ones. */
const NODE = 'node@24.21.0';
const REACT = ['react@19.3.1', 'react-dom@19.3.1'];

/** @type {Record<string, Site>} */
const SITES = {
  nextra: {
    isByName: true,
    // Its theme accepts no page with a newer Zod.
    install: ['nextra@4.6.1', 'nextra-theme-docs@4.6.1', 'next@16.4.6', 'zod@4.1.12', ...REACT],
    build: 'next build',
    files: {
      'next.config.mjs': `import nextra from 'nextra';
export default nextra({})({ output: 'export', trailingSlash: true, images: { unoptimized: true } });
`,
      'mdx-components.jsx': readFileSync(integration('nextra/mdx-components.jsx'), 'utf8'),
      'app/layout.jsx': `import { Layout } from 'nextra-theme-docs';
import { Head } from 'nextra/components';
import { getPageMap } from 'nextra/page-map';
import 'nextra-theme-docs/style.css';
export const metadata = { title: 'Hands' };
export default async function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head><script type="module" src="${SCRIPT}" /></Head>
      <body><Layout pageMap={await getPageMap()}>{children}</Layout></body>
    </html>
  );
}
`,
      'app/[[...mdxPath]]/page.jsx': `import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents } from '../../mdx-components';
export const generateStaticParams = generateStaticParamsFor('mdxPath');
const Wrapper = useMDXComponents().wrapper;
export default async function Page(props) {
  const params = await props.params;
  const { default: Content, ...rest } = await importPage(params.mdxPath);
  return <Wrapper {...rest}><Content {...props} params={params} /></Wrapper>;
}
`,
      'content/post.mdx': linked('/other'),
      'content/other.mdx': `[${BACK}](/post)\n`,
    },
    output: 'out',
    post: '/post/',
    other: '/other/',
    content: 'main',
  },
  'next-mdx': {
    install: ['next@16.4.6', '@next/mdx@16.4.6', '@mdx-js/loader@3.1.1', '@mdx-js/react@3.1.1', ...REACT],
    build: 'next build',
    files: {
      'next.config.mjs': `import createMDX from '@next/mdx';
export default createMDX()({ output: 'export', trailingSlash: true, pageExtensions: ['jsx', 'mdx'] });
`,
      'mdx-components.jsx': `import Link from 'next/link';
export const useMDXComponents = () => ({ a: Link });
`,
      'app/layout.jsx': `export const metadata = { title: 'Hands' };
export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <head><script type="module" src="${SCRIPT}" /></head>
      <body><main>{children}</main></body>
    </html>
  );
}
`,
      'app/post/page.mdx': linked('/other'),
      'app/other/page.mdx': `[${BACK}](/post)\n`,
    },
    output: 'out',
    post: '/post/',
    other: '/other/',
    content: 'main',
  },
  docusaurus: {
    isByName: true,
    install: ['@docusaurus/core@3.10.2', '@docusaurus/preset-classic@3.10.2', ...REACT],
    build: 'docusaurus build',
    files: {
      'docusaurus.config.js': `export default {
  title: 'Hands',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: true,
  headTags: [{ tagName: 'script', attributes: { type: 'module', src: '${SCRIPT}' } }],
  onBrokenLinks: 'ignore',
  presets: [['@docusaurus/preset-classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`,
      'docs/post.md': linked('./other.md'),
      'docs/other.md': `[${BACK}](./post.md)\n`,
    },
    output: 'build',
    post: '/post/',
    other: '/other/',
    content: 'article .markdown',
  },
  vitepress: {
    install: ['vitepress@1.6.4'],
    build: 'vitepress build',
    files: {
      '.vitepress/config.mjs': `export default { head: [['script', { type: 'module', src: '${SCRIPT}' }]] };\n`,
      'post.md': linked('./other.md'),
      'other.md': `[${BACK}](./post.md)\n`,
    },
    output: '.vitepress/dist',
    post: '/post.html',
    other: '/other.html',
    content: 'main .vp-doc',
  },
  'nuxt-content': {
    isByName: true,
    // Pages of this Nuxt can’t be built with Vite 8.4.0.
    install: ['@nuxt/content@3.16.1', 'nuxt@4.5.2', 'vite@8.3.8', NODE],
    build: 'nuxt generate',
    files: {
      'nuxt.config.mjs': `export default {
  modules: ['@nuxt/content'],
  content: { experimental: { sqliteConnector: 'native' } },
  app: { head: { script: [{ type: 'module', src: '${SCRIPT}' }] } },
  telemetry: false,
};
`,
      'content.config.mjs': `import { defineCollection, defineContentConfig } from '@nuxt/content';
export default defineContentConfig({ collections: { content: defineCollection({ type: 'page', source: '**/*.md' }) } });
`,
      'app/pages/[...slug].vue': `<script setup>
const route = useRoute();
const { data: page } = await useAsyncData(route.path, () => queryCollection('content').path(route.path.replace(/(.)[/]$/, '$1')).first());
</script>
<template><main><ContentRenderer v-if="page" :value="page" /></main></template>
`,
      'app/app.vue': '<template><NuxtPage /></template>\n',
      'content/index.md': `[${BACK}](/post)\n`,
      'content/post.md': linked('/'),
    },
    output: '.output/public',
    post: '/post/',
    other: '/',
    content: 'main',
  },
  astro: {
    install: ['astro@7.3.5', NODE],
    build: 'astro build',
    files: {
      'astro.config.mjs':
        "export default { markdown: { syntaxHighlight: { type: 'shiki', excludeLangs: ['mahjong'] } } };\n",
      'src/layouts/Page.astro': `---
import { ClientRouter } from 'astro:transitions';
---
<html lang="en"><head><meta charset="utf-8"><title>Hands</title><ClientRouter />
<script is:inline type="module" src="${SCRIPT}"></script></head><body><main><slot /></main></body></html>
`,
      'src/pages/post.md': `---\nlayout: ../layouts/Page.astro\n---\n${linked('/other/')}`,
      'src/pages/other.md': `---\nlayout: ../layouts/Page.astro\n---\n[${BACK}](/post/)\n`,
    },
    output: 'dist',
    post: '/post/',
    other: '/other/',
    content: 'main',
  },
  gatsby: {
    isByName: true,
    install: [
      'gatsby@5.16.1',
      'gatsby-transformer-remark@6.16.0',
      'gatsby-source-filesystem@5.16.0',
      'gatsby-remark-prismjs@7.16.0',
      'prismjs@1.30.0',
      'react@18.3.1',
      'react-dom@18.3.1',
    ],
    build: 'gatsby build',
    files: {
      'gatsby-config.js': `module.exports = {
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'posts', path: __dirname + '/posts' } },
    { resolve: 'gatsby-transformer-remark', options: { plugins: ['gatsby-remark-prismjs'] } },
  ],
};
`,
      'gatsby-ssr.js': `const React = require('react');
exports.onRenderBody = ({ setHeadComponents }) =>
  setHeadComponents([React.createElement('script', { key: 'mahjong', type: 'module', src: '${SCRIPT}' })]);
`,
      'src/pages/post.js': `import * as React from 'react';
import { graphql, Link } from 'gatsby';
export default function Post({ data }) {
  return <main><div dangerouslySetInnerHTML={{ __html: data.markdownRemark.html }} /><Link to="/other/">${OTHER}</Link></main>;
}
export const query = graphql\`{ markdownRemark { html } }\`;
`,
      'src/pages/other.js': `import * as React from 'react';
import { Link } from 'gatsby';
export default function Other() { return <main><Link to="/post/">${BACK}</Link></main>; }
`,
      'posts/post.md': `---\ntitle: Hands\n---\n${markdown}`,
    },
    output: 'public',
    post: '/post/',
    other: '/other/',
    content: 'main',
  },
};

/** @returns {import('./tools.mjs').Platform} */
function platform(
  /** @type {string} */ name,
  /** @type {Site} */ { isByName, install, build, files, output, post, other, content },
) {
  const at = join(root, '.cache/platforms', name);
  const env = {
    ...process.env,
    CI: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    GATSBY_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const program = /** @type {string} */ (install[0]);
  return {
    isByName,
    packages: [],
    from: 'npm',
    // The file names the versions that were installed last: if others are needed, everything is installed again.
    version: `grep -qFx '${install.join(' ')}' '${at}/installed' && echo '${program}'`,
    async install() {
      write(at, 'package.json', '{ "private": true, "allowScripts": { "node": true } }\n');
      const options = ['--no-audit', '--no-fund', '--save-exact', '--fetch-retries=1'];
      // Only Node has to run a script.
      await run('npm', ['install', ...options, '--ignore-scripts', ...install], at, { timeout: LONGEST });
      if (install.includes(NODE)) await run('npm', ['rebuild', 'node'], at);
      write(at, 'installed', `${install.join(' ')}\n`);
    },
    async publish() {
      const kept = ['node_modules', 'package.json', 'package-lock.json', 'installed'];
      for (const file of readdirSync(at)) if (!kept.includes(file)) rmSync(join(at, file), { recursive: true });
      for (const [path, text] of Object.entries(files)) write(at, path, text);
      await run('npx', ['--no-install', ...build.split(' ')], at, { timeout: LONGEST, env });
      return { folder: join(at, output), posts: { 'a post': post }, content, linked: other };
    },
  };
}

/** @type {Record<string, import('./tools.mjs').Platform>} */
export const hydrated = Object.fromEntries(Object.entries(SITES).map(([name, site]) => [name, platform(name, site)]));
