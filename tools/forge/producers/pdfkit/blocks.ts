import { type Block, type Cell, run } from '../../looks/page.ts';
import { type Canvas, ensure, type Pen, shape, type TextStyle, widthOf } from './canvas.ts';
import { writeLine, writeRuns } from './text.ts';

type Setting = { canvas: Canvas; style: TextStyle; isRuled: boolean };

const ahead = (one: Pen, other: Pen): boolean => one.page > other.page || (one.page === other.page && one.y > other.y);

/** Continues below the longer of two columns. */
const moveTo = (pen: Pen, ends: readonly Pen[]): void => {
  for (const end of ends) if (ahead(end, pen)) Object.assign(pen, { page: end.page, y: end.y });
};

const writeBullets = ({ canvas, style }: Setting, pen: Pen, mark: string, items: readonly string[]): void => {
  items.forEach((item, index) => {
    if (mark === '') {
      writeRuns(canvas, pen, [run(item)], style);
      pen.y += 2;
      return;
    }
    const sign = mark === '#' ? `${index + 1}.` : mark;
    const indent = 6 + widthOf(canvas, sign, 'regular', style) + 5;
    ensure(canvas, pen, style.size * style.leading);
    const before = { ...pen, x: pen.x + 6 };
    writeRuns(canvas, before, [run(sign)], style);
    const body = { ...pen, x: pen.x + indent, width: pen.width - indent };
    writeRuns(canvas, body, [run(item)], style);
    moveTo(pen, [body]);
    pen.y += 1;
  });
};

const writeCells = (setting: Setting, pen: Pen, cells: readonly Cell[], shares: readonly number[]): Pen[] => {
  let { x } = pen;
  return cells.map((cell, index) => {
    const width = (shares[index] ?? 0) * pen.width;
    const inner = { ...pen, x: x + 4, width: width - 8, y: pen.y + 3 };
    x += width;
    writeBlocks(setting, inner, cell);
    return inner;
  });
};

/** A row that does not fit the rest of the page starts on the next one. */
const writeRow = (setting: Setting, pen: Pen, cells: readonly Cell[], shares: readonly number[]): void => {
  const { canvas, isRuled } = setting;
  const count = canvas.marks.length;
  let ends = writeCells(setting, { ...pen }, cells, shares);
  if (ends.some((end) => end.page > pen.page) && pen.y > canvas.top) {
    canvas.marks.length = count;
    pen.page += 1;
    pen.y = canvas.top;
    ends = writeCells(setting, { ...pen }, cells, shares);
  }
  const start = { ...pen };
  moveTo(pen, ends);
  pen.y += 3;
  if (!isRuled || pen.page > start.page) return;
  let { x } = start;
  for (const share of shares) {
    const [left, width, height] = [x, share * start.width, pen.y - start.y];
    shape(
      canvas,
      start,
      start.y,
      (doc) => void doc.lineWidth(0.6).rect(left, start.y, width, height).stroke('#9aa5b1'),
    );
    x += width;
  }
};

const writeChips = ({ canvas, style }: Setting, pen: Pen, items: readonly string[]): void => {
  let x = pen.x;
  const height = style.size * style.leading + 3;
  ensure(canvas, pen, height);
  for (const item of items) {
    const width = widthOf(canvas, item, 'regular', style) + 12;
    if (x > pen.x && x + width > pen.x + pen.width) {
      x = pen.x;
      pen.y += height + 2;
      ensure(canvas, pen, height);
    }
    const [left, top] = [x, pen.y];
    shape(
      canvas,
      pen,
      top,
      (doc) => void doc.lineWidth(0.6).roundedRect(left, top, width, height, 6).stroke('#b8c2cc'),
    );
    writeRuns(canvas, { ...pen, x: left + 6, y: top + 2.5, width: pen.width }, [run(item)], style);
    x += width + 5;
  }
  pen.y += height + 3;
};

const writeGrid = ({ canvas, style }: Setting, pen: Pen, items: readonly string[], columns: number): void => {
  for (let row = 0; row * columns < items.length; row += 1) {
    ensure(canvas, pen, style.size * style.leading);
    const width = pen.width / columns;
    const ends = items.slice(row * columns, (row + 1) * columns).map((item, index) => {
      const cell = { ...pen, x: pen.x + index * width, width: width - 6 };
      writeRuns(canvas, cell, [run(item)], style);
      return cell;
    });
    moveTo(pen, ends);
  }
};

const writeRatings = (
  { canvas, style }: Setting,
  pen: Pen,
  items: readonly { label: string; level: number }[],
): void => {
  for (const { label, level } of items) {
    ensure(canvas, pen, style.size * style.leading);
    const [right, y] = [pen.x + pen.width, pen.y + style.size * 0.55];
    for (let at = 1; at <= 5; at += 1)
      shape(canvas, pen, pen.y, (doc) => {
        doc.lineWidth(0.7).circle(right - (5 - at) * 10 - 5, y, 3.4);
        if (at <= level) doc.fillAndStroke(pen.color ?? canvas.type.accent, pen.color ?? canvas.type.accent);
        else doc.stroke(pen.color ?? canvas.type.accent);
      });
    writeRuns(canvas, { ...pen, width: pen.width - 60 }, [run(label)], style);
    pen.y += style.size * style.leading;
  }
};

const writeBlock = (setting: Setting, pen: Pen, block: Block): void => {
  const { canvas, style } = setting;
  switch (block.is) {
    case 'line':
      if (block.isStart) {
        if (pen.y > canvas.top) pen.y += 5;
        // The head of an entry is not left alone at the foot of a page.
        ensure(canvas, pen, style.size * style.leading * 3);
      }
      writeLine(canvas, pen, block.line, style, 'left');
      break;
    case 'paragraph':
      writeRuns(canvas, pen, [run(block.text)], style);
      pen.y += 3;
      break;
    case 'bullets':
      writeBullets(setting, pen, block.mark, block.items);
      break;
    case 'gutter': {
      pen.y += 5;
      ensure(canvas, pen, style.size * style.leading * 3);
      const width = pen.width * 0.2;
      const left = { ...pen, width: width - 6 };
      const right = { ...pen, x: pen.x + width + 6, width: pen.width - width - 6 };
      for (const line of block.left) writeLine(canvas, left, line, style, 'left');
      writeBlocks(
        setting,
        right,
        block.blocks.map((each, index) => (index === 0 && each.is === 'line' ? { ...each, isStart: false } : each)),
      );
      moveTo(pen, [left, right]);
      break;
    }
    case 'table':
      for (const row of block.rows) writeRow(setting, pen, row, block.shares);
      pen.y += 4;
      break;
    case 'chips':
      writeChips(setting, pen, block.items);
      break;
    case 'grid':
      writeGrid(setting, pen, block.items, block.columns);
      break;
    case 'ratings':
      writeRatings(setting, pen, block.items);
      break;
  }
};

export const writeBlocks = (setting: Setting, pen: Pen, blocks: readonly Block[]): void => {
  for (const block of blocks) writeBlock(setting, pen, block);
};
