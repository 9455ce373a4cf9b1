import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { readingOrder } from './reading-order.ts';

const placed = sample.map((text, index) => ({ text, y: 60 + index * 16 }));

testCheck(readingOrder, {
  fails: [
    {
      name: 'lines that are stored from the bottom up',
      document: pdfDocument([...placed].reverse()),
      quotes: ['Operations Manager'],
    },
  ],
  passes: [
    { name: 'lines that are stored in order', document: pdfDocument(placed) },
    { name: 'a name that is stored last', document: pdfDocument([...placed.slice(1), ...placed.slice(0, 1)]) },
  ],
});
