import { describe, expect, test } from 'vitest';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
import type { Painting } from './paintings.ts';
import { holesIn } from './picture-holes.ts';

const side = 90;
const box = { x: 0, y: 0, width: side, height: side };

const four = (value: number): Uint8Array => new Uint8Array(Int32Array.of(value).buffer);

/** PDFium with a picture of 90 by 90 pixels whose alpha is that of each column; counts how often it is drawn and freed. */
const withPicture = async (alphaOf: (column: number) => number, { format = 4, size = side, isDrawn = true } = {}) => {
  const pdfium = await pdfiumForTests();
  const count = { drawn: 0, freed: 0 };
  const { call, heap } = pdfium;
  const watched: Pdfium = {
    ...pdfium,
    call: {
      ...call,
      FPDFImageObj_GetImagePixelSize: (_picture, width, height) => {
        heap.write(width, four(size));
        heap.write(height, four(size));
        return 1;
      },
      FPDFImageObj_GetRenderedBitmap: () => {
        count.drawn++;
        if (!isDrawn) return 0;
        const bitmap = call.FPDFBitmap_CreateEx(side, side, format, 0, 0);
        const stride = call.FPDFBitmap_GetStride(bitmap);
        const pixels = call.FPDFBitmap_GetBuffer(bitmap);
        for (let row = 0; row < side; row++)
          for (let column = 0; column < side; column++)
            heap.write(pixels + row * stride + column * 4, Uint8Array.of(0, 0, 0, alphaOf(column)));
        return bitmap;
      },
      FPDFBitmap_Destroy: (bitmap) => {
        count.freed++;
        call.FPDFBitmap_Destroy(bitmap);
      },
    },
  };
  return { count, holes: holesIn(watched, 1, 2) };
};

const painting = (what: Painting['what']): Painting => ({
  rank: 1,
  what,
  at: 3,
  box,
  kind: 'rectangle',
  fill: null,
  stroke: null,
  isOpaque: true,
  isOneOutline: true,
  isRoundedBox: false,
  isMasked: false,
  clips: [],
});

describe('a picture has holes', () => {
  test.each<[string, (column: number) => number, Parameters<typeof withPicture>[1], boolean]>([
    ['when it is clear', () => 0, {}, true],
    ['when it is nearly clear', () => 199, {}, true],
    ['when a third is clear', (column) => (column < 30 ? 0 : 255), {}, true],
    ['not when a ninth is clear', (column) => (column < 10 ? 0 : 255), {}, false],
    ['not when it is opaque', () => 255, {}, false],
    ['not when it is nearly opaque', () => 200, {}, false],
    ['not without an alpha channel', () => 0, { format: 3 }, false],
    ['not when it has as many pixels as a scan', () => 0, { size: 2001 }, false],
    ['just below the size of a scan', () => 0, { size: 2000 }, true],
    ['not when it cannot be drawn', () => 0, { isDrawn: false }, false],
  ])('%s', async (_when, alphaOf, options, hasHoles) => {
    const { holes } = await withPicture(alphaOf, options);
    expect(holes.hasHolesAt(painting('picture'), box)).toBe(hasHoles);
  });

  test.each<[string, number, boolean]>([
    ['in its clear half', 0, true],
    ['not in its opaque half', 45, false],
  ])('%s', async (_where, x, hasHoles) => {
    const { holes } = await withPicture((column) => (column < 45 ? 0 : 255));
    expect(holes.hasHolesAt(painting('picture'), { ...box, x, width: 45 })).toBe(hasHoles);
  });

  test.each<Painting['what']>(['shape', 'shading'])('not when it is a %s', async (what) => {
    const { holes, count } = await withPicture(() => 0);
    expect([holes.hasHolesAt(painting(what), box), count.drawn]).toEqual([false, 0]);
  });
});

test.each([
  ['once', {}, { drawn: 1, freed: 1 }],
  ['once, with nothing to free when that fails', { isDrawn: false }, { drawn: 1, freed: 0 }],
])('a picture is drawn %s', async (_what, options, counts) => {
  const { holes, count } = await withPicture(() => 0, options);
  holes.hasHolesAt(painting('picture'), box);
  holes.hasHolesAt(painting('picture'), box);
  holes.free();
  holes.free();
  expect(count).toEqual(counts);
});
