import type { Check } from '../../model/check.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';
import { isBroken, isWhole } from '../broken-field.ts';

export const missingPhone: Check<'document' | 'visual' | 'lostValues' | 'resume' | 'traces'> = {
  id: 'missing-phone',
  group: 'contact',
  title: { pass: 'Your phone number is readable', fail: 'We could not find your phone number' },
  why: 'Application forms usually ask for a phone number, and recruiters call.',
  impact: 'minor',
  needs: ['document', 'visual', 'lostValues', 'resume', 'traces'],
  sources: [],
  run: ({ document, visual, lostValues, resume, traces }) => {
    const [first] = resume.phones;
    // What the other reading splits, 'lost-in-plain-reading' reports.
    if (first !== undefined)
      return isBroken(first) || !isWhole(first, 'phone', { document, visual, lostValues })
        ? { is: 'not-applicable' }
        : passed;
    if (resume.emails.length === 0) return { is: 'not-applicable' };
    if (traces.phones.length > 0)
      return unsure('Some digits on your page may be your phone number, but we could not tell.');
    return failed(
      0,
      'We found your email address but no phone number in the text.',
      'Add your phone number with its country code, such as +1 212 555 0100.',
      absent,
    );
  },
};
