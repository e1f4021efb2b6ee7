/** A plugin for markdown-it: code blocks of the language `mahjong` become elements or pictures, before any highlighter runs. */
import { guarded } from './core/guarded.js';
import { buildBlock, buildInline, type BuildOptions } from './blocks/build.js';
import { elementToHtml } from './blocks/html.js';

export type { BuildOptions } from './blocks/build.js';

/** What the plugin reads and changes of a token. */
interface Token {
  type: string;
  info: string;
  content: string;
  map: [number, number] | null;
  children: Token[] | null;
}

/** What the plugin uses of markdown-it. */
interface MarkdownIt {
  core: { ruler: { push(name: string, rule: (state: { tokens: Token[]; env?: unknown }) => void): void } };
}

/** Where programs keep the path of a page. */
interface Environment {
  path?: unknown;
  relativePath?: unknown;
  filePath?: unknown;
  page?: { inputPath?: unknown };
}

/** The plugin: `md.use(mahjong, { output: 'tags', strict: true })`. */
const mahjong = /* @__PURE__ */ guarded(
  'markdown-it',
  'a MarkdownIt',
  (md: MarkdownIt, options: BuildOptions = {}): void => {
    md.core.ruler.push('mahjong', ({ tokens, env }) => {
      const { path, relativePath, filePath, page } = (env ?? {}) as Environment;
      const file = [path, relativePath, filePath, page?.inputPath].find((one) => typeof one === 'string') as
        | string
        | undefined;
      for (const token of tokens) {
        if (token.type === 'fence' && /^mahjong(?!\S)/i.test(token.info.trim())) {
          const place = { file, line: token.map ? token.map[0] + 1 : undefined };
          const elements = buildBlock(token.content.replace(/\n$/, ''), place, options);
          token.type = 'html_block';
          token.content = `${elements.map(elementToHtml).join('\n')}\n`;
        }
        for (const child of token.children ?? []) {
          const element = child.type === 'code_inline' ? buildInline(child.content, options) : undefined;
          if (!element) continue;
          child.type = 'html_inline';
          child.content = elementToHtml(element);
        }
      }
    });
  },
);

export default mahjong;
