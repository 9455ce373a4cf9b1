import { describe, expect, test } from 'vitest';
import { buildPdf } from '#engine/testing/build-pdf.ts';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { drawPage } from './draw-page.ts';

/** Blue in the lower left quarter of a page of 100 by 200 points; then an empty one. */
const file = buildPdf({
  pages: [
    { content: '0 0 1 rg 0 0 50 100 re f', width: 100, height: 200 },
    { content: '', width: 5000, height: 1000 },
  ],
});

describe('the size of the drawing', () => {
  test.each([
    [1, 1, [100, 200]],
    [1, 2, [200, 400]],
    [1, 0.5, [50, 100]],
    [1, 100, [1000, 2000]],
    [1, 0.0001, [1, 1]],
    [2, 1, [2000, 400]],
  ])('of page %s at %s pixels per point is %j', async (page, scale, size) => {
    const drawn = drawPage(file, await pdfiumForTests(), page, scale);
    const drawing = drawn.ok ? drawn.value : null;
    expect([drawing?.widthPx, drawing?.heightPx]).toEqual(size);
    expect(drawing?.pixels.length).toBe((size[0] ?? 0) * (size[1] ?? 0) * 4);
  });
});

describe('the pixel', () => {
  test.each([
    ['lower left is blue', 25, 150, [255, 0, 0]],
    ['upper left is paper', 25, 50, [255, 255, 255]],
    ['lower right is paper', 75, 150, [255, 255, 255]],
  ])('%s', async (_what, x, y, color) => {
    const drawn = drawPage(file, await pdfiumForTests(), 1, 1);
    const at = (y * 100 + x) * 4;
    expect(drawn.ok ? [...(drawn.value?.pixels.subarray(at, at + 3) ?? [])] : null).toEqual(color);
  });
});

test.each([0, -1, 3])('there is no page %s', async (page) => {
  expect(drawPage(file, await pdfiumForTests(), page, 1)).toEqual({ ok: true, value: null });
});

test('a file that is no PDF is damaged', async () => {
  const bytes = new TextEncoder().encode('Ada Muster, nurse');
  expect(drawPage(bytes, await pdfiumForTests(), 1, 1)).toMatchObject({ ok: false, failure: { code: 'damaged' } });
});
