import { docxDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { textBox } from './text-box.ts';

testCheck(textBox, {
  fails: [
    {
      name: 'skills in a text box',
      document: docxDocument([...sample.slice(0, -1), { text: sample.at(-1) ?? '', textBox: 0 }]),
      quotes: ['Inventory planning'],
    },
    {
      name: 'a rating of a skill and a year in text boxes',
      document: docxDocument([...sample, { text: 'Excel 90%', textBox: 0 }, { text: '2019', textBox: 1 }]),
      quotes: ['Excel 90%', '2019'],
    },
    {
      name: 'a name in a text box',
      document: docxDocument([...sample, { text: 'Jane Roe', textBox: 0 }, { text: 'Page 2', textBox: 1 }]),
      quotes: ['Jane Roe'],
    },
  ],
  passes: [
    { name: 'plain paragraphs', lines: sample, only: 'docx' },
    { name: 'a page number in a text box', document: docxDocument([...sample, { text: '2', textBox: 0 }]) },
    {
      name: 'one of several pages in a text box',
      document: docxDocument([...sample, { text: 'Seite 2 von 3', textBox: 0 }]),
    },
  ],
  others: [{ name: 'a PDF', lines: sample, only: 'pdf', is: 'not-applicable' }],
});
