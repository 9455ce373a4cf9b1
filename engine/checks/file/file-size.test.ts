import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asDocx, asPdf, sample } from '#engine/testing/sample-resume.ts';
import { testCheck } from '#engine/testing/test-check.ts';
import { runCheck } from '../run-checks.ts';
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

const fixWith = (pictures: number): string => {
  const box = { x: 0, y: 0, width: 50, height: 50 };
  const given = Array.from({ length: pictures }, () => ({ place: { kind: 'page' as const, page: 1, box }, alt: null }));
  const { outcome } = runCheck(fileSize, factsFrom(asPdf(sample, { sizeBytes: 4_000_000, pictures: given })));
  return outcome.is === 'fail' ? (outcome.findings[0]?.fix ?? '') : '';
};

test('where no picture was read, does not ask to remove any, and does not say that there is none', () => {
  expect(fixWith(0)).not.toContain('remove');
  expect(fixWith(0)).not.toContain('no pictures');
  expect(fixWith(0)).toContain('fonts');
  expect(fixWith(1)).toContain('make them smaller or remove them');
});

test('does not blame the fonts of a Word file, whose pictures may fill its shapes', () => {
  const { outcome } = runCheck(fileSize, factsFrom(asDocx(sample, { sizeBytes: 4_000_000 })));
  const fix = outcome.is === 'fail' ? outcome.findings[0]?.fix : '';
  expect(fix).toContain('If you have large pictures, make them smaller');
  expect(fix).not.toContain('We found no pictures');
});
