import { expect, test } from 'vitest';
import { turned } from './turned.ts';

const drawingOf = (rows: readonly string[]) => ({
  widthPx: rows[0]?.length ?? 0,
  heightPx: rows.length,
  page: { widthPt: rows[0]?.length ?? 0, heightPt: rows.length },
  pixels: Uint8Array.from(
    rows
      .join('')
      .split('')
      .flatMap((sign) => Array<number>(4).fill(sign.charCodeAt(0))),
  ),
});
const rowsOf = ({ widthPx, heightPx, pixels }: ReturnType<typeof turned>): string[] =>
  Array.from({ length: heightPx }, (_, y) =>
    Array.from({ length: widthPx }, (_x, x) => String.fromCharCode(pixels[(y * widthPx + x) * 4] ?? 0)).join(''),
  );

test.each([
  [0, ['abc', 'def']],
  [1, ['da', 'eb', 'fc']],
  [2, ['fed', 'cba']],
  [3, ['cf', 'be', 'ad']],
])('a drawing turned by %s quarters has its pixels and its size turned', (quarters, rows) => {
  const drawing = turned(drawingOf(['abc', 'def']), quarters);
  expect(rowsOf(drawing)).toEqual(rows);
  expect(drawing.page).toEqual({ widthPt: rows[0]?.length, heightPt: rows.length });
});
