import { describe, expect, test } from 'vitest';
import { judge, judgeDegree, judgeEmail, judgeName, judgePeriod, judgePhone } from './judge.ts';

describe('employers', () => {
  test.each([
    ['Harbor & Quay Inc.', 'HARBOR and QUAY', 'exact'],
    ['Møller Freight, Oslo', 'Møller Freight', 'exact'],
    ['Nordwerk GmbH', 'Nordwerk', 'exact'],
    ['Nordwerk Berlin', 'Nordwerk', 'exact'],
    ['Nordwerk - Payments', 'Nordwerk', 'person'],
    ['Claims Department, Nordwerk', 'Nordwerk', 'person'],
    ['Nordwerk', 'Nordwerk, Claims Department', 'person'],
    ['NordWerk Freight', 'Nord Werk Freight', 'person'],
    ['Nordwerk', 'Nordwerk (contract position)', 'person'],
    ['Nordwerk', 'Nordwerk, Claims Manager', 'wrong'],
    ['Bank of Utrecht', 'Bank', 'wrong'],
    ['Nordwerk Consulting Group', 'Consulting Group', 'wrong'],
    ['Nordwerk Freight', 'Freight', 'wrong'],
    ['Hotel Berlin', 'Hotel', 'wrong'],
    ['Nordwerk', 'Sudwerk', 'wrong'],
    ['Nordwerk, Berlin', 'Berlin', 'wrong'],
    ['Nordwerk', '', 'wrong'],
  ])('%s read as %s: %s', (printed, read, verdict) => {
    expect(judge('employer', printed, read)).toBe(verdict);
  });
});

describe('institutions', () => {
  test.each([
    ['University of Illinois, At Urbana Champaign', 'University of Illinois', 'exact'],
    ['University of Oslo', 'Oslo University', 'wrong'],
    ['University of Oslo', 'University', 'wrong'],
    ['University of California, San Diego', 'University of California', 'exact'],
    ['University of California, San Diego (UCSD)', 'University of California, San Diego', 'person'],
    ['Faculty of Law, University of Oslo', 'University of Oslo', 'person'],
    ['University of Oslo', 'Faculty of Law, University of Oslo', 'person'],
    ['Faculty of Law, University of Oslo', 'Faculty of Law', 'wrong'],
    ['Union University, Faculty of Law', 'Union University', 'person'],
    ['University, Faculty of Law', 'University', 'wrong'],
    ['Harrow University Miller School of Business', 'Harrow University', 'person'],
    ['Harrow University Miller School of Business', 'Miller School of Business', 'wrong'],
    ['Harrow University School', 'Harrow University', 'wrong'],
    ['School of Visual Arts, New York', 'School of Visual Arts', 'exact'],
    ['Universidade de São Paulo, USP', 'Universidade de São Paulo', 'person'],
    ['Hill Polytechnic College', 'Hill Polytechnic College, Virudunagar', 'exact'],
    ['University of Oslo', 'University of Bergen', 'wrong'],
    ['Universidade de São Paulo', 'Universidade', 'wrong'],
    ['Riverside State University', 'Riverside State University, Tacloban City', 'exact'],
    ['Riverside School', 'Welding Institute: Riverside School', 'wrong'],
    ['Riverside High School', 'High School', 'wrong'],
    ['Universidad de Buenos Aires', 'Universidad', 'wrong'],
  ])('%s read as %s: %s', (printed, read, verdict) => {
    expect(judge('institution', printed, read)).toBe(verdict);
  });
});

describe('titles', () => {
  test.each([
    ['Software Engineer', 'SOFTWARE ENGINEER', 'exact'],
    ['Software Engineer (Contract)', 'Software Engineer', 'person'],
    ['Software Engineer', 'Software Engineer (part-time)', 'person'],
    ['Software Engineer, Payments', 'Software Engineer', 'person'],
    ['Software Engineer - Berlin', 'Software Engineer', 'person'],
    ['Manager, Claims', 'Manager', 'wrong'],
    ['Senior Software Engineer', 'Software Engineer', 'wrong'],
    ['Software Engineer', 'Engineer', 'wrong'],
    ['Software Engineer', 'Software Engineer Nordwerk', 'wrong'],
    ['Software Engineer', 'Software Engineer, Nordwerk', 'wrong'],
    ['Manager', 'Manager', 'exact'],
  ])('%s read as %s: %s', (printed, read, verdict) => {
    expect(judge('title', printed, read)).toBe(verdict);
  });
});

describe('degrees', () => {
  test.each([
    ['Bachelor of Science in Biology', 'Bachelor of Science', 'Biology', 'exact'],
    ['Biology, BSc', 'BSc', 'Biology', 'exact'],
    ['M. Sc, Biology', 'M.Sc.', 'Biology', 'exact'],
    [
      'Bachelor of Science in MIS, Minor in Software',
      'Bachelor of Science',
      'Management Information Systems',
      'person',
    ],
    ['Bachelor of Science in Biology with a Minor in Law', 'Bachelor of Science', 'Biology', 'person'],
    ['Bachelor of Science in Biology', 'BSc', 'Biology', 'person'],
    ['BSc (Hons) Biology', 'BSc', 'Biology', 'person'],
    ['Bachelor of Business Administration (BBA)', 'Bachelor of Business Administration', '', 'person'],
    ['Bachelor of Arts, English, Concentration in Drama', 'Bachelor of Arts', 'English', 'person'],
    ['Bachelor of Science degree in Biology', 'Bachelor of Science', 'Biology', 'person'],
    ['B.S. in Biology', 'B.S.', 'Biology', 'exact'],
    ['Bachelor of Trade', 'Bachelor of Trade', 'Trade', 'exact'],
    ['Diploma in Electronics and Communication (ECE)', 'Diploma', 'Electronics and Communication', 'person'],
    ['PhD in Law (Doctorat en droit)', 'PhD', 'Law', 'person'],
    ['Bachelor of Arts in Trade, Logistics', 'Bachelor of Arts', 'Trade', 'person'],
    ['Técnico em Informática', 'Técnico', 'Informática', 'exact'],
    ['Bachelor of Science Degree, Biology', 'Bachelor of Science', 'Degree', 'wrong'],
    ['BSc (Biology)', 'BSc', '', 'wrong'],
    ['BSc, Biology', 'BSc', '', 'wrong'],
    ['Bachelor of Arts in Trade, Logistics', 'Bachelor of Arts', 'Logistics', 'wrong'],
    ['Bachelor of Trade', 'Bachelor of Trade', 'Law', 'wrong'],
    ['Bachelor of Science in Biology', 'Bachelor of Science', '', 'wrong'],
    ['Bachelor of Science in Biology', '', 'Biology', 'wrong'],
    ['Bachelor of Science in Biology', 'Bachelor of Science', 'Law', 'wrong'],
    ['Bachelor of Science', 'Bachelor of Science', 'Biology', 'wrong'],
    ['Bachelor of Science in Biology', 'Master of Science', 'Biology', 'wrong'],
    ['Bachelor', '', '', 'wrong'],
  ])('%s read as %s + %s: %s', (printed, degree, field, verdict) => {
    expect(judgeDegree(printed, degree, field)).toBe(verdict);
  });
});

describe('certifications', () => {
  test.each([
    ['Forklift License', 'forklift license', 'exact'],
    ['Certified Quay Master (CQM)', 'Certified Quay Master', 'person'],
    ['Certified Quay Master', 'Certified Quay Master, Nordwerk, 2021', 'person'],
    ['Quay Basics', 'Nordwerk Academy - Quay Basics', 'person'],
    ['Quay Basics', 'Quay Basics from Nordwerk Academy, with honors', 'person'],
    ['Quay Basics', 'Advanced Quay Basics', 'wrong'],
    ['Certified Quay Master', 'Certified', 'wrong'],
    ['Certified Quay Master', 'Quay Master Basics', 'wrong'],
    ['First Aid', 'First Aid Trainer', 'wrong'],
  ])('%s read as %s: %s', (printed, read, verdict) => {
    expect(judge('certification', printed, read)).toBe(verdict);
  });
});

test.each([
  ['WORK EXPERIENCE:', 'Work Experience', 'exact'],
  ['Work Experience', 'WorkExperience', 'person'],
  ['Work Experience', 'Experience', 'wrong'],
  ['Education', 'Education Nordwerk', 'wrong'],
])('the heading %s read as %s: %s', (printed, read, verdict) => {
  expect(judge('heading', printed, read)).toBe(verdict);
});

test.each([
  ['Ana Kovač', 'ANA KOVAC', 'exact'],
  ['Dr. Ana Kovač', 'Ana Kovač', 'exact'],
  ['Ana Kovač, PhD', 'Ana Kovač', 'exact'],
  ['Ana M. Kovač', 'Ana Kovač', 'person'],
  ['A n a Kovač', 'Ana Kovač', 'person'],
  ['Ana Kovač', 'Kovač', 'wrong'],
  ['Ana Kovač', 'Ana', 'wrong'],
  ['Ana Kovač', '', 'wrong'],
])('the name %s read as %s: %s', (printed, read, verdict) => {
  expect(judgeName(printed, read)).toBe(verdict);
});

test.each([
  ['+47 22 85 50 50 1', '22 85 50 50 1', 'exact'],
  ['(555) 010-7788', '5550107788', 'exact'],
  ['(555) 010-7788', '010-7788', 'wrong'],
  ['(555) 010-7788', '2019', 'wrong'],
])('the number %s read as %s: %s', (printed, read, verdict) => {
  expect(judgePhone(printed, read)).toBe(verdict);
});

test('an address is its letters in any case', () => {
  expect(judgeEmail('Ana@Example.com', 'ana@example.com')).toBe('exact');
  expect(judgeEmail('ana@example.com', 'na@example.com')).toBe('wrong');
});

test.each([
  [['2019-03', 'present'], ['2019-03', 'present'], 'exact'],
  [['2019', ''], ['', '2019'], 'person'],
  [['2019-03', '2020'], ['2019', '2020'], 'wrong'],
  [['2019-03', '2020-01'], ['2019-03', ''], 'wrong'],
  [['2019', 'present'], ['2019', ''], 'wrong'],
])('the period %j read as %j: %s', ([from = '', to = ''], [start = '', end = ''], verdict) => {
  expect(judgePeriod({ start: from, end: to }, { start, end })).toBe(verdict);
});
