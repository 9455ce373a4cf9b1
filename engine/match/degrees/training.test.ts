import { describe, expect, test } from 'vitest';
import { matched } from '../../testing/matched-jobs.ts';

const answerWith = (education: readonly string[]) =>
  matched(
    'Segelmacher\n\nIhr Profil\n- Eine abgeschlossene Ausbildung als Segelmacher\n- Freude an der Arbeit mit den Kunden',
    education.length === 0 ? {} : { education: [...education] },
  ).requirements.find(({ kind }) => kind === 'degree');

describe('vocational training that a posting asks for', () => {
  test('an entry that names its trade shows it', () => {
    expect(answerWith(['Ausbildung zum Segelmacher, Werft Nordmoor, 2012 - 2015'])?.answer).toBe('shown');
  });

  test('whether another entry includes it is left to the application', () => {
    const ask = answerWith(['BSc Mathematics, Northmoor University, 2012 - 2015']);
    expect(ask?.answer).toBe('application');
    expect(ask?.note).toContain('could not tell whether');
  });

  test('without any education it is missing', () => {
    expect(answerWith([])?.answer).toBe('missing');
  });
});
