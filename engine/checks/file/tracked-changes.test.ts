import { asDocx, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { trackedChanges } from './tracked-changes.ts';

testCheck(trackedChanges, {
  fails: [
    {
      name: 'deletions that were never accepted',
      document: asDocx(sample, { traits: { trackedDeletions: 3 } }),
      quotes: [''],
      score: 0.2,
    },
    {
      name: 'insertions that were never accepted',
      document: asDocx(sample, { traits: { trackedInsertions: 1 } }),
      quotes: [''],
      score: 0.6,
    },
  ],
  passes: [{ name: 'a file without changes', document: asDocx(sample) }],
  others: [{ name: 'a PDF', lines: sample, only: 'pdf', is: 'not-applicable' }],
});
