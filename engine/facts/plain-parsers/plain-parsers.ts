import type { SourceDocument } from '../../model/document.ts';
import type { Facts, FoundAgain, PlainParser, PlainParsers } from '../../model/facts.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { type Contents, contentsOf } from './contents.ts';
import { foundAgainIn, type Search, searchOf } from './found-again.ts';
import { plainTextsOf } from './plain-texts.ts';

/**
 * Reads the file again as parsers without layout do, and looks for what we read the first time. null when the page has
 * neither contact details, jobs, headings nor skills that could be looked for, or is longer than any resume.
 */
export const plainParsersOf = (
  document: SourceDocument,
  { visual, stream }: { visual: Reading; stream: Reading },
  resume: Resume,
  { headings, sureJobs }: Pick<Facts, 'headings' | 'sureJobs'>,
): PlainParsers | null => {
  // What stands around something that may be no job says nothing about the file.
  const contents = contentsOf(resume, visual, document.runs, headings, (job) => sureJobs.has(job));
  // Parsers often get the same text.
  const known = new Map<string, Search | null>();
  const searchOnce = (text: string): Search | null => {
    const before = known.get(text);
    const search = before === undefined ? searchOf(text, contents) : before;
    known.set(text, search);
    return search;
  };
  const read = plainTextsOf(document, visual, stream).flatMap(({ texts, ...parser }) => {
    // An address that a narrow column breaks has a check of its own.
    const own = parser.reads === 'across' ? { ...contents, contact: [] } : contents;
    const searches = texts.flatMap((text) => searchOnce(text) ?? []);
    const [search, ...others] = searches;
    if (search === undefined || searches.length < texts.length) return [];
    const first = foundAgainIn([search], own);
    const parts = others.length === 0 ? first : foundAgainIn(searches, own);
    const share = shareOf(parser.reads === 'across' ? withOrder(first, contents, search) : first);
    return [{ parser: { ...parser, parts }, share }];
  });
  const parsers = read.map(({ parser }): PlainParser => parser);
  const shares = read.flatMap(({ parser: { weight }, share }) => (share === null ? [] : [{ weight, share }]));
  const weights = shares.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return { parsers, share: shares.reduce((sum, { weight, share }) => sum + weight * share, 0) / weights };
};

/**
 * Across two columns, the headings of both alternate, and what stands below one of them belongs to the other. That
 * lowers the share, but each of them is there, and none is named.
 */
const withOrder = (parts: PlainParser['parts'], { headings }: Contents, search: Search): PlainParser['parts'] => ({
  ...parts,
  headings: { ...parts.headings, found: search.lines().countInOrder(headings) },
});

/** Contact details, jobs, headings and skills count the same, as far as there are any. */
const shareOf = ({ contact, jobs, bullets, headings, skills }: PlainParser['parts']): number | null =>
  meanOf([rateOf(contact), meanOf([rateOf(jobs), rateOf(bullets)]), rateOf(headings), rateOf(skills)]);

const rateOf = ({ found, of }: FoundAgain): number | null => (of === 0 ? null : found / of);

const meanOf = (rates: readonly (number | null)[]): number | null => {
  const known = rates.filter((rate) => rate !== null);
  return known.length === 0 ? null : known.reduce((sum, rate) => sum + rate, 0) / known.length;
};

/** The share of the jobs and bullets that a parser of the stored text does not find in their places; 0 without any. */
export const shareTornApart = (plainParsers: PlainParsers | null): number => {
  const stored = plainParsers?.parsers.find(({ reads }) => reads === 'stored');
  if (stored === undefined) return 0;
  const { jobs, bullets } = stored.parts;
  return 1 - (rateOf({ ...jobs, found: jobs.found + bullets.found, of: jobs.of + bullets.of }) ?? 1);
};

/** Whether a parser that reads straight across the page misses a heading, because other text is on its line. */
export const losesHeadingsAcross = (plainParsers: PlainParsers | null): boolean =>
  plainParsers?.parsers.some(({ reads, parts }) => reads === 'across' && parts.headings.lost.length > 0) === true;
