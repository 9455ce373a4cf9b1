import { expect, test } from 'vitest';
import { readingsOf } from '../../../layout/readings-of.ts';
import { pdfDocument } from '../../../testing/build-document.ts';
import { resumeOf } from '../../resume-of.ts';

const periodsBeside = (first: string, second: string, titleX: number) => {
  const document = pdfDocument([
    { text: 'Wilma Garner', sizePt: 20, isBold: true },
    { text: 'Experience', y: 120, sizePt: 14, isBold: true },
    { text: first, x: 72, y: 150, sizePt: 9 },
    { text: 'Head Baker, Mill Lane Bakery Ltd', x: titleX, y: 156, sizePt: 11, isBold: true },
    { text: second, x: 72, y: 162, sizePt: 9 },
    { text: '• Baked nine hundred loaves of bread a night', x: titleX, y: 180, sizePt: 9 },
    { text: '• Kept the starter alive and the oven hot', x: titleX, y: 194, sizePt: 9 },
  ]);
  const { visual } = readingsOf(document);
  return resumeOf(visual, document).experience.map(({ period }) => [
    period?.value.start?.year,
    period?.value.end === 'present' ? 'present' : period?.value.end?.year,
  ]);
};

test('the two lines of a period beside a title between them are one period', () => {
  expect(periodsBeside('2020 -', '2021', 140)).toEqual([[2020, 2021]]);
});

test('a date without a dash, or one that may be of something else, is left alone', () => {
  expect(periodsBeside('2020 -', '4 ovens', 140)).toEqual([[2020, 'present']]);
});
