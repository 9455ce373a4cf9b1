import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { lostInPlainReading } from './lost-in-plain-reading.ts';

const contact = 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142';

testCheck(lostInPlainReading, {
  fails: [
    {
      name: 'an address whose halves are stored far apart',
      document: pdfDocument([
        { text: 'Jane Roe', y: 40, sizePt: 18 },
        { text: 'jane.roe@exa', x: 72, y: 70 },
        ...sample.slice(3).map((text, index) => ({ text, y: 100 + index * 16 })),
        { text: 'mple.com', x: 129.4, y: 70 },
      ]),
      quotes: ['jane.roe@example.com'],
      score: 0,
    },
  ],
  passes: [
    { name: 'all in one column', lines: sample },
    {
      name: 'addresses in a header, which another check reports',
      document: docxDocument([{ text: contact, part: 'header' }, ...changed('Chicago')]),
    },
  ],
});
