import type { Line, Run } from '../../looks/page.ts';
import { type Canvas, ensure, type Mark, type Pen, place, type TextStyle, widthOfPieces, wrapped } from './canvas.ts';

export type Alignment = 'left' | 'center' | 'right';

const startAt = (pen: Pen, width: number, alignment: Alignment): number => {
  if (alignment === 'center') return pen.x + (pen.width - width) / 2;
  return alignment === 'right' ? pen.x + pen.width - width : pen.x;
};

/** The size at which the longest word fits: an address is never broken. */
const fitting = (canvas: Canvas, pen: Pen, runs: readonly Run[], style: TextStyle, width: number): TextStyle => {
  const widest = Math.max(0, ...wrapped(canvas, pen, runs, style, 1).map(widthOfPieces));
  return widest <= width ? style : { ...style, size: Math.max(5.5, (style.size * width) / widest) };
};

/** Text that wraps in the pen's column. */
export const writeRuns = (
  canvas: Canvas,
  pen: Pen,
  runs: readonly Run[],
  asked: TextStyle,
  options: { alignment?: Alignment; tag?: Mark['tag'] } = {},
): void => {
  const style = fitting(canvas, pen, runs, asked, pen.width);
  for (const pieces of wrapped(canvas, pen, runs, style, pen.width)) {
    ensure(canvas, pen, style.size * style.leading);
    const x = startAt(pen, widthOfPieces(pieces), options.alignment ?? 'left');
    place(canvas, { page: pen.page, column: pen.column, x, y: pen.y, tag: options.tag ?? 'P' }, pieces, style);
    pen.y += style.size * style.leading;
  }
};

/** A line whose right part stands at the edge of the column, at the height of its first line. */
export const writeLine = (canvas: Canvas, pen: Pen, line: Line, style: TextStyle, alignment: Alignment): void => {
  if (line.right.length === 0) {
    writeRuns(canvas, pen, line.runs, style, { alignment });
    return;
  }
  const right = wrapped(canvas, pen, line.right, style, pen.width * 0.6);
  const rightWidth = Math.max(0, ...right.map(widthOfPieces));
  ensure(canvas, pen, style.size * style.leading);
  const start = { ...pen };
  const left = { ...pen, width: pen.width - rightWidth - 8 };
  writeRuns(canvas, left, line.runs, style);
  right.forEach((pieces, index) =>
    place(
      canvas,
      {
        page: start.page,
        column: pen.column,
        x: pen.x + pen.width - widthOfPieces(pieces),
        y: start.y + index * style.size * style.leading,
      },
      pieces,
      style,
    ),
  );
  pen.page = left.page;
  pen.y = left.page > start.page ? left.y : Math.max(left.y, start.y + right.length * style.size * style.leading);
};
