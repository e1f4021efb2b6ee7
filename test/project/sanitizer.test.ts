/** sanitize-html and rehype-sanitize keep the elements with the settings of docs/blogs.md. */
import sanitizeHtml from 'sanitize-html';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { attributes, elements } from '../../src/sanitizer.js';

const kept = elements.map((tag) => `<${tag}${attributes[tag].map((name) => ` ${name}="a"`).join('')}>(RRR)</${tag}>`);
const written = `<p>One ${kept.join(' two ')}</p><pre><code class="language-mahjong">(RRR) 123b</code></pre>`;
const hostile = written.replaceAll('>(RRR)<', ' onclick="a()" style="color:red" foo="1">(RRR)<script>a()</script><');

it('the attributes change neither other elements nor the form around them', () => {
  const all = Object.values(attributes).flat();
  expect(all.filter((name) => ['applies-to', 'name', 'required'].includes(name))).toEqual([]);
  expect(attributes['mj-rules']).not.toContain('for');
});

describe('a sanitizer with the attributes of the elements keeps these and nothing else', () => {
  it('sanitize-html', () => {
    const settings = {
      allowedTags: [...sanitizeHtml.defaults.allowedTags, ...elements],
      allowedAttributes: {
        ...sanitizeHtml.defaults.allowedAttributes,
        ...attributes,
      },
      allowedClasses: { code: ['language-mahjong'] },
    };
    expect(sanitizeHtml(hostile, settings)).toBe(written);
  });

  it('rehype-sanitize', () => {
    const schema = {
      ...defaultSchema,
      clobberPrefix: '',
      tagNames: [...defaultSchema.tagNames!, ...elements],
      attributes: { ...defaultSchema.attributes, ...attributes },
    };
    const html = unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeSanitize, schema)
      .use(rehypeStringify)
      .processSync(hostile)
      .toString();
    expect(html).toBe(written);
  });
});
