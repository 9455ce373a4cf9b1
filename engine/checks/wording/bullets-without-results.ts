import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { resultVerbs } from '../../lexicon/verbs.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { areMarked } from '../count-of-bullets.ts';

/** A number that measures something. A year or a version alone does not. */
const measured = /(?:[$€£¥]\s?\d)|(?:\d+(?:[.,]\d+)*\s?(?:%|percent|k\b|m\b|x\b))|(?:\b\d+(?:[.,]\d+)*\b)/iu;
/** 'Trained twelve drivers' is a number too. 'One' is mostly a pronoun. */
const spelledOut = compilePhrases(
  `
  two
  three
  four
  five
  six
  seven
  eight
  nine
  ten
  eleven
  twelve
  twenty
  thirty
  forty
  fifty
  sixty
  seventy
  eighty
  ninety
  dozens?
  hundreds?
  thousands?
  millions?
  half
  twice
  doubled
  tripled
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);
const yearsAlone = /\b(?:19|20)\d{2}\b/g;
const wanted = 0.3;

export const bulletsWithoutResults: Check<'bullets' | 'english' | 'cite'> = {
  id: 'bullets-without-results',
  group: 'wording',
  title: { pass: 'Your bullets show results', fail: 'Few of your bullets show results' },
  why: 'Readers remember results such as figures, amounts and times. This matters to people, not to parsers.',
  impact: 'minor',
  needs: ['bullets', 'english', 'cite'],
  sources: [],
  run: ({ bullets, cite }) => {
    if (bullets.length < 4) return { is: 'not-applicable' };
    const without = bullets.filter((bullet) => !showsResult(bullet));
    const share = 1 - without.length / bullets.length;
    if (share >= wanted) return passed;
    return failed(
      share / wanted,
      `${howMany(bullets.length - without.length, bullets)} what the work achieved.`,
      'Where you can, say how much, how many, how fast or for whom: "Cut invoice errors by 12%". Never invent a figure.',
      firstFew(without, 5).map(({ field }) => cite.field(field)),
    );
  },
};

const howMany = (some: number, all: readonly Bullet[]): string => {
  const what = areMarked(all) ? `your ${all.length} bullets` : 'the sentences about your jobs';
  if (some === 0) return `None of ${what} says`;
  if (!areMarked(all)) return `Few of ${what} say`;
  return `${some} of ${what} ${some === 1 ? 'says' : 'say'}`;
};

const showsResult = ({ text, words }: Bullet): boolean =>
  measured.test(text.replaceAll(yearsAlone, '')) ||
  spelledOut.test(text) ||
  words.some((word) => resultVerbs.has(word.toLowerCase()));
