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

const facsimile = (side: number) => ({
  dictionary: `/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${side}/Rows ${side}>>`,
  data: 'U'.repeat(500),
});

const painted = (side: number, content: string): Uint8Array =>
  buildPdf({
    pages: [{ content, width: 100, height: 200 }],
    pictures: { Fax: facsimile(side) },
    forms: { Inner: 'q 90 0 0 90 0 0 cm /Fax Do Q' },
  });

describe('pictures that declare more pixels than a page can show', () => {
  test.each([
    ['one picture of 60,000 by 60,000', 60_000, 'q 90 0 0 90 0 0 cm /Fax Do Q', 'too-large-inside'],
    ['the same in a form', 60_000, '/Inner Do', 'too-large-inside'],
    ['one of 8,000 by 8,000, painted thirty times', 8_000, '/Inner Do '.repeat(30), 'too-large-inside'],
    ['a scan at 600 dots per inch', 5_800, '/Inner Do', null],
    ['thirty icons', 100, '/Inner Do '.repeat(30), null],
  ])('%s', async (_what, side, content, failure) => {
    const before = process.cpuUsage();
    const drawn = drawPage(painted(side, content), await pdfiumForTests(), 1, 1);
    const { user, system } = process.cpuUsage(before);
    expect(drawn.ok ? null : drawn.failure.code).toBe(failure);
    // Decoding the first takes more than four seconds.
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});
