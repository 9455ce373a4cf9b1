import { describe, expect, it } from 'vitest';
import type { ResumeSummary } from '#contract/api/resumes.ts';
import { arrange, sortOf } from './arrange.ts';

const resume = (name: string, lastModified: string, atsScore: number): ResumeSummary => ({
  id: name,
  seriesId: name,
  name,
  job: null,
  lastModified,
  atsScore,
  keywordScore: 50,
  formatScore: 50,
  jobScore: null,
  deletedOn: null,
  isKept: true,
});
const list = [
  resume('Résumé 10.pdf', '2026-11-20T00:00:00Z', 70),
  resume('resume 2.pdf', '2026-11-21T00:00:00Z', 90),
  resume('Nurse.docx', '2026-11-19T00:00:00Z', 80),
];
const names = (search: string, sort: Parameters<typeof arrange>[2] = 'newest') =>
  arrange(list, search, sort).map(({ name }) => name);

describe('arrange', () => {
  it('finds a name by its words in any order, ignoring case and accents', () => {
    expect(names('RESUME')).toEqual(['resume 2.pdf', 'Résumé 10.pdf']);
    expect(names('pdf 10')).toEqual(['Résumé 10.pdf']);
    expect(names('teacher')).toEqual([]);
  });

  it('finds the job that a resume was checked for', () => {
    const nurse = { ...resume('Nurse.docx', '2026-11-19T00:00:00Z', 80), job: 'Charge Nurse, Nights' };
    expect(arrange([...list, nurse], 'nurse nights', 'newest')).toEqual([nurse]);
  });

  it.each([
    ['newest', ['resume 2.pdf', 'Résumé 10.pdf', 'Nurse.docx']],
    ['oldest', ['Nurse.docx', 'Résumé 10.pdf', 'resume 2.pdf']],
    ['name', ['Nurse.docx', 'resume 2.pdf', 'Résumé 10.pdf']],
    ['best', ['resume 2.pdf', 'Nurse.docx', 'Résumé 10.pdf']],
    ['worst', ['Résumé 10.pdf', 'Nurse.docx', 'resume 2.pdf']],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(names(' ', sort)).toEqual(expected);
  });

  it('sorts newest first if the order in the address is unknown', () => {
    expect([sortOf(null), sortOf('toString'), sortOf('best')]).toEqual(['newest', 'newest', 'best']);
  });
});
