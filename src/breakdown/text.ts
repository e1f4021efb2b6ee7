/** A score breakdown as text to paste: plain text in columns, or a Markdown table. */
import { formatHand } from '../core/scoring.js';
import type { CountTexts } from '../lang/types.js';
import { labelOf, spokenHand, sumLabel, type Breakdown, type Line, type Sum } from './model.js';

type Row = [label: string, worth: string, running: string];

const arrows = (steps: readonly number[], { number }: CountTexts): string => steps.map(number).join(' → ');

export function fullLabel(line: Line, texts: CountTexts): string {
  const label = labelOf(line, texts);
  const chinese = texts.chinese(line.rule);
  return chinese ? `${label} ${chinese}` : label;
}

function sections(breakdown: Breakdown, texts: CountTexts): { heading: string; rows: Row[] }[] {
  const sum = (one: Sum): Row => [sumLabel(one, breakdown, texts), '', arrows(one.steps, texts)];
  const parts = breakdown.parts.map(({ section, lines, sums }) => ({
    heading: lines.length ? texts.breakdown.sections[section] : '',
    rows: [
      ...lines.map((line): Row => [fullLabel(line, texts), texts.shortWorth(line.worth), arrows(line.steps, texts)]),
      ...sums.map(sum),
    ],
  }));
  return [...parts, { heading: '', rows: [sum(breakdown.value)] }];
}

const tail = ({ score, count }: Breakdown, texts: CountTexts): string[] => [
  texts.breakdown.summary(count),
  texts.hand(spokenHand(score)),
  formatHand(score.hand),
];

/** Profile names may contain line breaks. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** How many columns a text occupies: Chinese characters and full-width punctuation occupy two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2e80-\u9fff\uff00-\uff60]/.test(character) ? 2 : 1), 0);

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export function plainText(breakdown: Breakdown, texts: CountTexts): string {
  const parts = sections(breakdown, texts);
  const rows = parts.flatMap((section) => section.rows);
  const [label, worth, running] = [0, 1, 2].map((column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  const write = (row: Row, indent: string): string =>
    `${indent}${pad(row[0], label! + 2 - indent.length)}  ${padStart(row[1], worth!)}  ${padStart(row[2], running!)}`;
  const lines = parts.flatMap(({ heading, rows: own }, place) => [
    ...(heading ? [heading] : []),
    ...own.map((row) => write(row, place < parts.length - 1 ? '  ' : '')),
  ]);
  const caption = oneLine(texts.breakdown.caption(breakdown.score, breakdown.profile));
  return [caption, ...lines, '', ...tail(breakdown, texts)].join('\n');
}

/** Escapes text for a paragraph or cell in GitHub Flavored Markdown: nothing ends it, or becomes markup, a link, an entity or a formula. */
export const escaped = (text: string): string =>
  oneLine(text).replace(
    /[\\|*_`~<>[\]#@$]|&(?=[#\w])|:(?=\/\/)|(?<=www)\.|^[-+=]|(?<=^\d{1,9})[.)]/gi,
    (mark) => `\\${mark}`,
  );

const bold = (text: string): string => (text ? `**${escaped(text)}**` : '');

export function markdown(breakdown: Breakdown, texts: CountTexts): string {
  const { columns, caption } = texts.breakdown;
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = sections(breakdown, texts).flatMap(({ heading, rows: own }) => [
    ...(heading ? [row([bold(heading), '', ''])] : []),
    ...own.map((one) => row(one.map((text) => (heading ? escaped(text) : bold(text))))),
  ]);
  const [summary, spoken, notation] = tail(breakdown, texts);
  return [
    bold(caption(breakdown.score, breakdown.profile)),
    '',
    row([columns.award, columns.worth, columns.running].map(escaped)),
    '| :--- | ---: | ---: |',
    ...rows,
    '',
    escaped(summary!),
    '',
    escaped(spoken!),
    '',
    `\`${notation}\``,
  ].join('\n');
}
