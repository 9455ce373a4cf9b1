import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { noHeadings } from './no-headings.ts';

const text = [
  'Jane Roe',
  'jane.roe@example.com',
  ...Array.from(
    { length: 8 },
    () => 'I have worked in food logistics for ten years and led teams in two warehouses near the lake.',
  ),
];

testCheck(noHeadings, {
  fails: [
    { name: 'running text without headings', document: pdfDocument(text), quotes: [''] },
    ...[
      { text: 'DRAFT', x: 200, y: 300, angle: 45 },
      { text: 'Curriculum Vitae', x: 20, y: 300, angle: 270 },
      { text: 'I wrote this page in the winter by the lake', x: 20, y: 200, angle: 270 },
    ].map((turned) => ({
      name: `turned text: ${turned.text}`,
      document: pdfDocument([...text, turned]),
      quotes: [''],
    })),
    {
      name: 'running text on a page that lies on its side',
      document: pdfDocument(text.map((line, at) => ({ text: line, x: 40 + at * 16, y: 60, angle: 90 }))),
      quotes: [''],
    },
  ],
  passes: [
    { name: 'a resume with headings', lines: sample },
    {
      name: 'two turned known titles',
      document: pdfDocument([
        ...text,
        { text: 'Experience', x: 20, y: 300, angle: 270 },
        { text: 'Education', x: 20, y: 500, angle: 270 },
      ]),
    },
  ],
  others: [
    {
      name: 'a single heading, which divides nothing',
      document: pdfDocument([...text, { text: 'Experience', x: 20, y: 300, angle: 270 }]),
      is: 'not-applicable',
    },
    {
      name: 'turned words beside the text',
      document: pdfDocument([
        ...text,
        { text: 'Adventures at work', x: 20, y: 300, angle: 270 },
        { text: 'Years of learning', x: 20, y: 500, angle: 270 },
      ]),
      is: 'unsure',
    },
    {
      name: 'short lines with a colon that may be headings',
      document: pdfDocument([
        ...text.slice(0, 4),
        'Where I have been:',
        ...text.slice(4, 8),
        'Things I like to do:',
        ...text.slice(8),
      ]),
      is: 'unsure',
    },
  ],
});
