import type { Check } from '../../model/check.ts';
import { failed, passed } from '../outcomes.ts';

export const severalEmails: Check<'resume' | 'cite'> = {
  id: 'several-emails',
  group: 'contact',
  title: { pass: 'You give one email address', fail: 'You give more than one email address' },
  why: 'A candidate profile usually has room for one email address. You cannot choose which one is used.',
  impact: 'hint',
  needs: ['resume', 'cite'],
  sources: [],
  run: ({ resume, cite }) => {
    const different = new Set(resume.emails.map((email) => email.value.toLowerCase()));
    if (different.size === 0) return { is: 'not-applicable' };
    if (different.size === 1) return passed;
    return failed(
      0.5,
      `We found ${different.size} email addresses. You cannot choose which one a system keeps.`,
      'Keep the address that you check every day.',
      resume.emails.map((email) => cite.field(email)),
    );
  },
};
