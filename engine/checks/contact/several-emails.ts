import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import { failed, passed } from '../outcomes.ts';

/** '@jane@social.example': where somebody posts, no address for mail. */
const isHandle = ({ spans: [span] }: Field<string>, { lines }: Reading): boolean =>
  span !== undefined && lines[span.line]?.text[span.from - 1] === '@';

export const severalEmails: Check<'resume' | 'visual' | 'cite'> = {
  id: 'several-emails',
  group: 'contact',
  title: { pass: 'You give one email address', fail: 'You give more than one email address' },
  why: 'A candidate profile usually has room for one email address. You cannot choose which one is used.',
  impact: 'hint',
  needs: ['resume', 'visual', 'cite'],
  sources: [],
  run: ({ resume, visual, cite }) => {
    if (resume.emails.length === 0) return { is: 'not-applicable' };
    const own = resume.emails.filter((email) => !isHandle(email, visual));
    const different = new Set(own.map((email) => email.value.toLowerCase()));
    if (different.size === 0) return { is: 'not-applicable' };
    if (different.size === 1) return passed;
    return failed(
      0.5,
      `We found ${different.size} email addresses. You cannot choose which one a system keeps.`,
      'Keep the address that you check every day.',
      own.map((email) => cite.field(email)),
    );
  },
};
