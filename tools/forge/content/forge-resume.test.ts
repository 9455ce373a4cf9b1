import { describe, expect, test } from 'vitest';
import type { ForgedResume } from '../forged-resume.ts';
import { halfOf } from '../lists/half.ts';
import { cultures } from '../lists/people.ts';
import { missingLists } from '../lists/shared-lists.ts';
import { forgePosting } from '../posting/forge-posting.ts';
import { forgeResume } from './forge-resume.ts';
import { dateTraits } from './periods.ts';
import { trades } from './trades.ts';

const draws = (seed: number, count: number): ForgedResume[] =>
  Array.from({ length: count }, (_, number) => forgeResume(seed, number, 'withheld').resume);

const named = (family: string, ...traits: readonly string[]): string[] => traits.map((trait) => `${family}: ${trait}`);

const wanted = [
  ...named('headings', 'usual', 'with-second', 'chatty'),
  ...named('name', 'two-surnames', 'particle', 'hyphenated-surname', 'initial', 'initials-only', 'two-given-names'),
  ...named('name', 'nickname', 'family-first', 'family-comma', 'capitals', 'capital-surname', 'title-before'),
  ...named('name', 'credentials-behind'),
  ...named('jobs', 'leave', 'same-employer', 'agency-client', 'freelance', 'military', 'note-line', 'few-bullets'),
  ...named('jobs', 'founder', 'acquired'),
  ...named('dates', 'a single date', 'no spaces', 'word between'),
  ...named('education', 'dates as span', 'dates as end', 'dates as year', 'dates as words'),
  ...named('title', 'with-comma', 'parentheses', 'numbered', 'slash'),
  ...named('school', 'abroad', 'no school word', 'campus with at', 'campus with dash', 'with initials'),
  ...named('school', 'faculty before', 'bootcamp'),
  ...named('degree', 'school', 'associate', 'certificate', 'doctor', 'residency', 'bootcamp'),
  ...named('education', 'grade', 'coursework', 'minor', 'thesis', 'activities'),
  ...named('home', 'region', 'no-comma', 'postcode', 'state-name', 'town-alone', 'area', 'region-country', 'country'),
  ...named('home', 'dash'),
  ...named('certifications', 'name', 'issuer', 'year', 'issuer and year', 'parentheses', 'expiry'),
  ...dateTraits,
  ...named('name', ...cultures),
  ...named('trade', ...trades.map(({ id }) => id)),
];

const write = (seed: number, number: number): string => {
  const forged = forgeResume(seed, number, 'withheld');
  return JSON.stringify([forged.resume, forgePosting(forged, seed, '')]);
};

const words = (text: string): string[] => text.toLocaleLowerCase('en').match(/[\p{L}\p{M}]+/gu) ?? [];

/** Two digits of each year that a truth names stand in its printed text. */
const says = (text: string, value: string | undefined): boolean =>
  value === undefined || value === 'present' || text.includes(value.slice(2, 4));

// Without the lists beside the checkout nothing can be drawn.
describe.skipIf(missingLists().length > 0)('the forge', () => {
  test('the same seed and number give the same resume and posting, another seed others', () => {
    for (const number of [0, 17, 230]) {
      expect(write(3, number)).toBe(write(3, number));
      expect(write(3, number)).not.toBe(write(4, number));
    }
  });

  test('every trait is drawn at least once in 400 resumes', () => {
    const drawn = new Set(draws(1, 400).flatMap(({ traits }) => traits));
    expect(wanted.filter((trait) => !drawn.has(trait))).toEqual([]);
  });

  test('every skill and home town is of the half that was asked for', () => {
    for (const resume of draws(2, 60)) {
      const skills = resume.sections.flatMap((section) =>
        section.kind === 'skills' ? section.groups.flatMap((group) => group.skills) : [],
      );
      expect(skills.filter((skill) => halfOf(skill) !== 'withheld')).toEqual([]);
    }
  });

  test('the truth of a period agrees with its printed text', () => {
    for (const { sections } of draws(5, 200)) {
      const periods = sections.flatMap((section) => {
        if (section.kind === 'experience') return section.jobs.map(({ period }) => period);
        return section.kind === 'education' ? section.schools.map(({ period }) => period) : [];
      });
      for (const { text, start, end } of periods) {
        expect(says(text, start) && says(text, end), `${text}: ${start} to ${end}`).toBe(true);
        if (start?.length === 7 && end?.length === 7) expect(start <= end, text).toBe(true);
      }
    }
  });

  test('printed names contain the plain name, and lines the thing that they name', () => {
    for (const resume of draws(6, 200)) {
      expect(words(resume.plainName).filter((word) => !words(resume.name).includes(word))).toEqual([]);
      for (const section of resume.sections) {
        if (section.kind !== 'certifications' && section.kind !== 'languages') continue;
        for (const { text, name } of section.items) expect(text).toContain(name);
      }
    }
  });

  test('a job says what it is, unless it is a leave, and a leave has no employer', () => {
    for (const { sections } of draws(8, 200)) {
      for (const section of sections) {
        if (section.kind !== 'experience') continue;
        for (const { title, employer, isLeave } of section.jobs) {
          expect(title).not.toBe('');
          expect(employer === '').toBe(isLeave);
        }
      }
    }
  });

  test('what a posting asks for stands in it, and boilerplate asks for nothing', () => {
    for (let number = 0; number < 100; number += 1) {
      const { text, truth } = forgePosting(forgeResume(9, number, 'withheld'), 9, '');
      const asked = [...truth.required, ...truth.preferred, ...truth.soft].map(({ name }) => name.toLowerCase());
      expect(asked.filter((name) => !text.toLowerCase().includes(name))).toEqual([]);
    }
  });
});
