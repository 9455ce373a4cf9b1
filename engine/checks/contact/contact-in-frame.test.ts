import { docxDocument } from '#engine/testing/build-document.ts';
import { changed, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { contactInFrame } from './contact-in-frame.ts';

const contact = 'Chicago, Illinois | jane.roe@example.com | +1 312-555-0142';

testCheck(contactInFrame, {
  fails: [
    {
      name: 'addresses in a text box',
      document: docxDocument([...changed('Chicago'), { text: contact, textBox: 0 }]),
      quotes: ['jane.roe@example.com'],
    },
  ],
  passes: [{ name: 'addresses below the name', lines: sample }],
  others: [
    {
      name: 'a name in a text box above addresses in the text',
      document: docxDocument([{ text: 'Jane Roe', textBox: 0, isBold: true, sizePt: 20 }, ...sample.slice(1)]),
      is: 'not-applicable',
    },
  ],
});
