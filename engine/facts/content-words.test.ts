import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample } from '#engine/testing/sample-resume.ts';

const counted = (lines: readonly string[]): number => factsFrom(asPdf(lines)).contentWords;

test('names, addresses and places are not counted', () => {
  const all = factsFrom(asPdf(sample));
  expect(all.contentWords).toBeLessThan(all.words.length - 10);
  expect(all.contentWords).toBeGreaterThan(100);
});

test('a longer name or school changes nothing', () => {
  expect(counted(changed('Jane', 'Jane Mary Anne Roe'))).toBe(counted(sample));
  expect(
    counted(
      changed(
        'Bachelor',
        'Bachelor of Science in Food Science, Royal Grand University of Marlow, Madison, WI, May 2016',
      ),
    ),
  ).toBe(counted(sample));
});

test('work described in bullets is counted', () => {
  expect(counted(changed('• Trained 25', '• Trained 25 new colleagues in HACCP rules and in first aid.'))).toBe(
    counted(sample) + 4,
  );
});
