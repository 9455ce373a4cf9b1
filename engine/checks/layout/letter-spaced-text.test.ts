import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { pdfDocument } from '#engine/testing/build-document.ts';
import type { SourceDocument } from '../../model/document.ts';
import { letterSpacedText } from './letter-spaced-text.ts';

const widthOf = (text: string): number => pdfDocument([text]).runs[0]?.edges?.at(-1) ?? 0;
const leftMargin = pdfDocument(['I']).runs[0]?.edges?.[0] ?? 0;

/** The sample below a word whose letters are one run each, with gaps between them. */
const lettersApart = (gapPt: number): SourceDocument => {
  let x = leftMargin;
  const letters = Array.from('MANAGER', (text) => {
    const at = x;
    x += widthOf(text) - leftMargin + gapPt;
    return { text, x: at, y: 40 };
  });
  return pdfDocument([...letters, ...sample.map((text, index) => ({ text, y: 60 + index * 16 }))]);
};

/** The sample beside letters that are one run each, from this place on. */
const lettersFrom = (place: (at: number) => { x: number; y: number }): SourceDocument =>
  pdfDocument([
    ...Array.from('BABBCA', (text, at) => ({ text, ...place(at) })),
    ...sample.map((text, index) => ({ text, y: 60 + index * 16 })),
  ]);

testCheck(letterSpacedText, {
  fails: [
    {
      name: 'a heading typed with spaces',
      lines: changed('Education', 'E D U C A T I O N'),
      headed: ['E D U C A T I O N'],
      quotes: ['E D U C A T I O N'],
    },
    {
      name: 'a spaced name whose letters are in order',
      lines: changed('Jane', 'A D E L'),
      quotes: ['A D E L'],
    },
    {
      name: 'a spaced name beside a longer number',
      lines: changed('Jane', 'J A N E R O E | +1 312-555-0142 | 60601'),
      quotes: ['J A N E R O E'],
    },
  ],
  passes: [
    { name: 'plain headings', lines: sample },
    { name: 'the classes of a driving license', lines: [...sample, 'Driving licence: B C D E'] },
    { name: 'an alphabet', lines: [...sample, 'Greek \u03B1 \u03B2 \u03B3 \u03B4 \u03B5 \u03B6'] },
    { name: 'initials', lines: changed('Jane', 'J. R. R. Roe') },
    { name: 'letters that are stored one by one without gaps', document: lettersApart(0) },
    { name: 'a row of grades', document: lettersFrom((at) => ({ x: leftMargin + at * 60, y: 40 })) },
  ],
  others: [
    {
      name: 'a word in one piece whose letters are set far apart',
      document: pdfDocument(
        sample.map((text) => (text === 'Education' ? { text: 'EDUCATION', letterSpacing: 6 } : { text })),
      ),
      is: 'no-finding',
    },
    {
      name: 'the spaced number of a document',
      lines: [...sample, 'C U I L : 2 7 - 9 5 9 3 1 6 4 0 - 1'],
      is: 'unsure',
    },
    {
      name: 'a column of letters that are stored one by one',
      document: lettersFrom((at) => ({ x: 30, y: 60 + at * 14 })),
      is: 'no-finding',
    },
    { name: 'letters that are stored one by one with gaps', document: lettersApart(1.2), is: 'unsure' },
  ],
});
