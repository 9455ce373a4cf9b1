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
    {
      name: 'a turned year',
      document: pdfDocument([...sample, { text: '2019', x: 20, y: 300, angle: 270 }]),
      quotes: ['2019'],
    },
    {
      name: 'a landscape page',
      document: pdfDocument(sample.map((text, index) => ({ text, x: 20, y: 60 + index * 16, angle: 90 }))),
      quotes: ['Jane Roe'],
    },
  ],
  passes: [
    { name: 'level text', lines: sample, only: 'pdf' },
    {
      name: 'turned digits as an ornament',
      document: pdfDocument([...sample, { text: '0100011111', x: 20, y: 300, angle: 270 }]),
    },
    { name: 'a line that is a hair off level', document: pdfDocument([...sample, { text: 'Scanned', angle: 1 }]) },
  ],
});
