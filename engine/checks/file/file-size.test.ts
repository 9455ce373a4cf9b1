import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { fileSize } from './file-size.ts';

testCheck(fileSize, {
  fails: [
    {
      name: 'a file above the limit of Greenhouse',
      document: asPdf(sample, { sizeBytes: 2_600_000 }),
      quotes: [''],
      score: 0,
    },
    {
      name: "a file above Taleo's default",
      document: asPdf(sample, { sizeBytes: 1_100_000 }),
      quotes: [''],
      score: 0.7,
    },
  ],
  passes: [
    { name: 'a small file', lines: sample },
    { name: "a file just within Taleo's default", document: asPdf(sample, { sizeBytes: 1_048_576 }) },
  ],
});
