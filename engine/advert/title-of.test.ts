import { describe, expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

describe('the job title of a posting', () => {
  test.each([
    ['🚀 Senior Data Engineer 🚀 (all genders)', 'Senior Data Engineer'],
    ['Night Auditor needed!!', 'Night Auditor'],
    ['We’re hiring: a Baker', 'Baker'],
    ['Senior Gardener\nGreenmoor', 'Senior Gardener'],
    ['Job title: Welder\nLeeds', 'Welder'],
    ['=====\nNurse', 'Nurse'],
    ['Nurse (m/w/d)', 'Nurse'],
    ['Nurse (Night shift)', 'Nurse'],
    ['Nurse (Paediatrics)', 'Nurse (Paediatrics)'],
    ['Engineer | Remote', 'Engineer'],
    ['Engineer - Contract', 'Engineer'],
    ['Engineer - Rail', 'Engineer - Rail'],
    ['Teacher – 2024', 'Teacher'],
    ['Greenmoor Ltd\nSalary: good\nJob title: Baker', 'Baker'],
  ])('%j: %s', (posting, title) => {
    expect(titleOf(posting)).toBe(title);
  });

  test.each([
    '',
    'We are looking for a gardener.',
    'Salary: depends on qualifications',
    'A very long first line that goes on and on without being a title at all',
    '12/2024',
  ])('none: %j', (posting) => {
    expect(titleOf(posting)).toBeNull();
  });
});
