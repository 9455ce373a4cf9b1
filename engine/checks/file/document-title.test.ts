import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
import { documentTitle } from './document-title.ts';

const titled = (title: string): ReturnType<typeof asPdf> =>
  asPdf(sample, { metadata: { title, author: '', producer: '', creator: '' } });

testCheck(documentTitle, {
  fails: [
    { name: 'a title that a program gave', document: titled('Microsoft Word - cv_new3.docx'), quotes: [''] },
    {
      name: "a program's title with half of the name",
      document: titled('Microsoft Word - Jane CV.docx'),
      quotes: [''],
    },
    { name: 'no title that says anything', document: titled('untitled'), quotes: [''] },
    { name: 'the name of somebody else', document: titled('Anna Berg - Resume'), quotes: [''] },
    { name: "somebody else's resume", document: titled("Anna Berg's Resume"), quotes: [''] },
  ],
  passes: [
    { name: 'the own name', document: titled('Jane Roe - Resume') },
    { name: "a program's title with the own name", document: titled('Microsoft Word - Jane_Roe Resume (1).docx') },
  ],
  others: [
    { name: 'a nickname with the own surname', document: titled("Jenny Roe's CV"), is: 'not-applicable' },
    { name: 'no title', document: asDocx(sample), is: 'not-applicable' },
    { name: 'the name of a template', document: titled('Modern Professional Resume'), is: 'not-applicable' },
    { name: 'a job title', document: titled('Operations Manager'), is: 'not-applicable' },
  ],
});

test.each([
  ['Skia/PDF m104 Google Docs Renderer', 'In Google Docs: rename the document, then download it again.'],
  ['Microsoft® Word 2019', 'In Word: File, Info, Title.'],
])('what to do fits the program that made the file: %s', (producer, step) => {
  const document = asPdf(sample, { metadata: { title: 'cv (1).docx', author: '', producer, creator: '' } });
  expect(runCheck(documentTitle, factsFrom(document)).outcome).toMatchObject({
    findings: [{ fix: `Change that title and export again: your name and "Resume" are enough. ${step}` }],
  });
});
