import type { Field, Resume } from '../model/resume.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/** The words of names, addresses and places: no score depends on how somebody, a school or a town is called. */
const namingWordsOf = (resume: Resume): readonly string[] => {
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
  return fields.flatMap((field) => (field === null ? [] : writtenWordsOf(field.value)));
};

/**
 * The number of meaningful words: all visible words except names, addresses and places, so that a longer name, school
 * or town changes no score.
 */
export const contentWordsOf = (words: readonly string[], resume: Resume): number =>
  Math.max(0, words.length - namingWordsOf(resume).length);

/** The visible words that are in no name, address or place. */
export const withoutNamingWords = (words: readonly string[], resume: Resume): readonly string[] => {
  // 'PEARL ROE' at the top is 'Roe P' in a citation.
  const naming = new Set(namingWordsOf(resume).map((word) => word.toLowerCase()));
  return words.filter((word) => !naming.has(word.toLowerCase()));
};
