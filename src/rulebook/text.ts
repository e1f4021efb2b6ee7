/** The rules as Markdown: one table for each section. */
import type { BookTexts } from '../lang/types.js';
import { escaped } from '../breakdown/text.js';
import type { Book, BookSection } from './model.js';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function markdown(
  title: string,
  { columns }: Book,
  sections: readonly BookSection[],
  headings: readonly string[],
  texts: BookTexts,
): string {
  const { rules } = texts;
  const tables = sections.map(({ section, rows }) =>
    [
      `## ${escaped(rules.sections[section])}`,
      '',
      row([rules.columns.rule, rules.columns.meaning, ...headings].map(escaped)),
      row([':---', ':---', ...columns.map(() => '---:')]),
      ...rows.map(({ name, meaning, cells }) =>
        row([
          escaped(name),
          escaped(meaning),
          ...cells.map(({ text, differs }) => (differs ? `**${escaped(text)}**` : escaped(text))),
        ]),
      ),
    ].join('\n'),
  );
  return [`# ${escaped(title)}`, ...tables].join('\n\n') + '\n';
}
