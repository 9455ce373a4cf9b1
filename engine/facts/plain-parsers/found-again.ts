import type { FoundAgain, PlainParser } from '../../model/facts.ts';
import type { Contents, Sought, SoughtJob } from './contents.ts';
import { headingsIn } from './headings-in.ts';
import { type PageWords, pageWordsOf, runsOf } from './page-words.ts';

/** Words that may stand between employer, title and dates without being foreign: a town, a kind of work. */
const maxForeignWords = 8;

/** What a parser that sees only this text finds of the contents, value by value; null when the text is too long to search. */
export const foundAgainIn = (text: string, contents: Contents): PlainParser['parts'] | null => {
  const page = pageWordsOf(text);
  if (page === null) return null;
  // Parsers find an address, a number or a name whatever spaces it has; a check of its own tells when one is torn apart.
  const letters = page.words.join('');
  const isThere = ({ words }: Sought): boolean => runsOf(page, words).length > 0;
  const heads = headsIn(page, contents.jobs);
  const jobs = contents.jobs.map((job, index) => ({ ...job, head: heads[index] ?? null }));
  return {
    contact: countOf(contents.contact, ({ pieces }) => pieces.every(({ words }) => letters.includes(words.join('')))),
    jobs: countOf(
      jobs.filter(({ parts }) => parts.length > 0),
      ({ head }) => head !== null,
    ),
    bullets: countOf(bulletsOf(contents.jobs), (bullet) => isBelowItsJob(page, bullet, contents.jobs, heads)),
    headings: countOf(contents.headings, headingsIn(text, contents.headings)),
    skills: countOf(contents.skills, isThere),
  };
};

const countOf = <T extends Pick<Sought, 'spans'>>(
  values: readonly T[],
  isFound: (value: T, index: number) => boolean,
): FoundAgain => {
  const lost = values.filter((value, index) => !isFound(value, index));
  return { found: values.length - lost.length, of: values.length, lost: lost.map(({ spans }) => spans) };
};

type Bullet = Sought & { job: number };

const bulletsOf = (jobs: readonly SoughtJob[]): readonly Bullet[] =>
  jobs.flatMap(({ bullets }, job) => bullets.map((bullet) => ({ ...bullet, job })));

/** Where the header of a job starts and ends in the words of a page. */
type Head = { from: number; to: number };

/** The header of each job, behind the one before if it is there: 'Engineer' is not found in 'Senior Engineer' again. */
const headsIn = (page: PageWords, jobs: readonly SoughtJob[]): readonly (Head | null)[] => {
  const heads: (Head | null)[] = [];
  let end = 0;
  for (const job of jobs) {
    const head = headOf(page, job, end) ?? headOf(page, job, 0);
    heads.push(head);
    end = head?.to ?? end;
  }
  return heads;
};

/** The parts of a header in any order, as close together as on the page or in one short stretch. null if they are apart. */
const headOf = (page: PageWords, { parts, stretch }: SoughtJob, start: number): Head | null => {
  const [anchor] = parts;
  if (anchor === undefined) return null;
  const longest = Math.max(stretch, parts.reduce((sum, { words }) => sum + words.length, 0) + maxForeignWords);
  const others = parts.slice(1).map(({ words }) => ({ length: words.length, runs: runsOf(page, words, start) }));
  for (const at of runsOf(page, anchor.words, start)) {
    const edges = others.map(({ length, runs }) => closestTo(at, length, runs));
    const found = edges.filter((edge) => edge !== null);
    if (found.length < edges.length) continue;
    const from = Math.min(at, ...found.map((edge) => edge.from));
    const to = Math.max(at + anchor.words.length, ...found.map((edge) => edge.to));
    if (to - from <= longest) return { from, to };
  }
  return null;
};

const closestTo = (at: number, length: number, runs: readonly number[]): Head | null => {
  const closest = runs.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
  return closest === undefined ? null : { from: closest, to: closest + length };
};

/** Behind the header of its own job, before the next one. A header in pieces can still be told by its employer or title. */
const isBelowItsJob = (
  page: PageWords,
  { words, job }: Bullet,
  jobs: readonly SoughtJob[],
  heads: readonly (Head | null)[],
): boolean => {
  const own = heads[job]?.from ?? runsOf(page, jobs[job]?.parts[0]?.words ?? [])[0];
  if (own === undefined) return false;
  const [at] = runsOf(page, words, own);
  return at !== undefined && heads.every((head) => head === null || head.from <= own || at < head.from);
};
