import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { recognisedText } from './recognised-text.ts';

testCheck(recognisedText, {
  fails: [
    {
      name: 'text under a scan',
      document: pdfDocument(sample.map((text) => ({ text, isOcr: true as const }))),
      quotes: ['Jane Roe'],
    },
  ],
  passes: [{ name: 'typed text', lines: sample }],
});
