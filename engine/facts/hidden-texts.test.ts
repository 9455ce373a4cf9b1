import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';

const white = (text: string) => ({ text, hidden: 'no-ink' as const });

test('adjacent hidden runs are one text', () => {
  const { hiddenTexts } = factsFrom(
    pdfDocument(['Jane Roe', white('Python'), white('Kubernetes'), 'Work Experience', white('leadership')]),
  );
  expect(hiddenTexts).toEqual([
    { text: 'Python Kubernetes', because: 'no-ink', runs: [1, 2] },
    { text: 'leadership', because: 'no-ink', runs: [4] },
  ]);
});

test('spaces and single characters are not hidden text', () => {
  expect(factsFrom(pdfDocument(['Jane Roe', white('   '), white('•')])).hiddenTexts).toEqual([]);
});
