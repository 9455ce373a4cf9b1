import type { JobMatch, Keywords } from '../model/keywords.ts';
import type { ResumeWords } from './resume-words.ts';

/**
 * The job match of a resume without its newly added bare lists, with those of its missing terms as 'listed' that the
 * whole resume names: they are in it, and earn nothing.
 */
export const namedInNewLists = (counted: JobMatch, whole: JobMatch): JobMatch => ({
  ...counted,
  requirements: counted.requirements.map((asked) => {
    const said = whole.requirements.find(({ id }) => id === asked.id);
    if (asked.kind !== 'term' || asked.answer !== 'missing' || said === undefined || said.answer === 'missing')
      return asked;
    return { ...asked, answer: 'listed', spans: said.spans, isOnlyAddedToList: true };
  }),
});

/** Nothing is called missing that the whole resume names. */
export const withoutNamed = (keywords: Keywords, whole: ResumeWords, job: JobMatch | null): Keywords => {
  const named = new Set(
    (job?.requirements ?? [])
      .filter(({ isOnlyAddedToList }) => isOnlyAddedToList)
      .flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
  );
  return { ...keywords, missing: keywords.missing.filter((term) => !named.has(term) && !whole.mentions.has(term)) };
};
