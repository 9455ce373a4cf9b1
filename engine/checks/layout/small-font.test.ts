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
    {
      name: 'bullets in 6 pt that begin with a word in 10 pt',
      document: pdfDocument([
        ...sample.map((text) => ({ text })),
        ...['Mends nets and ropes', 'Paints boats and oars', 'Sails to the north', 'Sorts what is caught'].flatMap(
          (text, index) => [
            { text: 'Tides', sizePt: 10, y: 560 + index * 20 },
            { text, sizePt: 6, x: 88, y: 560 + index * 20 },
          ],
        ),
      ]),
      quotes: ['Mends'],
    },
  ],
  passes: [
    { name: 'ten points', lines: sample },
    {
      name: 'small dots of a list that are stored as words',
      document: pdfDocument([
        ...sample.map((text) => ({ text })),
        ...['Knots', 'Nets', 'Boats', 'Ropes'].flatMap((text, index) => [
          { text: 'circle', sizePt: 6, letterSpacing: -2.2, y: 562 + index * 20 },
          { text, x: 88, y: 560 + index * 20 },
        ]),
      ]),
    },
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
