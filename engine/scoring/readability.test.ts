import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, sample } from '#engine/testing/sample-resume.ts';
import { readabilityOf } from './readability.ts';

const easeOf = (lines: readonly string[]): number => {
  const { resume, visual } = factsFrom(asPdf(lines));
  return readabilityOf(resume, visual);
};

test('short words in short sentences read more easily than long ones', () => {
  const hard = sample.map((line) =>
    line.startsWith('•')
      ? '• Institutionalized organizational standardization methodologies facilitating interdepartmental communication.'
      : line,
  );
  const easy = sample.map((line) => (line.startsWith('•') ? '• Ran the night shift. Kept the line fed.' : line));
  expect(easeOf(easy)).toBeGreaterThan(easeOf(hard));
});

test('the score stays between 0 and 100, also for very short texts', () => {
  expect(easeOf(['Go'])).toBeLessThanOrEqual(100);
  expect(easeOf(['internationalization'])).toBeGreaterThanOrEqual(0);
});
