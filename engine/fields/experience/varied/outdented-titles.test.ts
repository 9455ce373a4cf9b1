import { expect, test } from 'vitest';
import { readingsOf } from '#engine/layout/readings-of.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';
import { resumeOf } from '../../resume-of.ts';

const isHeading = (text: string): boolean => text === 'Experience';

/** The bullets of a job whose lines begin at these distances from the left edge. */
const bulletsIn = (...lines: readonly (readonly [x: number, text: string])[]): readonly string[] => {
  const head = ['Jane Roe', 'jane.roe@example.com', 'Experience', 'Yard Hand, Harbor Freight, Mar 2019 - Jul 2020'];
  const texts = [...head.map((text) => [72, text] as const), ...lines];
  const document = pdfDocument(
    texts.map(([x, text], row) => ({
      text,
      x,
      y: 60 + row * 16,
      isBold: isHeading(text),
      sizePt: isHeading(text) ? 14 : 10,
    })),
  );
  return resumeOf(readingsOf(document).visual, document).experience.flatMap(({ bullets }) =>
    bullets.map(({ value }) => value),
  );
};

const first = [90, '• Parked the trailers of the yard in their spots.'] as const;
const third = [90, '• Loaded and unloaded nine trucks a day'] as const;

test('a title left of the bullets is no part of the one above', () => {
  expect(bulletsIn(first, [72, 'Package Handler'], third)).toEqual([
    'Parked the trailers of the yard in their spots.',
    'Loaded and unloaded nine trucks a day',
  ]);
});

test.each([99, 72])('text that goes on at %d points is', (x) => {
  expect(bulletsIn([90, '• Parked the trailers of the yard in'], [x, 'their spots behind the depot'], third)).toEqual([
    'Parked the trailers of the yard in their spots behind the depot',
    'Loaded and unloaded nine trucks a day',
  ]);
});
