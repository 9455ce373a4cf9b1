import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { pageFurniture } from './page-furniture.ts';

const head = (page: number) => ({ text: `Jane Roe, resume, page ${page}`, page, y: 30 });

testCheck(pageFurniture, {
  fails: [
    {
      name: 'a running header',
      document: pdfDocument([head(1), ...sample, head(2), { text: 'More about the second page', page: 2, y: 120 }]),
      quotes: ['Jane Roe, resume'],
    },
  ],
  passes: [
    {
      name: 'page numbers alone',
      document: pdfDocument([
        ...sample,
        { text: 'Page 1 of 2', y: 760 },
        { text: 'More about the second page', page: 2, y: 120 },
        { text: 'Page 2 of 2', page: 2, y: 760 },
      ]),
    },
    {
      name: 'a Word footer with a page number alone',
      document: docxDocument([...sample, { text: 'Page 1', part: 'footer' }], { pageCount: 2 }),
    },
    {
      name: 'two pages without a running header',
      document: pdfDocument([...sample, { text: 'More about the second page', page: 2 }]),
    },
  ],
  others: [
    { name: 'a single page', lines: sample, only: 'pdf', is: 'not-applicable' },
    {
      name: 'a Word header that is on each page',
      document: docxDocument([{ text: 'Jane Roe, resume', part: 'header' }, ...sample], { pageCount: 2 }),
      is: 'not-applicable',
    },
  ],
});
