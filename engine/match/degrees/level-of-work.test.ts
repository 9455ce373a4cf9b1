import { expect, test } from 'vitest';
import { empty, matched } from '../../testing/matched-jobs.ts';

const rows = (asked: string) =>
  matched(
    `Zeilmaker\n\nFunctie-eisen\n- ${asked}\n- Je hebt ervaring met het repareren van zeilen`,
    empty,
  ).requirements.map(({ kind, answer, label }) => `${kind} ${answer} ${label}`);

test('a level of work that needs no degree is left to the application', () => {
  expect(rows('Hbo werk- en denkniveau')).toContainEqual(expect.stringMatching(/^degree application/));
  expect(rows('Mbo werk- en denkniveau')).toContainEqual(expect.stringMatching(/^degree application/));
  expect(rows('Een afgeronde hbo-opleiding')).toContainEqual(expect.stringMatching(/^degree missing/));
});
