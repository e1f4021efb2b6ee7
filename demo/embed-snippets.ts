/** What to paste into a page for a hand, in several languages. No DOM: the tests run every kind. */

export interface Choice {
  /** The hand in notation. */
  hand: string;
  seat?: string;
  round?: string;
  win?: string;
  circumstances?: string;
  profile?: string;
  limit?: string;
  rules?: string;
  /** With a breakdown, or the tiles alone. */
  breakdown: boolean;
  /** The panels of the breakdown: `none`, names separated by spaces, or all if empty. */
  panels?: string;
  /** `light` or `dark`; the reader's preference if empty. */
  theme?: string;
  /** Rank and suit in the corner of each tile. */
  indices?: boolean;
  /** The width of a tile as a CSS length. */
  width?: string;
  lang?: string;
}

/** Where the package and its page for frames are. */
export interface Places {
  /** The address of the script. */
  script: string;
  /** The address of embed.html. */
  frame: string;
}

export const kinds = ['block', 'html', 'markdown', 'iframe', 'react', 'vue', 'svelte', 'angular'] as const;
export type Kind = (typeof kinds)[number];

type Attributes = [name: string, value: string | true][];

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const given = (all: Record<string, string | boolean | undefined>): Attributes =>
  Object.entries(all).filter((one): one is [string, string | true] => Boolean(one[1]));

const written = (attributes: Attributes): string =>
  attributes.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(value)}"`)).join('');

/** The declarations of the look. */
const lookOf = ({ theme, width }: Choice): [string, string][] => [
  ...(theme ? [['color-scheme', theme] as [string, string]] : []),
  ...(width ? [['--mj-tile-width', width] as [string, string]] : []),
];

const styleOf = (choice: Choice): string =>
  lookOf(choice)
    .map((one) => one.join(': '))
    .join('; ');

/** The attributes of the outer element and of the hand. They are one element without a breakdown. */
function attributesOf(choice: Choice): { outer: Attributes; inner: Attributes } {
  const { seat, round, win, circumstances, profile, limit, rules, panels, indices, lang } = choice;
  return {
    outer: given({ profile, limit, rules, panels: choice.breakdown && panels, lang }),
    inner: given({ seat, round, win, circumstances, indices }),
  };
}

/** The elements, indented by `indent`; the style and the hand are written as each language needs it. */
function elements(choice: Choice, style: string, hand: Attributes | string, indent = ''): string {
  const { outer, inner } = attributesOf(choice);
  const text = typeof hand === 'string' ? hand : '';
  const ownHand = typeof hand === 'string' ? [] : hand;
  const content = (at: string): string => (text.includes('\n') ? text : text.trim() === '' ? '' : `${at}${text}`);
  if (!choice.breakdown)
    return `${indent}<mj-hand${written([...outer, ...inner, ...ownHand])}${style}>${content('')}</mj-hand>`;
  return `${indent}<mj-score-breakdown${written(outer)}${style}>
${indent}  <mj-hand${written([...inner, ...ownHand])}>${content('')}</mj-hand>
${indent}</mj-score-breakdown>`;
}

const styleAttribute = (choice: Choice): string => {
  const style = styleOf(choice);
  return style && ` style="${escape(style)}"`;
};

/** The lines of a code block. It has the look and the language of its page. */
function blockLines(choice: Choice): string {
  const { outer, inner } = attributesOf({ ...choice, lang: '' });
  const settings = [...outer, ...inner].map(
    ([name, value]) => `${name}: ${value === true ? 'yes' : value.replace(/\s+/g, ' ')}`,
  );
  return [...(choice.breakdown ? ['show: breakdown'] : []), ...settings, '', choice.hand.trim()].join('\n').trim();
}

const makers: Record<Kind, (choice: Choice, places: Places) => string> = {
  block: (choice, { script }) => `<script type="module" src="${escape(new URL('blocks.js', script).href)}"></script>

\`\`\`mahjong
${blockLines(choice)}
\`\`\``,

  html: (choice, { script }) => `<script type="module" src="${escape(script)}"></script>

${elements(choice, styleAttribute(choice), escape(choice.hand))}`,

  // A blank line would end the HTML, and so would text in front of a tag.
  markdown: (choice, { script }) => `<script type="module" src="${escape(script)}"></script>

${elements(choice, styleAttribute(choice), `\n${escape(choice.hand)}\n`)}`,

  iframe: (choice, { frame }) => {
    const { hand, seat, round, win, circumstances, profile, limit, rules, breakdown, indices, theme, lang } = choice;
    const address = new URL(frame);
    const all = given({ hand, seat, round, win, circumstances, profile, limit, rules, theme, lang });
    if (breakdown) all.push(['breakdown', '1']);
    if (indices) all.push(['indices', '1']);
    address.search = new URLSearchParams(all as [string, string][]).toString();
    return `<iframe
  src="${escape(address.href)}"
  title="A mahjong hand and what it is worth"
  width="640"
  height="${breakdown ? 560 : 160}"
  loading="lazy"
></iframe>`;
  },

  react: (choice) => {
    const look = lookOf(choice).map(
      ([name, value]) => `${name.startsWith('--') ? `'${name}'` : 'colorScheme'}: '${value}'`,
    );
    const style = look.length > 0 ? ` style={{ ${look.join(', ')} } as object}` : '';
    return `import 'mahjong-elements';
import type {} from 'mahjong-elements/types/react';

export function Hand() {
  return (
${elements(choice, style, [['hand', choice.hand]], '    ')}
  );
}`;
  },

  vue: (choice) => `<script setup>
import 'mahjong-elements';
</script>

<template>
${elements(choice, styleAttribute(choice), [['hand', choice.hand]], '  ')}
</template>`,

  svelte: (choice) => `<script>
  import 'mahjong-elements';
</script>

${
  // Braces are expressions.
  elements(choice, styleAttribute(choice), [['hand', choice.hand]])
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
}`,

  angular: (choice) => `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'mahjong-elements';

@Component({
  selector: 'app-hand',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${elements(choice, styleAttribute(choice), [['hand', choice.hand]], '    ')
  .replaceAll('\\', '\\\\')
  .replaceAll('`', '\\`')
  .replaceAll('${', '\\${')}
  \`,
})
export class HandComponent {}`,
};

/** The snippet of one kind. */
export const snippet = (kind: Kind, choice: Choice, places: Places): string => makers[kind](choice, places);
