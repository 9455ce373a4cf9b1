import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { fieldsControls } from './fields-controls.ts';

testCheck(fieldsControls, {
  fails: [
    {
      name: 'content controls',
      document: asDocx(sample, { traits: { contentControls: 12 } }),
      quotes: [''],
      score: 0.3,
      says: 'Your file contains content controls. Some converters may leave out the text inside.',
    },
    { name: 'many fields', document: asDocx(sample, { traits: { fieldCodes: 20 } }), quotes: [''] },
  ],
  passes: [
    { name: 'plain text', document: asDocx(sample) },
    { name: 'a page number', document: asDocx(sample, { traits: { fieldCodes: 2 } }) },
  ],
});
