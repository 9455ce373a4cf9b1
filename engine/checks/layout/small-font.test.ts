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
  passes: [
    { name: 'ten points', lines: sample },
    {
      name: 'titles in small capitals',
      document: pdfDocument([
        ...sample.map((text) => ({ text })),
        ...['Tides', 'Nets', 'Boats', 'Ropes'].flatMap((title, index) => [
          { text: title.slice(0, 1), sizePt: 11, y: 560 + index * 20 },
          { text: title.slice(1), sizePt: 7.5, x: 80, y: 560 + index * 20 },
        ]),
      ]),
    },
  ],
});
