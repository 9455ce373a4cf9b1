import type { FoundAgain, LostPart, PlainParser } from '../../model/facts.ts';
import type { Contents, Sought, SoughtJob } from './contents.ts';
import { type HeadingLines, linesIn } from './headings-in.ts';
import { comparedWordsOf, isJoinedIn, type PageWords, pageWordsOf, runsOf } from './page-words.ts';

/** Words that may stand between employer, title and dates without being foreign: a town, a kind of work. */
const maxForeignWords = 8;

/** What parsers that see only one of the searched texts find of the contents, value by value. */
export const foundAgainIn = (found: readonly Search[], contents: Contents): PlainParser['parts'] => {
  const { contact, headings, skills } = contents;
  const jobs = contents.jobs.map((job, index) => ({ ...job, index }));
  return {
    contact: countOf(contact, ({ pieces }) => found.some(({ hasLetters }) => pieces.every(hasLetters))),
    jobs: countOf(
      jobs.filter(({ parts }) => parts.length > 0),
      ({ index, parts }) =>
        found.some((search) => (search.heads[index] ?? null) !== null || isSpacedOtherwise(search, parts)),
    ),
    bullets: countOf(bulletsOf(contents.jobs), (bullet) => found.some(({ hasBullet }) => hasBullet(bullet))),
    headings: countOf(headings, ({ words }) => found.some(({ lines }) => lines().has(words))),
    skills: countOf(skills, (skill) => found.some(({ hasWords }) => hasWords(skill))),
  };
};

/**
 * 'Ministry ofHealth': where only the spaces of a name differ, our guess at them from the gaps between letters may be at
 * fault, and another parser may well find it.
 */
const isSpacedOtherwise = ({ hasWords, hasSpacedOtherwise }: Search, parts: readonly Sought[]): boolean => {
  const others = parts.filter((part) => !hasWords(part));
  return others.length > 0 && others.every(hasSpacedOtherwise);
};

/** A text whose words were looked through. `lines`: read when the first heading is looked for. */
export type Search = {
  heads: readonly (Head | null)[];
  hasWords: (value: Sought) => boolean;
  hasLetters: (value: Sought) => boolean;
  /** Whether the text has all of the words in order, whatever the spaces between them: 'Ministry ofHealth'. */
  hasSpacedOtherwise: (value: Sought) => boolean;
  lines: () => HeadingLines;
  hasBullet: (bullet: Bullet) => boolean;
};

/** null for a text that is too long to search. */
export const searchOf = (text: string, { jobs, headings }: Contents): Search | null => {
  const page = pageWordsOf(text);
  if (page === null) return null;
  // Parsers find an address, a number or a name whatever spaces it has; a check of its own tells when one is torn apart.
  let letters: string | null = null;
  let inAddresses: readonly string[] | null = null;
  // a name that only the email address has ('janeroe@…') is not on the page for a parser
  const isOutsideAddresses = (name: string, all: string): boolean => {
    inAddresses ??= (text.match(addresses) ?? []).map((one) => comparedWordsOf(one).join(''));
    return timesIn(all, name) > inAddresses.reduce((sum, one) => sum + timesIn(one, name), 0);
  };
  const heads = headsIn(page, jobs);
  const starts: (readonly number[] | undefined)[] = [];
  let lines: HeadingLines | null = null;
  return {
    heads,
    hasWords: ({ words }) => runsOf(page, words).length > 0,
    hasLetters: ({ words }) => {
      const sought = words.join('');
      letters ??= page.words.join('');
      return letters.includes(sought) && (!onlyLetters.test(sought) || isOutsideAddresses(sought, letters));
    },
    hasSpacedOtherwise: ({ words }) => isJoinedIn(page, words),
    lines: () => (lines ??= linesIn(text, headings)),
    hasBullet: (bullet) => {
      const own = (starts[bullet.job] ??= startsOf(page, jobs[bullet.job], heads[bullet.job]));
      const at = runsOf(page, bullet.words);
      // Of a job that is not there at all, the bullets may well be in their place; a bullet may name its employer again.
      const isOutside = (start: number): boolean =>
        at.every((from) => start < from || start >= from + bullet.words.length);
      return own.some(isOutside) ? isBelowItsJob(page, bullet, own, heads) : at.length > 0;
    },
  };
};

const onlyLetters = /^\p{L}+$/u;
const timesIn = (text: string, part: string): number => text.split(part).length - 1;

const part = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}`;
const rest = String.raw`[^\s|·•,;]`;
/** Email and web addresses, up to a divider such as '|' on either side. */
const addresses = new RegExp(
  String.raw`${part}@${rest}{1,99}|(?:https?://|www\.)${rest}{1,200}|${part}\.\p{L}{2,6}/${rest}{0,200}`,
  'gu',
);

const countOf = <T extends LostPart & { isSure: boolean }>(
  values: readonly T[],
  isFound: (value: T) => boolean,
): FoundAgain => {
  const others = values.filter((value) => !isFound(value));
  const lost = others.flatMap(({ spans, name, isSure }) => (isSure ? [{ spans, name }] : []));
  return { found: values.length - others.length, of: values.length, lost };
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
  let [closest] = runs;
  for (const run of runs) if (closest === undefined || Math.abs(run - at) < Math.abs(closest - at)) closest = run;
  return closest === undefined ? null : { from: closest, to: closest + length };
};

/** Where a job may start. A header in pieces can still be told by its employer or title. */
const startsOf = (page: PageWords, job: SoughtJob | undefined, head: Head | null | undefined): readonly number[] =>
  head ? [head.from] : (job?.names ?? []).flatMap((name) => runsOf(page, name.words));

/** Behind the header of its own job, whichever part of it is stored last above the bullet, and before the next one. */
const isBelowItsJob = (
  page: PageWords,
  { words }: Bullet,
  starts: readonly number[],
  heads: readonly (Head | null)[],
): boolean =>
  runsOf(page, words).some((at) => {
    const own = Math.max(-1, ...starts.filter((start) => start < at));
    return own !== -1 && heads.every((other) => other === null || other.from <= own || at < other.from);
  });
