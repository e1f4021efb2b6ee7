/** Text, lines and tables from top to bottom, which pictures with measured columns have in common. */
import type { FrameTexts } from './document.js';
import type { Drawing } from './hand.js';
import { widest, wrap } from './measure.js';
import { digits, escapeXml, type Studio } from './paint.js';

export interface Style {
  size?: number;
  bold?: boolean;
  align?: 'end' | 'middle';
  opacity?: number;
  accent?: boolean;
}

/** The drawing area, in pixels. */
export interface Page extends Studio {
  texts: FrameTexts;
  width: number;
  fontSize: number;
}

/** Column heads and captions, relative to the text. */
export const SMALL = 0.8125;
export const LINE = 0.18;

export const widthOfColumn = (head: string, cells: readonly string[], fontSize: number, isBold = false): number =>
  Math.max(widest([head], fontSize * SMALL), widest(cells, fontSize, isBold));

/** Draws one thing below another. */
export class Column {
  y = 0;
  readonly marks: string[] = [];

  constructor(
    readonly sheet: Page,
    readonly characters = escapeXml(sheet.texts.picture.characters),
  ) {}

  /** Chinese in a text of another language, so that it is drawn with Chinese glyphs. */
  #words(text: string): string {
    const words = escapeXml(text);
    return this.characters
      ? words.replace(
          /[\u2e80-\u9fff\uf900-\ufaff]+/g,
          (name) => `<tspan xml:lang="${this.characters}">${name}</tspan>`,
        )
      : words;
  }

  text(content: string, x: number, y: number, style: Style = {}): void {
    const { size = this.sheet.fontSize, bold, align, opacity, accent } = style;
    const weight = bold ? ' font-weight="700"' : '';
    const anchor = align ? ` text-anchor="${align}"` : '';
    const fill = this.sheet.paint.fill(accent ? 'accent' : 'text', opacity);
    this.marks.push(
      `<text${fill} font-size="${digits(size)}"${weight}${anchor} x="${digits(x)}" y="${digits(y)}">${this.#words(content)}</text>`,
    );
  }

  /** A paragraph from the left, below what is drawn. */
  paragraph(content: string, style: Style & { x?: number; lineHeight?: number } = {}): void {
    const { size = this.sheet.fontSize, bold, x = 0, lineHeight = 1.45 } = style;
    for (const line of wrap(content, this.sheet.width - x, size, bold)) {
      this.text(line, x, this.y + size * (lineHeight / 2 + 0.35), style);
      this.y += size * lineHeight;
    }
  }

  /** A line across the table, or part of it. */
  rule(opacity: number, thickness = 1, width = this.sheet.width): void {
    this.marks.push(
      `<path fill="none"${this.sheet.paint.stroke('text', opacity)} stroke-width="${thickness}" d="M0 ${digits(this.y)}h${digits(width)}"/>`,
    );
  }

  /** Texts side by side, each in its own width, below what is drawn. */
  row(cells: readonly Cell[], { size = this.sheet.fontSize, ...style }: Style = {}): void {
    const lineHeight = size * 1.45;
    const from = this.y;
    for (const { text, x, width, ...own } of cells) {
      const all = { size, ...style, ...own };
      for (const [place, line] of wrap(text, width, size, all.bold).entries()) {
        this.text(line, x, from + lineHeight * place + size * 1.07, all);
        this.y = Math.max(this.y, from + lineHeight * (place + 1));
      }
    }
  }

  get drawing(): Drawing {
    return { width: this.sheet.width, height: this.y + 2, marks: this.marks.join('') };
  }
}

/** A text in a column; aligned at the end, it ends at `x`. */
export interface Cell extends Style {
  text: string;
  x: number;
  width: number;
}
