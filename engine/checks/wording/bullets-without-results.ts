import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { presentVerbs, resultVerbs } from '../../lexicon/verbs.ts';
import { showsFigure, showsResult } from '../../lexicon/results.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { allBullets, areMarked } from '../count-of-bullets.ts';

const wanted = 0.3;

export const bulletsWithoutResults: Check<'bullets' | 'english' | 'cite'> = {
  id: 'bullets-without-results',
  group: 'wording',
  title: { pass: 'Your bullets include results', fail: 'Few of your bullets show results' },
  why: 'Readers remember results such as figures, amounts and times. This matters to people, not to parsers.',
  impact: 'minor',
  needs: ['bullets', 'english', 'cite'],
  sources: [],
  run: ({ bullets, cite }) => {
    const told = bullets.filter(tellsOfWork);
    if (told.length < 4) return { is: 'not-applicable' };
    const without = told.filter((bullet) => !showsResult(bullet));
    const share = 1 - without.length / told.length;
    // Without any figure, verbs alone ('optimized the site') are no results to praise.
    if (share >= wanted) return told.some(({ text }) => /\d/u.test(text)) ? passed : { is: 'not-applicable' };
    return failed(
      share / wanted,
      foundIn(
        told.filter((bullet) => !without.includes(bullet)),
        told,
      ),
      'Where you can, say how much, how many, how fast or for whom: "Cut invoice errors by 12%". Never invent a figure.',
      firstFew(quotable(without), 5).map(({ field }) => cite.field(field)),
    );
  },
};

/** Fewer words may be a tool or a course in a list: other bullets are better examples. */
const minQuotedWords = 4;

const quotable = (bullets: readonly Bullet[]): readonly Bullet[] => {
  const long = bullets.filter(({ words }) => words.length >= minQuotedWords);
  return long.length > 0 ? long : bullets;
};

/**
 * Whether it may be asked for a result. Without a bullet in front, only what is written like a sentence, from its
 * beginning: other lines name employers and courses.
 */
const tellsOfWork = ({ text, words, isMarked }: Bullet): boolean => {
  if (isMarked) return true;
  const first = words[0] ?? '';
  return /^\P{L}*\p{Lu}/u.test(text) && (/[.;!]$/u.test(text.trim()) || isVerb(first.toLowerCase()));
};

const isVerb = (word: string): boolean => presentVerbs.has(word) || /(?:ed|ing)$/u.test(word) || resultVerbs.has(word);

/**
 * What we found, not what there is: a result can be worded in ways that no list has. A person counts figures as we do,
 * but may not count what we take for a result without one.
 */
const foundIn = (some: readonly Bullet[], all: readonly Bullet[]): string => {
  const what = areMarked(all) ? allBullets(all) : 'the sentences about your jobs';
  if (some.length === 0) return `We found no figure and no result in ${what}.`;
  return `We found a figure or a result in ${areMarked(all) && some.every(showsFigure) ? some.length : 'few'} of ${what}.`;
};
