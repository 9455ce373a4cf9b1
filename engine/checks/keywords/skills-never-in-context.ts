import type { Check } from '../../model/check.ts';
import { failed, firstFew, listed, passed } from '../outcomes.ts';

const minTerms = 5;
const toleratedShare = 0.7;

export const skillsNeverInContext: Check<'keywords' | 'cite'> = {
  id: 'skills-never-in-context',
  group: 'keywords',
  title: { pass: 'Your jobs show the skills you list', fail: 'Most of your skills appear only in a list' },
  why: 'A skill in a list is a claim; a skill in a job is evidence. Readers want to see where you used each skill.',
  impact: 'minor',
  needs: ['keywords', 'cite'],
  sources: [],
  run: ({ keywords, cite }) => {
    const inList = keywords.found.filter(({ isOnlyInSkillsList }) => isOnlyInSkillsList);
    if (keywords.found.length < minTerms) return { is: 'not-applicable' };
    const share = inList.length / keywords.found.length;
    if (share <= toleratedShare) return passed;
    return failed(
      (1 - share) / (1 - toleratedShare),
      `${inList.length} of ${keywords.found.length} skills that we know appear only in your list: ${listed(inList.map(({ term }) => term))}.`,
      'Name the most important ones in the bullets of the jobs where you used them.',
      firstFew(inList).flatMap(({ spans }) => spans.slice(0, 1).map((span) => cite.spans([span]))),
    );
  },
};
