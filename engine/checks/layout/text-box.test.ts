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
  ],
  passes: [{ name: 'plain paragraphs', lines: sample, only: 'docx' }],
  others: [{ name: 'a PDF', lines: sample, only: 'pdf', is: 'not-applicable' }],
});
