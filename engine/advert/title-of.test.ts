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
    ['Engineer - Rail', 'Engineer'],
    ['Sous Chef - The Copper Heron', 'Sous Chef'],
    ['Controls Engineer - DCS PLC - PA', 'Controls Engineer'],
    ['Azure - Rail', 'Azure - Rail'],
    ['Ramp Agent at Greenmoor Airlines', 'Ramp Agent'],
    ['Head of Sales at The Copper Heron (m/w/d)', 'Head of Sales'],
    ['Director at Large', 'Director at Large'],
    ['Attorney at Law', 'Attorney at Law'],
    ['Sergeant at Arms', 'Sergeant at Arms'],
    ['Nurse at home and in clinics', 'Nurse at home and in clinics'],
    ['Wimperlist at Greenmoor', 'Wimperlist at Greenmoor'],
    ['The Copper Heron | Sous Chef', 'Sous Chef'],
    ['Greenmoor | Accountant | Leeds', 'Accountant'],
    ['Marketing | Team Lead', 'Marketing - Team Lead'],
    ['Greenmoor | Rail', 'Greenmoor - Rail'],
    ['Greenmoor | Baker | Welder', 'Greenmoor - Baker - Welder'],
    ['Full Time Nurse (LPN)', 'Nurse (LPN)'],
    ['Ingénieur génie civil H/F', 'Ingénieur génie civil'],
    ['Welder (0 to 2 Years)', 'Welder'],
    ['Java Entwickler (all gender)', 'Java Entwickler'],
    ['New Vacancy –Chef de Partie', 'Chef de Partie'],
    ['Welder jobs in Texas', 'Welder'],
    ['Ass-Kicking Business Analyst', 'Business Analyst'],
    ['Experienced', 'Experienced'],
    ['Teacher, Northern Ireland', 'Teacher'],
    ['Chemistry Teacher, 2026-27', 'Chemistry Teacher'],
    ['Manager, Finance', 'Manager, Finance'],
    ['Work for us\nGrants Fundraiser & Researcher', 'Grants Fundraiser & Researcher'],
    ['Greenmoor - Career\nRole: Site Manager', 'Site Manager'],
    ['Greenmoor Ltd\nLeeds\nPost title: Baker', 'Baker'],
    ['Baker\nPosition: full time', 'Baker'],
    ['Wimperlist\nGreenmoor Ltd', 'Wimperlist'],
    ['Wimperlist\nReporting to the Site Manager', 'Wimperlist'],
    ['Work for us\nContact: Jane Roe, Site Manager\nGreenmoor', 'Work for us'],
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
