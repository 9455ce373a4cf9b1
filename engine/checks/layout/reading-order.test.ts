import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { readingOrder } from './reading-order.ts';

/** A date column that is stored behind everything else: one jump, and no job has its dates. */
const parted = sample.flatMap((text, index) => {
  const [head = '', dates] = text.split(' | ');
  const y = 60 + index * 16;
  return /\d{4}/.test(dates ?? '') && dates !== undefined
    ? { above: { text: head, y }, behind: { text: dates, x: 440, y } }
    : { above: { text, y }, behind: null };
});

const swapped = new Map([8, 12, 16].flatMap((at) => [[at, at + 1] as const, [at + 1, at] as const]));

const placed = sample.map((text, index) => ({ text, y: 60 + index * 16 }));

const credits = ['THEATRE', 'Baker in The Mill, Harrow Players', 'FILM/TV', 'Miller in On Rye, by Ann Poe'].map(
  (text, at) => ({ text, y: 680 + at * 16 }),
);

testCheck(readingOrder, {
  fails: [
    {
      name: 'lines that are stored from the bottom up',
      document: pdfDocument([...placed].reverse()),
      quotes: ['Operations Manager'],
      says: 'In several places, the stored text jumps to another part of the page. A layout-blind parser reads it in that order.',
    },
  ],
  passes: [
    { name: 'lines that are stored in order', document: pdfDocument(placed) },
    { name: 'a name that is stored last', document: pdfDocument([...placed.slice(1), ...placed.slice(0, 1)]) },
  ],
  others: [
    {
      name: "a performer's credits, which are rows of cells",
      document: pdfDocument([...placed, ...credits].reverse()),
      is: 'not-applicable',
    },
    {
      name: 'three pairs of lines that are stored the other way around',
      document: pdfDocument(placed.map((_, index) => placed[swapped.get(index) ?? index] ?? '')),
      is: 'not-applicable',
    },
    {
      name: 'dates that are stored behind the jobs',
      document: pdfDocument([...parted.map(({ above }) => above), ...parted.flatMap(({ behind }) => behind ?? [])]),
      is: 'not-applicable',
    },
  ],
});
