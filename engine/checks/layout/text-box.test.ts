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
      name: 'a name in a text box',
      document: docxDocument([...sample, { text: 'Jane Roe', textBox: 0 }, { text: 'Page 2', textBox: 1 }]),
      quotes: ['Jane Roe'],
    },
  ],
  passes: [
    { name: 'plain paragraphs', lines: sample, only: 'docx' },
    { name: 'a page number in a text box', document: docxDocument([...sample, { text: '2', textBox: 0 }]) },
  ],
  others: [{ name: 'a PDF', lines: sample, only: 'pdf', is: 'not-applicable' }],
});
