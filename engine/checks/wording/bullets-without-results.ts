import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { showsResult } from '../../lexicon/results.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { allBullets, areMarked } from '../count-of-bullets.ts';

const wanted = 0.3;

export const bulletsWithoutResults: Check<'bullets' | 'english' | 'cite'> = {
  id: 'bullets-without-results',
  group: 'wording',
  title: { pass: 'A good share of your bullets show results', fail: 'Few of your bullets show results' },
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
      foundIn(bullets.length - without.length, bullets),
      'Where you can, say how much, how many, how fast or for whom: "Cut invoice errors by 12%". Never invent a figure.',
      firstFew(without, 5).map(({ field }) => cite.field(field)),
    );
  },
};

/** What we found, not what there is: a result can be worded in ways that no list has. */
const foundIn = (some: number, all: readonly Bullet[]): string => {
  const what = areMarked(all) ? allBullets(all) : 'the sentences about your jobs';
  if (some === 0) return `We found no figure and no result in ${what}.`;
  return `We found a figure or a result in ${areMarked(all) ? some : 'few'} of ${what}.`;
};
