import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { pageFurniture } from './page-furniture.ts';

/** The first lines of a resume, which a second version of it in the same file has, too. */
const titleOn = (page: number) => [
  { text: 'Jane Roe', page, y: 50 },
  { text: 'jane.roe@example.com | +1 312-555-0142', page, y: 70 },
];
const textOn = (page: number) => ({ text: `More about page ${page} of it, in words`, page, y: 140 + page });

const head = (page: number) => ({ text: `Jane Roe, resume, page ${page}`, page, y: 30 });

testCheck(pageFurniture, {
  fails: [
    {
      name: 'a running header',
      document: pdfDocument([head(1), ...sample, head(2), { text: 'More about the second page', page: 2, y: 120 }]),
      quotes: ['Jane Roe, resume'],
    },
    {
      name: 'lines at the top of three of four pages',
      document: pdfDocument([1, 2, 3, 4].flatMap((page) => [...(page > 1 ? titleOn(page) : []), textOn(page)])),
      quotes: ['Jane Roe'],
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
      name: 'a Word footer whose field follows the word without a space',
      document: docxDocument([...sample, { text: 'Página2', part: 'footer' }], { pageCount: 2 }),
    },
    {
      name: 'a title of a Word file that is typed once',
      document: docxDocument(['Course of Life', ...sample], { pageCount: 2 }),
    },
    {
      name: 'the label of a field at the top of two pages',
      document: pdfDocument([
        { text: 'Position:', y: 50 },
        { text: 'Cook, Harbor Canteen', x: 200, y: 50 },
        ...sample.map((text, row) => ({ text, y: 90 + row * 16 })),
        { text: 'Position:', page: 2, y: 50 },
        { text: 'Baker, Lakeside Mills', x: 200, page: 2, y: 50 },
        { text: 'More about the second page', page: 2, y: 120 },
      ]),
    },
    {
      name: 'two pages without a running header',
      document: pdfDocument([...sample, { text: 'More about the second page', page: 2 }]),
    },
  ],
  others: [
    {
      name: 'the first lines of each of two versions',
      document: pdfDocument([1, 2, 3, 4].flatMap((page) => [...(page % 2 === 1 ? titleOn(page) : []), textOn(page)])),
      is: 'not-applicable',
    },
    { name: 'a single page', lines: sample, only: 'pdf', is: 'not-applicable' },
    {
      name: 'a title that is typed on each page of a Word file',
      document: docxDocument(['Course of Life', ...sample.slice(0, 9), 'Course of Life', ...sample.slice(9)], {
        pageCount: 2,
      }),
      is: 'not-applicable',
    },
    {
      name: 'a Word header that is on each page',
      document: docxDocument([{ text: 'Jane Roe, resume', part: 'header' }, ...sample], { pageCount: 2 }),
      is: 'not-applicable',
    },
  ],
});
