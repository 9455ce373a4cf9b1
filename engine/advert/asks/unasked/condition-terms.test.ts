import { expect, test } from 'vitest';
import { empty, matched } from '../../../testing/matched-jobs.ts';

const rows = (asked: string) =>
  matched(
    `Zeilmaker\n\nFunctie-eisen\n- ${asked}\n- Je hebt ervaring met het repareren van zeilen`,
    empty,
  ).requirements.map(({ kind, answer, label }) => `${kind} ${answer} ${label}`);

test('a condition of the work is not asked for as a term besides', () => {
  expect(rows('Je bent fysiek fit')).toContain('application application Physical demands');
  expect(rows('Je bent fysiek fit')).not.toContainEqual(expect.stringContaining('fysiek'));
});

test('a term beside a condition stays', () => {
  expect(rows('Je bent fysiek fit en kent de Zeilwet')).toContainEqual(expect.stringContaining('Zeilwet'));
});
