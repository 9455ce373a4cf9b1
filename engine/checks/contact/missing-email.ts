import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';
import { isBroken } from '../broken-field.ts';

export const missingEmail: Check<'resume'> = {
  id: 'missing-email',
  group: 'contact',
  title: { pass: 'Your email address is readable', fail: 'We could not find your email address' },
  why: 'Employers answer by email, and application forms ask for an address.',
  impact: 'major',
  needs: ['resume'],
  sources: [],
  run: ({ resume }) => {
    const [first] = resume.emails;
    if (first !== undefined) return isBroken(first) ? { is: 'not-applicable' } : passed;
    // With no phone either, 'missing-contact' reports both, with more weight.
    if (resume.phones.length === 0) return { is: 'not-applicable' };
    return failed(
      0,
      'We found your phone number but no email address in the text.',
      'Add your email address as ordinary text below your name, not only as a link or an icon.',
      absent,
    );
  },
};
