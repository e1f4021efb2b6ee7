/** Programs that write a site: Hugo, Jekyll, MkDocs, Pelican and Sphinx. */
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { CDN, integration, markdown, run, write } from './tools.mjs';

/** @type {Record<string, import('./tools.mjs').Platform>} */
export const sites = {
  hugo: {
    packages: ['hugo'],
    version: 'hugo version',
    publish(folder) {
      cpSync(integration('hugo'), folder, { recursive: true });
      write(
        folder,
        'config.toml',
        'baseURL = "/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "home", "section"]\n',
      );
      write(
        folder,
        'layouts/_default/single.html',
        '<!doctype html><body><main>{{ .Content }}</main>{{ partial "mahjong.html" . }}</body>',
      );
      write(folder, 'content/post.md', `---\ntitle: Hands\n---\n${markdown}`);
      run('hugo', ['--cacheDir', join(folder, 'cache')], folder);
      return { folder: join(folder, 'public'), paths: ['/post/'], content: 'main' };
    },
  },
  jekyll: {
    packages: ['jekyll'],
    version: 'jekyll --version',
    publish(folder) {
      cpSync(integration('jekyll'), folder, { recursive: true });
      write(folder, '_config.yml', 'title: Hands\n');
      write(
        folder,
        '_layouts/default.html',
        '<!doctype html><body><main>{{ content }}</main>{% include mahjong.html %}</body>',
      );
      write(folder, 'post.md', `---\nlayout: default\n---\n${markdown}`);
      run('jekyll', ['build', '-q'], folder);
      return { folder: join(folder, '_site'), paths: ['/post.html'], content: 'main' };
    },
  },
  mkdocs: {
    packages: ['mkdocs'],
    version: 'mkdocs --version',
    publish(folder) {
      cpSync(integration('mkdocs'), folder, { recursive: true });
      appendFileSync(join(folder, 'mkdocs.yml'), 'site_name: Hands\n');
      write(folder, 'docs/index.md', markdown);
      run('mkdocs', ['-q', 'build'], folder);
      return { folder: join(folder, 'site'), paths: ['/'], content: '[role="main"]' };
    },
  },
  pelican: {
    packages: ['pelican', 'python3-markdown'],
    version: 'pelican --version',
    publish(folder) {
      cpSync(integration('pelican'), folder, { recursive: true });
      appendFileSync(
        join(folder, 'pelicanconf.py'),
        "SITENAME = 'Hands'\nPATH = 'content'\nTIMEZONE = 'UTC'\nTHEME_TEMPLATES_OVERRIDES = ['templates']\n",
      );
      const script = `<script type="module" src="${CDN}dist/cdn/blocks.js"></script>`;
      write(
        folder,
        'templates/article.html',
        `{% extends "!simple/article.html" %}{% block head %}{{ super() }}${script}{% endblock %}`,
      );
      write(folder, 'content/post.md', `Title: Post\nDate: 2026-01-01\n\n${markdown}`);
      run('pelican', ['-q', 'content', '-s', 'pelicanconf.py'], folder);
      return { folder: join(folder, 'output'), paths: ['/post.html'], content: '.entry-content' };
    },
  },
  sphinx: {
    packages: ['python3-sphinx', 'python3-myst-parser'],
    version: 'sphinx-build --version',
    publish(folder) {
      cpSync(integration('sphinx'), folder, { recursive: true });
      appendFileSync(join(folder, 'conf.py'), "\nextensions = ['myst_parser']\n");
      write(folder, 'index.md', `# Hands\n\n${markdown}`);
      // A warning fails.
      run('sphinx-build', ['-q', '-W', '-b', 'html', '.', 'site'], folder);
      return { folder: join(folder, 'site'), paths: ['/index.html'], content: '[role="main"] section' };
    },
  },
};
