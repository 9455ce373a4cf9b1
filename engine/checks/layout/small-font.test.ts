import { pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { smallFont } from './small-font.ts';

testCheck(smallFont, {
  fails: [
    {
      name: 'bullets in 6 pt',
      document: pdfDocument(sample.map((text) => (text.startsWith('•') ? { text, sizePt: 6 } : text))),
      quotes: ['spoilage'],
    },
  ],
  passes: [{ name: 'ten points', lines: sample }],
});
