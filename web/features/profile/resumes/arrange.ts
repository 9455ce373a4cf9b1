import type { ResumeSummary } from '#contract/api/resumes.ts';

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const orders = {
  newest: (a: ResumeSummary, b: ResumeSummary) => b.lastModified.localeCompare(a.lastModified),
  oldest: (a: ResumeSummary, b: ResumeSummary) => a.lastModified.localeCompare(b.lastModified),
  name: (a: ResumeSummary, b: ResumeSummary) => byName.compare(a.name, b.name),
  best: (a: ResumeSummary, b: ResumeSummary) => b.atsScore - a.atsScore,
  worst: (a: ResumeSummary, b: ResumeSummary) => a.atsScore - b.atsScore,
};
export type Sort = keyof typeof orders;

export const isSort = (text: string): text is Sort => Object.hasOwn(orders, text);

/** What the address bar asks for, 'newest' where it asks for nothing that we know. */
export const sortOf = (text: string | null): Sort => (text !== null && isSort(text) ? text : 'newest');

/** Those whose name and job have every word of the search, whatever its case and accents, in the order that was asked for. */
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
