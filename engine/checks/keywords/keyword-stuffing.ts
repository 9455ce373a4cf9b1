import type { Check } from '../../model/check.ts';
import type { TermUse } from '../../model/keywords.ts';
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
    const titles = resume.experience.map(({ title }) => title?.value.toLowerCase() ?? '').join(' | ');
    // 'Advertised' and 'advertising' say what was done, in the words that there are for it.
    const timesOf = ({ spans }: TermUse): Map<string, number> => {
      const times = new Map<string, number>();
      for (const { line, from, to } of spans) {
        const text = visual.lines[line]?.text ?? '';
        const form = text.slice(from, to).toLowerCase();
        if (isInName(text, from, to)) continue;
        times.set(form, (times.get(form) ?? 0) + 1);
      }
      return times;
    };
    const stuffed = keywords.found.flatMap((use) => {
      const [form = '', count = 0] = [...timesOf(use)].toSorted(([, one], [, other]) => other - one)[0] ?? [];
      // An animation designer has to write 'animation'.
      const isOften = count >= minRepetitions && count / Math.max(words.length, 1) > shareOfWords;
      return isOften && !titles.includes(use.term.toLowerCase())
        ? [{ term: form === use.term.toLowerCase() ? use.term : form, count, spans: use.spans }]
        : [];
    });
    if (stuffed.length === 0) return keywords.found.length === 0 ? { is: 'not-applicable' } : passed;
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

/**
 * 'UX Research', 'Lean UX': part of the name of a method, a course or a position. The same word again, or one behind a
 * comma, makes no name.
 */
const isInName = (text: string, from: number, to: number): boolean => {
  const form = text.slice(from, to);
  if (!/^\p{Lu}/u.test(form)) return false;
  const before = /(?:^|[^\p{L}])(\p{Lu}[\p{L}\p{N}]{0,40}) $/u.exec(text.slice(Math.max(from - 50, 0), from))?.[1];
  const after = /^ (\p{Lu}[\p{L}\p{N}]{0,40})/u.exec(text.slice(to, to + 50))?.[1];
  return [before, after].some((word) => word !== undefined && word.toLowerCase() !== form.toLowerCase());
};
