import { docxDocument } from '#engine/testing/build-document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { lostInPlainReading } from './lost-in-plain-reading.ts';

const contact = 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142';

testCheck(lostInPlainReading, {
  fails: [
    {
      name: 'addresses in a header, which plain reading leaves out',
      document: docxDocument([{ text: contact, part: 'header' }, ...changed('Chicago')]),
      quotes: ['jane.roe@example.com'],
      score: 0,
    },
  ],
  passes: [{ name: 'all in one column', lines: sample }],
});
