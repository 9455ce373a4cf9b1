import { madeOnce } from '#contract/made-once.ts';
import type { ResumeSummary } from '#contract/api/resumes.ts';

const byName = madeOnce(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

const orders = {
  newest: (a: ResumeSummary, b: ResumeSummary) => b.lastModified.localeCompare(a.lastModified),
  oldest: (a: ResumeSummary, b: ResumeSummary) => a.lastModified.localeCompare(b.lastModified),
  name: (a: ResumeSummary, b: ResumeSummary) => byName().compare(a.name, b.name),
  best: (a: ResumeSummary, b: ResumeSummary) => b.atsScore - a.atsScore,
  worst: (a: ResumeSummary, b: ResumeSummary) => a.atsScore - b.atsScore,
};
export type Sort = keyof typeof orders;

export const isSort = (text: string): text is Sort => Object.hasOwn(orders, text);

/** The order in the address bar, 'newest' if there is none or it is unknown. */
export const sortOf = (text: string | null): Sort => (text !== null && isSort(text) ? text : 'newest');

/**
 * The resumes whose name or job contains every word of the search, ignoring case and accents, in the requested order.
 */
export const arrange = (resumes: readonly ResumeSummary[], search: string, sort: Sort): readonly ResumeSummary[] => {
  const wanted = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return resumes
    .filter(({ name, job }) => {
      const said = plain(`${name} ${job ?? ''}`);
      return wanted.every((word) => said.includes(word));
    })
    .toSorted(orders[sort]);
};

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
