import { expect, test } from 'vitest';
import { answerTo, empty, labels, matched } from '../../testing/matched-jobs.ts';

const asked = (item: string) => labels(matched(`Lock keeper\n\nRequirements\n- ${item}`, empty), 'soft');

test.each([
  ['Ability to explain tides clearly to visitors', ['explain tides clearly to visitors']],
  ['You are able to keep order at noon', ['keep order']],
])('%s: what the keeper is able to do', (item, found) => {
  expect(asked(item)).toEqual(found);
});

test.each([
  ['Ability to travel between the locks'],
  ['Ability to lift heavy ropes'],
  ['Ability to keep complete, accurate logs'],
  ['Ability to swim'],
])('%s: a condition, half a phrase or one word', (item) => {
  expect(asked(item)).toEqual([]);
});

test('a term that we know is listed as one', () => {
  const job = matched('Analyst\n\nRequirements\n- Ability to write Python scripts', empty);
  expect(labels(job, 'soft')).toEqual([]);
  expect(answerTo(job, 'Python scripts') ?? answerTo(job, 'Python')).toBe('missing');
});
