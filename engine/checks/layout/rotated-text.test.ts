import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { rotatedText } from './rotated-text.ts';

testCheck(rotatedText, {
  fails: [
    {
      name: 'a vertical title at the edge',
      document: pdfDocument([...sample, { text: 'Curriculum Vitae', x: 20, y: 300, angle: 270 }]),
      quotes: ['Curriculum Vitae'],
    },
    ...['2019', '+1 312-555-0142', '12/05'].map((text) => ({
      name: `a turned ${text}`,
      document: pdfDocument([...sample, { text, x: 20, y: 300, angle: 270 }]),
      quotes: [text],
    })),
    {
      name: 'a vertical word stored letter by letter',
      document: pdfDocument([
        ...sample,
        ...Array.from('Roe', (text, index) => ({ text, x: 20, y: 300 + index * 8, angle: 270 })),
      ]),
      quotes: ['R'],
    },
    {
      name: 'a landscape page',
      document: pdfDocument(sample.map((text, index) => ({ text, x: 20, y: 60 + index * 16, angle: 90 }))),
      quotes: ['Jane Roe'],
    },
  ],
  passes: [
    {
      name: 'a mirrored letter in the logo of a program',
      document: pdfDocument([...sample.slice(0, 8), { text: 'E', x: 300, y: 700, angle: 180 }, ...sample.slice(8)]),
    },
    { name: 'level text', lines: sample, only: 'pdf' },
    { name: 'a line that is a hair off level', document: pdfDocument([...sample, { text: 'Scanned', angle: 1 }]) },
  ],
});
