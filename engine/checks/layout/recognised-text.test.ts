import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { recognisedText } from './recognised-text.ts';

const inFont = (font: string) => pdfDocument(sample.map((text) => ({ text, name: font })));

testCheck(recognisedText, {
  fails: [
    {
      name: 'text under a scan',
      document: pdfDocument(sample.map((text) => ({ text, isOcr: true as const }))),
      quotes: ['Jane Roe'],
    },
  ],
  passes: [
    { name: 'typed text', lines: sample },
    { name: 'typed text in a font with a number', document: inFont('Frutiger-55') },
  ],
  others: [{ name: 'letters that Acrobat recognized and traced', document: inFont('*Cambria-7180'), is: 'no-finding' }],
});
