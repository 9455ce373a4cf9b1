import type { Check } from '../../model/check.ts';
import type { Bullet } from '../../model/facts.ts';
import { presentVerbs } from '../../lexicon/verbs.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

const tolerated = 2;

export const mixedTense: Check<'bullets' | 'english' | 'cite'> = {
  id: 'mixed-tense',
  group: 'wording',
  title: { pass: 'Past jobs are described in the past tense', fail: 'Past jobs are described in the present tense' },
  why: 'To a reader, "Manage" means that you still have the job. This matters to people, not to parsers.',
  impact: 'hint',
  needs: ['bullets', 'english', 'cite'],
  sources: [],
  run: ({ bullets, cite }) => {
    const past = bullets.filter(({ isPastJob }) => isPastJob);
    if (past.length === 0) return { is: 'not-applicable' };
    const present = past.filter(beginsInPresent);
    if (present.length <= tolerated) return passed;
    return failed(
      1 - present.length / past.length,
      `${counted(present.length, 'bullet')} of your past jobs ${present.length === 1 ? 'is' : 'are'} written in the present tense.`,
      'Use the past tense for jobs that have ended: "Managed", "Led".',
      firstFew(present).map(({ field }) => cite.field(field)),
    );
  },
};

const beginsInPresent = ({ words }: Bullet): boolean => presentVerbs.has(words[0]?.toLowerCase() ?? '');
