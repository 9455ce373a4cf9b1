import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';

const white = (text: string) => ({ text, hidden: 'no-ink' as const });

test('hidden neighbours are one text', () => {
  const { hiddenTexts } = factsFrom(
    pdfDocument(['Jane Roe', white('Python'), white('Kubernetes'), 'Work Experience', white('leadership')]),
  );
  expect(hiddenTexts).toEqual([
    { text: 'Python Kubernetes', because: 'no-ink', runs: [1, 2] },
    { text: 'leadership', because: 'no-ink', runs: [4] },
  ]);
});

test('blanks and single signs hide nothing', () => {
  expect(factsFrom(pdfDocument(['Jane Roe', white('   '), white('•')])).hiddenTexts).toEqual([]);
});
