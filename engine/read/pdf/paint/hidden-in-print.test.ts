import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPdfBytes } from '#engine/testing/read-built-pdf.ts';

/** The heading 'lead tale' of a page that Chromium printed, run by run. */
const headingOf = async (file: string) => {
  const { runs } = await readPdfBytes(readFileSync(new URL(`printed/${file}.pdf`, import.meta.url)));
  const heading = runs.filter(({ text }) => !text.startsWith('We'));
  return heading.map(({ text, hidden }) => ({ text: text.trim(), hidden }));
};

test.each([
  ['filled with a gradient', 'gradient-heading'],
  ['in white with a colored outline', 'outlined-heading'],
  ['below a translucent gradient', 'translucent-gradient'],
])('a heading %s is seen, and is there once', async (_, file) => {
  expect(await headingOf(file)).toEqual([{ text: 'lead tale', hidden: undefined }]);
});

test('headings filled with a gradient are seen on each page, also turned, and where no more pages are drawn', async () => {
  const headings = await headingOf('gradient-on-pages');
  expect(headings.map(({ hidden }) => hidden)).toEqual(headings.map(() => undefined));
  expect(headings.map(({ text }) => text)).toEqual(['lead tale', 'lead tale', 'lead tale', 'lead tale', 'lead tale']);
});

test.each([
  ['in white', 'white-heading', 'no-ink'],
  ['below a white box', 'white-box', 'covered'],
  ['below an opaque gradient', 'opaque-gradient', 'covered'],
  ['without ink on a gradient', 'clear-on-gradient', 'no-ink'],
  ['without ink on a gradient that fades out through a mask', 'clear-on-masked-gradient', 'no-ink'],
])('a heading %s is hidden', async (_, file, reason) => {
  const heading = await headingOf(file);
  expect(heading.map(({ text }) => text).join(' ')).toBe('lead tale');
  for (const { hidden } of heading) expect(hidden).toBe(reason);
});
