import { readHtml } from './html-text.ts';

// A `JobPosting` of schema.org, which job sites put into their pages as JSON-LD for search engines
// (https://schema.org/JobPosting).

/** The properties that may hold requirements beside the description, with the heading they get. */
const parts = [
  ['responsibilities', 'Responsibilities'],
  ['qualifications', 'Qualifications'],
  ['skills', 'Skills'],
  ['experienceRequirements', 'Experience'],
  ['educationRequirements', 'Education'],
] as const;

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPosting = (value: unknown): value is Thing =>
  isThing(value) &&
  [value['@type']].flat().some((type) => typeof type === 'string' && /(?:^|\/)JobPosting$/.test(type));

/** Things at the top of a block: a page may have one, a list of them, or a '@graph'. */
const thingsIn = (block: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(block);
    return [value]
      .flat()
      .flatMap((thing) => (isThing(thing) && Array.isArray(thing['@graph']) ? [thing, ...thing['@graph']] : [thing]));
  } catch {
    // Some pages have blocks that are not JSON.
    return [];
  }
};

/** Text, a list of texts, or things with a name; experience may be a number of months. */
const said = (value: unknown): string => {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value))
    return value
      .map(said)
      .filter((text) => text !== '')
      .map((text) => `- ${text}`)
      .join('\n');
  if (!isThing(value)) return '';
  const months = Number(value['monthsOfExperience']);
  if (Number.isFinite(months) && months > 0) return `At least ${months} months of experience`;
  return said(value['description'] ?? value['name'] ?? value['credentialCategory'] ?? '');
};

/** Descriptions are HTML, often with its tags written as entities. */
const plain = (text: string): string => {
  const once = /[<&]/.test(text) ? readHtml(text).text : text.trim();
  return /<\/?(?:p|li|ul|br|div|strong|b)\b/i.test(once) ? readHtml(once).text : once;
};

/** The posting that a page describes, as text; null if it describes none, or several, as a list of jobs does. */
export const postingOfLinkedData = (blocks: readonly string[]): string | null => {
  const postings = blocks.flatMap(thingsIn).filter(isPosting);
  const [posting] = postings;
  if (posting === undefined || new Set(postings.map((each) => said(each['title']))).size !== 1) return null;
  const description = said(posting['description']);
  if (description === '') return null;
  const others = parts.flatMap(([property, heading]) => {
    const text = said(posting[property]);
    return text === '' || description.includes(text) ? [] : [`${heading}\n${text}`];
  });
  const head = [said(posting['title']), said(posting['hiringOrganization'])].filter((line) => line !== '').join('\n');
  return [head, description, ...others].filter((part) => part !== '').join('\n\n');
};
