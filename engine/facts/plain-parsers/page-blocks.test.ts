import { describe, expect, it } from 'vitest';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { readingsOf } from '../../layout/readings-of.ts';
import { blocksOf, textInBlocks } from './page-blocks.ts';
import { type Cell, cellsByPage } from './page-cells.ts';

/** A cell of ten-point letters, five points wide, with its lower edge at `bottom`. */
const cell = (text: string, x: number, bottom: number, sizePt = 10): Cell => ({
  text,
  x,
  right: x + text.length * (sizePt / 2),
  top: bottom - sizePt,
  bottom,
  sizePt,
});
const blocks = (...cells: readonly Cell[]): readonly string[] =>
  blocksOf(cells).map((block) => block.cells.map(({ text }) => text).join(' / '));
const lines = (...cells: readonly Cell[]): readonly string[] => textInBlocks(cells).split('\n');

describe('blocksOf', () => {
  it('puts lines of one size that are close below each other into one block', () => {
    expect(blocks(cell('Harbor Foods', 60, 100), cell('Operations Manager', 60, 114))).toEqual([
      'Harbor Foods / Operations Manager',
    ]);
  });

  it.each([
    ['far below', cell('Operations Manager', 60, 116)],
    ['of another size', cell('Operations Manager', 60, 114, 12)],
    ['beside it, across a gap', cell('2019 - 2021', 140, 100)],
  ])('starts another block for text %s', (_, other) => {
    expect(blocks(cell('Harbor Foods', 60, 100), other)).toHaveLength(2);
  });

  it('takes what stands inside the edges of a block into it, and a straggler close to them', () => {
    const wide = cell('Cut waste by 12% with new forecasts for nine depots', 60, 112);
    expect(blocks(cell('Harbor Foods', 60, 100), cell('2021', 280, 100), wide)).toHaveLength(1);
    expect(blocks(cell('Harbor Foods', 60, 100), cell('2021', wide.right + 9, 100), wide)).toHaveLength(1);
    expect(blocks(cell('Harbor Foods', 60, 100), cell('2021', wide.right + 11, 100), wide)).toHaveLength(2);
  });

  it('takes no second column that runs along the whole block', () => {
    const rows = [100, 112, 124, 136];
    const columns = rows.flatMap((bottom) => [cell('Harbor Foods', 60, bottom), cell('Forecasting', 129, bottom)]);
    expect(blocks(...columns)).toHaveLength(2);
  });
});

describe('textInBlocks', () => {
  const heading = cell('Experience', 60, 80, 12);
  const job = (employer: string, dates: string, bottom: number): Cell[] => [
    cell(employer, 60, bottom),
    cell(dates, 450, bottom),
    cell('Cut waste by 12%', 60, bottom + 12),
  ];

  it('reads dates at the right edge behind all jobs that run into one block', () => {
    const cells = [heading, ...job('Harbor Foods', '2021', 100), ...job('Northwind', '2016', 124)];
    expect(lines(...cells)).toEqual([
      'Experience',
      'Harbor Foods',
      'Cut waste by 12%',
      'Northwind',
      'Cut waste by 12%',
      '2021',
      '2016',
    ]);
  });

  it('keeps them with their jobs where rows line up like those of a table', () => {
    const cells = [heading, ...job('Harbor Foods', '2021', 100), ...job('Northwind', '2016', 140)];
    expect(lines(...cells)).toEqual([
      'Experience',
      'Harbor Foods',
      'Cut waste by 12%',
      '2021',
      'Northwind',
      'Cut waste by 12%',
      '2016',
    ]);
  });

  it('keeps them above full lines that come below', () => {
    const summary = 'Plans the shifts of forty people in one warehouse and trains all of them on the new system';
    const cells = [cell('Harbor Foods', 60, 100), cell('2021', 450, 100), cell(summary, 60, 130)];
    expect(lines(...cells)).toEqual(['Harbor Foods', '2021', summary]);
  });

  it('reads the left column before the right one', () => {
    const left = ['Skills', 'Excel', 'SAP', 'HACCP'].map((text, row) => cell(text, 60, 100 + row * 12));
    const right = ['Harbor Foods', 'Cut waste', 'Trained 25', 'Led nine'].map((text, row) =>
      cell(text, 220, 106 + row * 12),
    );
    expect(lines(...[...left, ...right].toReversed())).toEqual([...left, ...right].map(({ text }) => text));
  });

  it('does not cut a sheet of numbers into blocks', () => {
    const sheet = Array.from({ length: 500 }, (_, at) => cell(`${at}`, (at % 20) * 40, 20 * Math.floor(at / 20)));
    expect(lines(...sheet)).toEqual(sheet.map(({ text }) => text));
  });
});

describe('cellsByPage', () => {
  it('cuts lines where a person sees a gap, page by page', () => {
    const document = pdfDocument([
      { text: 'Harbor Foods', x: 60, y: 100 },
      { text: '2019 - 2021', x: 450, y: 100 },
      { text: 'Lakeside College', x: 60, y: 100, page: 2 },
    ]);
    const pages = cellsByPage(document, readingsOf(document).visual.lines);
    expect(pages.map((cells) => cells.map(({ text, x }) => [text, x]))).toEqual([
      [
        ['Harbor Foods', 60],
        ['2019 - 2021', 450],
      ],
      [['Lakeside College', 60]],
    ]);
  });
});
