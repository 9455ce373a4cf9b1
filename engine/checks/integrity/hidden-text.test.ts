import { docxDocument, pdfDocument } from '#engine/testing/build-document.ts';
import { sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { hiddenText } from './hidden-text.ts';

testCheck(hiddenText, {
  fails: [
    {
      name: 'white text',
      document: pdfDocument([...sample, { text: 'python kubernetes leadership', hidden: 'no-ink' }]),
      quotes: ['python kubernetes leadership'],
      score: 0,
    },
    {
      name: "Word's hidden text",
      document: docxDocument([...sample, { text: 'python kubernetes', hidden: 'vanish' }]),
      quotes: ['python kubernetes'],
    },
  ],
  passes: [
    { name: 'only visible words', lines: sample },
    { name: 'a blank without ink', document: pdfDocument([...sample, { text: '  ', hidden: 'no-ink' }]) },
    {
      name: 'visible words drawn twice',
      document: pdfDocument([...sample, { text: 'Jane Roe', hidden: 'covered' }]),
    },
  ],
});
