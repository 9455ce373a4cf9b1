import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { embeddedDocument } from './embedded-document.ts';

testCheck(embeddedDocument, {
  fails: [
    {
      name: 'a document inside the document',
      document: asDocx(sample, { traits: { hasAltChunk: true } }),
      quotes: [''],
    },
  ],
  passes: [{ name: 'an ordinary document', document: asDocx(sample) }],
});
