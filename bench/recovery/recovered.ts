/** What a resume says, as its maker knows it. Texts as on the page. */
export type Contents = {
  contact: readonly string[];
  jobs: readonly { employer: string; title: string; dates: string; bullets: readonly string[] }[];
  /** In the order of the page. A heading that usual parsers do not know can never be recovered. */
  headings: readonly { text: string; isUsual: boolean }[];
  skills: readonly string[];
};

/** Parts recovered, from 0 to 1. */
export type Recovered = { contact: number; jobs: number; headings: number; skills: number; total: number };

/** Words in lower case. A hyphen within a word does not count: at the end of a line nobody can tell whether it belongs there. */
const tokens = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll('\u{AD}', '')
    .replaceAll(/(?<=\p{L})-\s*(?=\p{L})/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}+#@]+/gu) ?? [];

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where `part` starts in `all` as one unbroken run of words, from `from` on; -1 if nowhere. */
const indexOf = (all: readonly string[], part: readonly string[], from = 0): number => {
  if (part.length === 0) return -1;
  for (let at = all.indexOf(part[0] ?? '', from); at !== -1; at = all.indexOf(part[0] ?? '', at + 1))
    if (part.every((word, index) => all[at + index] === word)) return at;
  return -1;
};

/** Words that may stand between employer, title and dates without being foreign: a town, a kind of work. */
const maxForeignWords = 8;

/** Where the header of a job starts: employer, title and dates in one short stretch; -1 if they are apart. The next job at the same employer need not repeat it. */
const headAt = (page: readonly string[], job: Contents['jobs'][number], isPromotion: boolean): number => {
  const parts = [...(isPromotion ? [] : [job.employer]), job.title, job.dates]
    .map(tokens)
    .filter((part) => part.length > 0);
  const longest = parts.reduce((sum, part) => sum + part.length, 0) + maxForeignWords;
  const [anchor = []] = parts;
  for (let at = indexOf(page, anchor); at !== -1; at = indexOf(page, anchor, at + 1)) {
    // The latest start is the first word of the header itself.
    for (let start = at; start >= Math.max(0, at - longest + anchor.length); start -= 1) {
      const stretch = page.slice(start, start + longest);
      if (parts.every((part) => indexOf(stretch, part) !== -1)) return start;
    }
  }
  return -1;
};

const jobsIn = (page: readonly string[], jobs: Contents['jobs']): number => {
  if (jobs.length === 0) return 1;
  const heads = jobs.map((job, index) => headAt(page, job, jobs[index - 1]?.employer === job.employer));
  const bullets = jobs.flatMap((job, index) => {
    // A header that is in pieces can still be told by its employer.
    const own = heads[index] === -1 ? indexOf(page, tokens(job.employer)) : (heads[index] ?? -1);
    const next = heads.filter((head) => head > own).toSorted((a, b) => a - b)[0] ?? page.length;
    return job.bullets.map((bullet) => {
      const at = indexOf(page, tokens(bullet), Math.max(0, own));
      return own !== -1 && at !== -1 && at < next ? 1 : 0;
    });
  });
  const found = mean(heads.map((head) => (head === -1 ? 0 : 1)));
  return bullets.length === 0 ? found : (found + mean(bullets)) / 2;
};

/** Headings alone on a line, by the longest series that is in the order of the page. */
const headingsIn = (text: string, headings: Contents['headings']): number => {
  if (headings.length === 0) return 1;
  const lines = text.split('\n').map((line) => tokens(line).join(' '));
  const places = headings
    .filter(({ isUsual }) => isUsual)
    .map((heading) => lines.indexOf(tokens(heading.text).join(' ')))
    .filter((place) => place !== -1);
  const longest: number[] = [];
  for (const [index, place] of places.entries())
    longest.push(
      1 + Math.max(0, ...places.slice(0, index).map((before, at) => (before < place ? (longest[at] ?? 0) : 0))),
    );
  return Math.max(0, ...longest) / headings.length;
};

/** How much of a resume a parser without layout finds in the text that an extractor gives it. */
export const recoveredFrom = (text: string, contents: Contents): Recovered => {
  const page = tokens(text);
  const digits = text.replaceAll(/\D/gu, '');
  const isThere = (wanted: string): boolean => {
    const number = wanted.replaceAll(/\D/gu, '');
    const isPhone = number.length > 6 && !wanted.includes('@');
    return isPhone ? digits.includes(number) : indexOf(page, tokens(wanted)) !== -1;
  };
  const contact = mean(contents.contact.map((wanted) => (isThere(wanted) ? 1 : 0)));
  const jobs = jobsIn(page, contents.jobs);
  const headings = headingsIn(text, contents.headings);
  const skills = mean(contents.skills.map((skill) => (indexOf(page, tokens(skill)) === -1 ? 0 : 1)));
  return { contact, jobs, headings, skills, total: mean([contact, jobs, headings, skills]) };
};
