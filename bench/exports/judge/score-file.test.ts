import { expect, test } from 'vitest';
import { fields, ratesOf, scoreFile, type Field, type Printed, type Read, type Strictness } from './score-file.ts';

const job = (employer: string, title: string, start = '', end = '') => ({ employer, title, start, end });
const nothing = { name: '', email: '', phone: '', jobs: [], education: [], certifications: [], headings: [] };

const rates = (field: Field, printed: Partial<Printed>, read: Partial<Read>, strictness: Strictness = 'person') =>
  ratesOf(
    scoreFile({ ...nothing, ...printed }, { ...nothing, ...read }).filter((one) => one.field === field),
    strictness,
  );

test('entries that are repeated count once each, and no rate exceeds 1', () => {
  const jobs = [job('Nordwerk', 'Fitter', '2019', '2020')];
  expect(rates('dates', { jobs }, { jobs: [...jobs, ...jobs] })).toEqual({ precision: 0.5, recall: 1, f1: 2 / 3 });
  expect(rates('dates', { jobs: [...jobs, ...jobs] }, { jobs })).toEqual({ precision: 1, recall: 0.5, f1: 2 / 3 });
});

test('a value that the page does not give and nobody read counts nowhere', () => {
  const jobs = [job('Nordwerk', 'Fitter')];
  expect(rates('dates', { jobs }, { jobs })).toEqual({ precision: null, recall: null, f1: null });
  expect(rates('dates', { jobs }, { jobs: [job('Nordwerk', 'Fitter', '2019')] })).toEqual({
    precision: 0,
    recall: null,
    f1: 0,
  });
});

test('two jobs of one employer are told apart by title and dates, in any order', () => {
  const jobs = [job('Nordwerk', 'Welder', '2015', '2018'), job('Nordwerk', 'Fitter', '2019', '2020')];
  for (const field of ['employers', 'titles', 'dates'] as const)
    expect(rates(field, { jobs }, { jobs: jobs.toReversed() }, 'exact').f1).toBe(1);
});

test('a wrong value counts as one that was made up and one that was missed', () => {
  const printed = { jobs: [job('Nordwerk', 'Welder', '2015', '2018')] };
  expect(rates('titles', printed, { jobs: [job('Nordwerk', 'Fitter', '2015', '2018')] })).toEqual({
    precision: 0,
    recall: 0,
    f1: 0,
  });
  expect(rates('titles', printed, { jobs: [job('Nordwerk', '', '2015', '2018')] })).toEqual({
    precision: null,
    recall: 0,
    f1: 0,
  });
});

test('a part of a name counts for a person and not as exact', () => {
  const printed = { jobs: [job('Nordwerk - Payments', 'Fitter')] };
  const read = { jobs: [job('Nordwerk', 'Fitter')] };
  expect(rates('employers', printed, read, 'exact').f1).toBe(0);
  expect(rates('employers', printed, read, 'person').f1).toBe(1);
});

test('all that is read as printed is right in every field', () => {
  const all: Printed = {
    name: 'Ana Kovač',
    email: 'ana@example.com',
    phone: '+1 555 010 7788',
    jobs: [job('Nordwerk', 'Fitter', '2019-02', 'present')],
    education: [{ institution: 'University of Oslo', degree: 'BSc, Biology' }],
    certifications: ['Forklift License'],
    headings: ['Experience', 'Education'],
  };
  const read = { ...all, education: [{ institution: 'University of Oslo', degree: 'BSc', field: 'Biology' }] };
  const found = scoreFile(all, read);
  expect(found.filter(({ verdict }) => verdict !== 'exact')).toEqual([]);
  expect(new Set(found.map(({ field }) => field))).toEqual(new Set(Object.keys(fields)));
});

const oneJob = { jobs: [job('Brock Library, Harrow College', 'Librarian', '2019', '2020')] };

test('another reading that the annotator accepts is right for a person and not as exact', () => {
  const read = { ...nothing, jobs: [job('Harrow College', 'Librarian', '2019', '2020')] };
  const verdictWith = (also: Record<string, readonly string[]>) =>
    scoreFile({ ...nothing, ...oneJob }, read, { also, mayAlso: {} }).find(({ field }) => field === 'employers')
      ?.verdict;
  expect(verdictWith({})).toBe('wrong');
  expect(verdictWith({ 'Brock Library, Harrow College': ['Harrow College'] })).toBe('person');
  expect(verdictWith({ 'Brock Library, Harrow College': ['Leeds College'] })).toBe('wrong');
});

test('what may be left out or listed as well counts nowhere', () => {
  const printed = { ...nothing, certifications: ['First year completed'] };
  const read = { ...nothing, certifications: ['Course in welding'] };
  const count = (also: Record<string, readonly string[]>, mayAlso: Record<string, readonly string[]>) =>
    scoreFile(printed, read, { also, mayAlso }).length;
  expect(count({}, {})).toBe(2);
  expect(count({ 'First year completed': [''] }, {})).toBe(1);
  expect(count({ 'First year completed': [''] }, { certifications: ['Course in welding'] })).toBe(0);
  expect(count({}, { degrees: ['Course in welding'] })).toBe(2);
});
