import type { Check } from '../../model/check.ts';
import type { TermUse } from '../../model/keywords.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume } from '../../model/resume.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

/** A term of the occupation may well be named in each job; ten times on two pages is repetition. */
const minRepetitions = 10;
const shareOfWords = 0.03;

export const keywordStuffing: Check<'keywords' | 'words' | 'visual' | 'resume' | 'cite'> = {
  id: 'keyword-stuffing',
  group: 'keywords',
  title: { pass: 'No keyword is repeated too often', fail: 'Some keywords are repeated very often' },
  why: 'Repeating a word earns no points here, and readers may notice.',
  impact: 'minor',
  needs: ['keywords', 'words', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ keywords, words, visual, resume, cite }) => {
    // Few pages have such a term, and the names around each of its uses take long to find.
    const frequent = keywords.found.filter(({ spans }) => spans.length >= minRepetitions);
    if (frequent.length === 0) return keywords.found.length === 0 ? { is: 'not-applicable' } : passed;
    const titles = resume.experience.map(({ title }) => title?.value.toLowerCase() ?? '').join(' | ');
    // The name of an employer such as 'Java House' is repeated for good reason.
    const employers = [
      ...resume.experience.map(({ employer }) => employer),
      ...resume.education.map(({ institution }) => institution),
    ]
      .map((field) => field?.value.toLowerCase() ?? '')
      .concat(providersIn(visual, resume))
      .join(' | ');
    const skills = new Set(
      keywords.found.flatMap(({ term, spans }) => [
        term.toLowerCase(),
        ...spans.map(({ line, from, to }) => visual.lines[line]?.text.slice(from, to).toLowerCase() ?? ''),
      ]),
    );
    // 'Advertised' and 'advertising' say what was done, in the words that there are for it.
    const timesOf = ({ spans }: TermUse): Map<string, Times> => {
      const uses = spans.map(({ line, from, to }) => {
        const text = visual.lines[line]?.text ?? '';
        return { form: text.slice(from, to).toLowerCase(), name: nameAround(text, from, to, skills) };
      });
      const names = new Map<string, number>();
      for (const { name } of uses) if (name !== null) names.set(name, (names.get(name) ?? 0) + 1);
      const times = new Map<string, Times>();
      for (const { form, name } of uses) {
        const { all, plain } = times.get(form) ?? { all: 0, plain: 0 };
        const isPlain = name === null || ((names.get(name) ?? 0) > maxUsesOfName && !employers.includes(name));
        times.set(form, { all: all + 1, plain: plain + (isPlain ? 1 : 0) });
      }
      return times;
    };
    const stuffed = frequent.flatMap((use) => {
      const [most] = [...timesOf(use)].toSorted(([, one], [, other]) => other.plain - one.plain);
      if (most === undefined) return [];
      const [form, { all, plain }] = most;
      // An animation designer has to write 'animation'.
      const isOften = plain >= minRepetitions && plain / Math.max(words.length, 1) > shareOfWords;
      return isOften && !titles.includes(use.term.toLowerCase())
        ? [{ term: form === use.term.toLowerCase() ? use.term : form, count: all, spans: use.spans }]
        : [];
    });
    if (stuffed.length === 0) return passed;
    return failed(
      0.3,
      `You repeat ${listed(stuffed.map(({ term, count }) => `"${term}" (${count} times)`))}.`,
      'Mention each skill under the job where you used it. Two or three mentions are enough.',
      stuffed.flatMap(({ spans }) =>
        firstFew([...new Set(spans.map(({ line }) => line))], 4).map((line) => cite.line(line)),
      ),
    );
  },
};

/** So many courses of one provider are no coincidence. */
const minCourses = 3;

/** 'Sewing basics – Open Data School', 'Tailoring – Open Data School': the name that ends the lines of several courses. */
const providersIn = ({ lines }: Reading, { sections }: Resume): readonly string[] => {
  const courses = new Map<string, Set<string>>();
  for (const { kind, lines: own } of sections) {
    if (kind !== 'education' && kind !== 'certifications') continue;
    for (const line of own) {
      const [, course = '', provider = ''] = courseOfProvider.exec(lines[line]?.text.trim() ?? '') ?? [];
      if (provider === '') continue;
      const name = provider.toLowerCase();
      courses.set(name, (courses.get(name) ?? new Set()).add(course));
    }
  }
  return [...courses].flatMap(([name, some]) => (some.size >= minCourses ? [name] : []));
};

const courseOfProvider = /^(.{3,80}?)(?:\s[-–—|]\s?|,\s)(\p{Lu}[^-–—|,]{2,60})$/u;

/** How often a form of a term is written: `plain` without the names that contain it. */
type Times = { all: number; plain: number };

/** A name that is written more often is a repetition, too. */
const maxUsesOfName = 2;

/**
 * 'UX Research', 'Lean UX': the name of a method, a course or a position around a word, null when there is none. The
 * same word again, another skill, or a word behind a comma makes no name: 'Python SQL Python' is a list.
 */
const nameAround = (text: string, from: number, to: number, skills: ReadonlySet<string>): string | null => {
  const form = text.slice(from, to);
  if (!/^\p{Lu}/u.test(form)) return null;
  const before = /(?:^|[^\p{L}])(\p{Lu}[\p{L}\p{N}]{0,40}) $/u.exec(text.slice(Math.max(from - 50, 0), from))?.[1];
  const after = /^ (\p{Lu}[\p{L}\p{N}]{0,40})/u.exec(text.slice(to, to + 50))?.[1];
  const beside = [before, after].filter((word) => word !== undefined).map((word) => word.toLowerCase());
  if (beside.length === 0 || beside.some((word) => word === form.toLowerCase() || skills.has(word))) return null;
  return [before ?? '', form, after ?? ''].join(' ').trim().toLowerCase();
};
