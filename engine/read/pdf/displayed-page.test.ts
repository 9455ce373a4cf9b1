import { expect, test } from 'vitest';
import { buildPdf, type PageToBuild } from '#engine/testing/build-pdf.ts';
import { boxOf, readPdfBytes } from '#engine/testing/read-built-pdf.ts';

const placeOf = async (page: Omit<PageToBuild, 'content'>) => {
  const content = 'BT /F1 20 Tf 100 700 Td (Ines Harrow) Tj ET';
  const { pages, runs } = await readPdfBytes(buildPdf({ pages: [{ content, ...page }] }));
  const { x, y, width, height } = boxOf(runs[0] ?? expect.fail());
  return {
    page: pages[0],
    middle: [Math.round((x + width / 2) / 10) * 10, Math.round((y + height / 2) / 10) * 10],
    isWide: width > height,
  };
};

test('coordinates count from the top left corner of the displayed page', async () => {
  expect(await placeOf({})).toEqual({ page: { widthPt: 612, heightPt: 792 }, middle: [150, 80], isWide: true });
});

test('a rotated page has its displayed width', async () => {
  const turned = await placeOf({ rotate: 90 });
  expect(turned.page).toEqual({ widthPt: 792, heightPt: 612 });
  expect(turned.isWide).toBe(false);
});

test('the area outside the crop box does not count', async () => {
  const { page, middle } = await placeOf({ cropBox: [50, 600, 450, 750] });
  expect(page).toEqual({ widthPt: 400, heightPt: 150 });
  expect(middle).toEqual([100, 40]);
});
