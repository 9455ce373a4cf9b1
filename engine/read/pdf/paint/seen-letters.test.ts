import { expect, test } from 'vitest';
import { pdfiumForTests } from '#engine/testing/pdfium.ts';
import { seenLetters } from './seen-letters.ts';

test('a page that may not be drawn is asked for once, and tells of no text whether it is seen', async () => {
  let asked = 0;
  const showsLetters = seenLetters(await pdfiumForTests(), 1, () => {
    asked++;
    return false;
  });
  const box = { x: 72, y: 80, width: 40, height: 12 };
  expect([showsLetters(box, 6), showsLetters(box, 6)]).toEqual([null, null]);
  expect(asked).toBe(1);
});
