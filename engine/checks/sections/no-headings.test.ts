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
  fails: [{ name: 'running text without headings', document: pdfDocument(text), quotes: [''] }],
  passes: [{ name: 'a resume with headings', lines: sample }],
  others: [
    {
      name: 'turned words beside the text',
      document: pdfDocument([...text, { text: 'Adventures at work', x: 20, y: 300, angle: 270 }]),
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
