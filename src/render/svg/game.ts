/** A game as SVG: where it stands, what each player has won or lost, and the running totals as lines. */
import type { Game } from '../../core/game.js';
import { isolated } from '../../core/game/isolated.js';
import { usualLimit } from '../../core/rules/limit.js';
import { chartOf } from '../../game/chart.js';
import { rulesOf } from '../../game/table.js';
import type { GameTexts } from '../../lang/game.js';
import type { AllPictureTexts } from '../../lang/types.js';
import { signed } from '../payments.js';
import { Column, LINE, SMALL, widthOfColumn, type Cell, type Page } from './column.js';
import { MUTED, type Drawing } from './hand.js';
import { widest } from './measure.js';
import { digits } from './paint.js';

export interface GameSheet extends Page {
  texts: GameTexts & AllPictureTexts;
  game: Game;
}

const PLAYERS = [0, 1, 2, 3] as const;
/** The lines of the players differ without color, too. */
const DASHES = ['', '7 4', '1.5 4', '10 4 1.5 4'] as const;

/** Where the game stands: over, or before which deal. */
export const stateOf = ({ next }: Pick<Game, 'next'>, { game: own }: GameTexts): string =>
  next ? own.where(next.round, next.deal) : own.over;

export const totalsInWords = ({ players, totals }: Game, texts: GameTexts): string =>
  players.map((name, player) => `${isolated(name)} ${signed(totals[player]!, texts)}`).join('; ');

export function drawGame(sheet: GameSheet): Drawing {
  const { texts, game, fontSize } = sheet;
  const { rules } = game.profile;
  const column = new Column(sheet);
  column.paragraph(stateOf(game, texts), { size: fontSize * 1.5, bold: true, lineHeight: 1.3 });
  const about = texts.game.rules(texts.profile(rulesOf(game)), usualLimit(rules.limit), rules.rounds);
  column.paragraph(about, { size: fontSize * SMALL, opacity: MUTED });
  column.y += fontSize * 0.5;
  drawTotals(column, sheet);
  column.y += fontSize * 0.8;
  if (game.rows.length) drawChart(column, sheet);
  else column.paragraph(texts.game.empty, { opacity: MUTED });
  return column.drawing;
}

function drawTotals(column: Column, { texts, game, width, fontSize, paint }: GameSheet): void {
  const { columns, asEast, asOthers } = texts.game;
  const heads = [columns.total, asEast, asOthers];
  const rows = PLAYERS.map((player) => {
    const [total, east] = [game.totals[player]!, game.asEast[player]!];
    return [total, east, total - east].map((amount) => signed(amount, texts));
  });
  const gap = fontSize * 0.9;
  const most = width * 0.22 - gap;
  const widths = heads.map((head, place) => {
    const own = rows.map((row) => row[place]!);
    return Math.min(most, widthOfColumn(head, own, fontSize, place === 0));
  });
  const ends = heads.map((_, place) => width - widths.slice(place + 1).reduce((sum, own) => sum + own + gap, 0));
  const cells = (texts: readonly string[], boldAt = 0): Cell[] =>
    texts.map((text, place) => ({
      text,
      x: ends[place]!,
      width: widths[place]!,
      align: 'end',
      bold: place === boldAt,
    }));
  column.row(cells(heads, -1), { size: fontSize * SMALL, opacity: MUTED });
  column.rule(1);
  const sample = fontSize * 2;
  for (const player of PLAYERS) {
    column.y += fontSize * 0.3;
    const y = column.y + fontSize * 0.72;
    column.marks.push(
      `<path fill="none"${paint.stroke(`player-${(player + 1) as 1 | 2 | 3 | 4}`)}${lineOf(player)} d="M0 ${digits(y)}h${digits(sample * 0.85)}"/>`,
    );
    const room = ends[0]! - widths[0]! - gap - sample;
    column.row([{ text: game.players[player]!, x: sample, width: room }, ...cells(rows[player]!)]);
    column.y += fontSize * 0.3;
    column.rule(LINE);
  }
}

const lineOf = (player: number): string =>
  ` stroke-width="2.25" stroke-linejoin="round"${DASHES[player] ? ` stroke-dasharray="${DASHES[player]}"` : ''}`;

function drawChart(column: Column, { texts, game, width, fontSize, paint }: GameSheet): void {
  const { lines, zero, highest, lowest } = chartOf(game);
  const size = fontSize * SMALL;
  column.paragraph(texts.game.chart, { bold: true, accent: true });
  column.y += fontSize * 0.4;
  const scale = [signed(highest, texts), signed(lowest, texts)];
  const left = widest(scale, size) + fontSize * 0.4;
  const height = Math.min(width * 0.4, fontSize * 18);
  const top = column.y;
  column.text(scale[0]!, left - fontSize * 0.4, top + size * 0.7, { size, opacity: MUTED, align: 'end' });
  column.text(scale[1]!, left - fontSize * 0.4, top + height, { size, opacity: MUTED, align: 'end' });
  const x = (part: number): string => digits(left + ((width - left) * part) / 100);
  const y = (part: number): string => digits(top + (height * part) / 100);
  column.marks.push(
    `<path fill="none"${paint.stroke('text', 0.4)} stroke-width="1" d="M${x(0)} ${y(zero)}H${x(100)}"/>`,
    ...lines.map((points, player) => {
      const placed = points.split(' ').map((point) => {
        const [across = 0, down = 0] = point.split(',').map(Number);
        return `${x(across)},${y(down)}`;
      });
      return `<polyline fill="none"${paint.stroke(`player-${(player + 1) as 1 | 2 | 3 | 4}`)}${lineOf(player)} points="${placed.join(' ')}"/>`;
    }),
  );
  column.y = top + height + size * 0.4;
}
