import { expect, test } from 'vitest';
import { docxDocument } from '../../testing/build-document.ts';
import { linesOfParagraph } from './paragraph-lines.ts';

const changesOf = (runs: readonly (string | { text: string; isBold?: true; isItalic?: true; sizePt?: number })[]) => {
  const document = docxDocument([{ runs }]);
  return linesOfParagraph(document, 0, () => true)[0]?.typeChanges?.map(({ at, isBold, isItalic }) => [
    at,
    isBold,
    isItalic,
  ]);
};

test('a bold employer before an italic title are two stretches', () => {
  expect(
    changesOf([
      { text: 'Harrow Ltd ', isBold: true },
      { text: 'Site Engineer', isItalic: true },
    ]),
  ).toEqual([
    [0, true, false],
    [11, false, true],
  ]);
});

test('punctuation in another type is no stretch of its own', () => {
  expect(changesOf([{ text: 'Harrow', isBold: true }, ', ', { text: 'Leeds', isBold: true }])).toBeUndefined();
});

test('a line in one type has no changes', () => {
  expect(changesOf(['Harrow Ltd, ', 'Leeds'])).toBeUndefined();
});

test('small capitals, in two sizes, are one type', () => {
  expect(
    changesOf([
      { text: 'H', sizePt: 10 },
      { text: 'ARROW', sizePt: 8 },
    ]),
  ).toBeUndefined();
});
