import { expect, test } from 'vitest';

import { pdfDocument } from '../../testing/build-document.ts';
import type { PageText } from '../../testing/build-document.ts';
import { readingsOf } from '../readings-of.ts';

const pages = (header: string, footer: (page: number) => string): PageText[] =>
  [1, 2].flatMap((page): PageText[] => [
    { text: header, y: 30, page },
    { text: page === 1 ? 'Ida Brandvold' : 'Taught four apprentices to dress the stones', y: 130, page },
    { text: 'Ground eleven tons of rye a week', y: 300, page },
    { text: footer(page), y: 760, page },
  ]);

test('a running header and page numbers are furniture', () => {
  const { lines } = readingsOf(pdfDocument(pages('Ida Brandvold | Resume', (page) => `Page ${page} of 2`))).visual;
  expect(lines.filter((line) => line.isFurniture).map((line) => line.text)).toEqual([
    'Ida Brandvold | Resume',
    'Page 1 of 2',
    'Ida Brandvold | Resume',
    'Page 2 of 2',
  ]);
});

test('an email address that is only in the running header is kept once', () => {
  const { lines } = readingsOf(pdfDocument(pages('ida@brandvold.example', (page) => `${page}`))).visual;
  const emails = lines.filter((line) => line.text.includes('@'));
  expect(emails.map((line) => line.isFurniture)).toEqual([false, true]);
  expect(emails[0]?.part).toBe('header');
});

test('contact details that are only in the footer come last, not between the pages', () => {
  const { lines } = readingsOf(pdfDocument(pages('Ida Brandvold', () => 'Bergen, +47 22 00 00 00'))).visual;
  expect(lines.at(-1)).toMatchObject({ text: 'Bergen, +47 22 00 00 00', part: 'footer', isFurniture: false });
});

test('the same words at different heights of two pages are not furniture', () => {
  const { lines } = readingsOf(
    pdfDocument([
      { text: 'School of Mills, Bergen', y: 740 },
      { text: 'School of Mills, Bergen', y: 60, page: 2 },
    ]),
  ).visual;
  expect(lines.some((line) => line.isFurniture)).toBe(false);
});

test('a line that happens to start two of many pages is text, the running header is furniture', () => {
  const { lines } = readingsOf(
    pdfDocument(
      Array.from({ length: 12 }, (_, index): PageText[] => [
        { text: 'Ida Brandvold | Resume', y: 30, page: index + 1 },
        {
          text: index % 6 === 2 ? 'Miller, Stone & Sons, Bergen' : `Chapter of mills, ${1900 + index * 7}`,
          y: 60,
          page: index + 1,
        },
        { text: `Ground rye in the year ${1900 + index * 7}`, y: 300, page: index + 1 },
      ]).flat(),
    ),
  ).visual;
  const furniture = lines.filter((line) => line.isFurniture).map((line) => line.text);
  // the first is kept, because the name is nowhere else
  expect(furniture).toHaveLength(11);
  expect(new Set(furniture)).toEqual(new Set(['Ida Brandvold | Resume']));
});
