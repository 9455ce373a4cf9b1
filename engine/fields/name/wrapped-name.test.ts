import { expect, it } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { type PageText, pdfDocument } from '#engine/testing/build-document.ts';
import { resumeOf } from '../resume-of.ts';

/** In points: an ordinary line, and one that a name in bold type takes. */
const step = { line: 14, name: 19 };

/** The name in a resume whose sidebar begins with these lines in one bold type, over its contact details. */
const nameOver = (lines: readonly string[], details: readonly string[], sizePt = 13): string | undefined => {
  const bottom = 60 + step.name * lines.length;
  const side: PageText[] = [
    ...lines.map((text, at) => ({ text, x: 50, y: 60 + step.name * at, sizePt, isBold: true })),
    { text: 'Contact', x: 50, y: bottom + 10, sizePt: 13, isBold: true },
    ...details.map((text, at) => ({ text, sizePt: 11, x: 50, y: bottom + 30 + step.line * at })),
    { text: 'Skills', x: 50, y: bottom + 90, sizePt: 13, isBold: true },
    ...['milling, weaving,', 'ledgers and sums'].map((text, at) => ({
      text,
      sizePt: 11,
      x: 50,
      y: bottom + 110 + step.line * at,
    })),
  ];
  const main: PageText[] = [
    { text: 'Experience', x: 260, y: 60, sizePt: 13, isBold: true },
    ...[
      'Baker, Mill Lane Bakery, Leeds, 2019 - 2022',
      'Trained four apprentices in a small shop.',
      'Baked two hundred loaves a day and kept the books.',
      'Baker, Stone Bakery, York, 2015 - 2018',
      'Baked rye bread.',
      'Cleaned the ovens of the shop every evening.',
      'Sold what was left of the bread on the market.',
      'Wrote the recipes down for those who came later.',
      'Ordered flour and salt.',
      'Kept the ledger.',
    ].map((text, at) => ({ text, sizePt: 11, x: 260, y: 80 + step.line * at })),
  ];
  return resumeOf(readingsOf(pdfDocument([...side, ...main])).visual, pdfDocument([...side, ...main])).name?.value;
};

const phone = '+44 113 496 0000';

it.each([
  // two given names over a surname
  [['Krunoslav Franjo', 'Brandvoldić'], ['Leeds', phone], 'Krunoslav Franjo Brandvoldić'],
  [['María Eugenia', 'Mata Roca'], ['Leeds', phone, 'mroca@example.com'], 'María Eugenia Mata Roca'],
  [
    ['María de los', 'Ángeles Ana', 'Roca-Vidal'],
    ['Leeds', phone, 'rocavidal.maria@example.com'],
    'María de los Ángeles Ana Roca-Vidal',
  ],
  [['Iris van den', 'Berg'], ['Leeds', phone], 'Iris van den Berg'],
  // an occupation or a town in the same type is no part of it
  [['Ida Brandvold', 'Site Engineer'], ['Leeds', phone, 'ida.brandvold@example.com'], 'Ida Brandvold'],
  [['Ida Brandvold', 'Bergen, Norway'], [phone, 'ida.brandvold@example.com'], 'Ida Brandvold'],
] as const)('%s', (lines, details, name) => {
  expect(nameOver(lines, details)).toBe(name);
});

it('reads a name of two short lines in the type of the title below it', () => {
  expect(nameOver(['Hamza', 'Bratt'], ['Leeds', phone, 'hello+hamza@example.org'])).toBe('Hamza Bratt');
});
