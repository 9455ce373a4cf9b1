import type { Field, Resume } from '../model/resume.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/**
 * How many words say something: all that a person sees but names, addresses and places.
 * So another name, school or town of more words moves no score.
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
