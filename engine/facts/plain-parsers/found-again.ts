import type { FoundAgain, PlainParser } from '../../model/facts.ts';
import type { Contents, Sought, SoughtJob } from './contents.ts';
import { comparedWordsOf, type PageWords, pageWordsOf, runsOf } from './page-words.ts';

/** Words that may stand between employer, title and dates without being foreign: a town, a kind of work. */
const maxForeignWords = 8;

/** What a parser that sees only this text finds of the contents, value by value. */
export const foundAgainIn = (text: string, contents: Contents): PlainParser['parts'] => {
  const page = pageWordsOf(text);
  // Parsers find an address, a number or a name whatever spaces it has; a check of its own tells when one is torn apart.
  const letters = page.words.join('');
  const isThere = ({ words }: Sought): boolean => runsOf(page, words).length > 0;
  const heads = contents.jobs.map(({ parts }) => headOf(page, parts));
  return {
    contact: countOf(contents.contact, ({ words }) => letters.includes(words.join(''))),
    jobs: countOf(contents.jobs.map(spansOfHead), ({ job }) => (heads[job] ?? null) !== null, hasParts),
    bullets: countOf(bulletsOf(contents.jobs), (bullet) => isBelowItsJob(page, bullet, contents.jobs, heads)),
    headings: headingsFound(text, contents.headings),
    skills: countOf(contents.skills, isThere),
  };
};

const countOf = <T extends { spans: FoundAgain['lost'][number] }>(
  values: readonly T[],
  isFound: (value: T) => boolean,
  isSought: (value: T) => boolean = () => true,
): FoundAgain => {
  const sought = values.filter(isSought);
  const lost = sought.filter((value) => !isFound(value));
  return { found: sought.length - lost.length, of: sought.length, lost: lost.map(({ spans }) => spans) };
};

type Head = { job: number; spans: Sought['spans'] };

const spansOfHead = ({ parts }: SoughtJob, job: number): Head => ({ job, spans: parts.flatMap(({ spans }) => spans) });
const hasParts = ({ spans }: Head): boolean => spans.length > 0;

type Bullet = Sought & { job: number };

const bulletsOf = (jobs: readonly SoughtJob[]): readonly Bullet[] =>
  jobs.flatMap(({ bullets }, job) => bullets.map((bullet) => ({ ...bullet, job })));

/** Where the header of a job starts: its parts, in any order, in one short stretch. null if they are apart. */
const headOf = (page: PageWords, parts: readonly Sought[]): number | null => {
  const [anchor] = parts;
  if (anchor === undefined) return null;
  const others = parts.slice(1).map(({ words }) => ({ length: words.length, runs: runsOf(page, words) }));
  const longest = parts.reduce((sum, { words }) => sum + words.length, 0) + maxForeignWords;
  for (const at of runsOf(page, anchor.words)) {
    // The stretch may begin with any of the parts; what counts is that all are within its length.
    const edges = others.map(({ length, runs }) => {
      const near = runs.filter((run) => run + length <= at + longest && run >= at + anchor.words.length - longest);
      const closest = near.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
      return closest === undefined ? null : { from: closest, to: closest + length };
    });
    const found = edges.filter((edge) => edge !== null);
    if (found.length < edges.length) continue;
    const from = Math.min(at, ...found.map((edge) => edge.from));
    const to = Math.max(at + anchor.words.length, ...found.map((edge) => edge.to));
    if (to - from <= longest) return from;
  }
  return null;
};

/** Behind the header of its own job, before the next one. A header in pieces can still be told by its employer or title. */
const isBelowItsJob = (
  page: PageWords,
  { words, job }: Bullet,
  jobs: readonly SoughtJob[],
  heads: readonly (number | null)[],
): boolean => {
  const own = heads[job] ?? runsOf(page, jobs[job]?.parts[0]?.words ?? [])[0];
  if (own === undefined) return false;
  const at = runsOf(page, words).find((run) => run >= own);
  return at !== undefined && heads.every((head) => head === null || head <= own || at < head);
};

/** Headings alone on a line, by the longest series that is in the order of the page. */
const headingsFound = (text: string, headings: Contents['headings']): FoundAgain => {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const key = comparedWordsOf(line).join(' ');
    if (!lines.has(key)) lines.set(key, index);
  }
  const placed = headings.map(({ words }) => lines.get(words.join(' ')));
  const inOrder = longestRise(placed);
  const lost = headings.filter((_, index) => !inOrder.has(index));
  return { found: inOrder.size, of: headings.length, lost: lost.map(({ spans }) => spans) };
};

/** The indices of a longest series of places that only rises. */
const longestRise = (places: readonly (number | undefined)[]): ReadonlySet<number> => {
  const best: (readonly number[])[] = [];
  for (const [index, place] of places.entries()) {
    if (place === undefined) continue;
    const before = best.filter((series) => (places[series.at(-1) ?? -1] ?? Infinity) < place);
    const longest = before.reduce<readonly number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, index]);
  }
  return new Set(best.reduce<readonly number[]>((a, b) => (b.length > a.length ? b : a), []));
};
