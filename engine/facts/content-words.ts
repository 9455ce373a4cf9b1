import type { Field, Resume } from '../model/resume.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/**
 * The number of meaningful words: all visible words except names, addresses and places, so that a longer name, school
 * or town changes no score.
 */
export const contentWordsOf = (words: readonly string[], resume: Resume): number => {
  const { name, emails, phones, links, location, experience, volunteering, education } = resume;
  const fields: readonly (Field<string> | null)[] = [
    name,
    ...emails,
    ...phones,
    ...links,
    location,
    ...[...experience, ...volunteering].flatMap((job) => [job.employer, job.location]),
    ...education.flatMap((school) => [school.institution, school.location]),
  ];
  const naming = fields.reduce((sum, field) => sum + (field === null ? 0 : writtenWordsOf(field.value).length), 0);
  return Math.max(0, words.length - naming);
};
