import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { contactInHeaderFooter } from './contact-in-header-footer.ts';

const contact = 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142';
const body = changed('Chicago');
const foot = (page: number) => ({ text: contact, page, y: 760 });

testCheck(contactInHeaderFooter, {
  fails: [
    {
      name: 'addresses in the header of a Word file',
      document: docxDocument([{ text: contact, part: 'header' }, ...body]),
      quotes: ['jane.roe@example.com', '312-555-0142'],
      score: 0.1,
      says: 'We found your email address and phone number in the page header. Greenhouse lists this among the causes of a failed parse.',
    },
    {
      name: 'addresses in the footer of a Word file',
      document: docxDocument([...body, { text: contact, part: 'footer' }]),
      quotes: ['jane.roe@example.com'],
    },
    {
      name: 'the number in the header and the address in the footer of a Word file',
      document: docxDocument([
        { text: '+1 312-555-0142', part: 'header' },
        ...changed('Chicago', 'Chicago, Illinois'),
        { text: 'jane.roe@example.com', part: 'footer' },
      ]),
      quotes: ['jane.roe@example.com', '312-555-0142'],
      says: 'We found your email address and phone number in the page header or footer. Greenhouse lists this among the causes of a failed parse.',
    },
    {
      name: 'addresses at the bottom of both pages',
      document: pdfDocument([...body, foot(1), { text: 'Second page', page: 2 }, foot(2)]),
      quotes: ['jane.roe@example.com'],
      score: 0.92,
    },
  ],
  passes: [{ name: 'addresses below the name', lines: sample }],
});
