import type { Check } from '../../model/check.ts';
import { absent, failed, firstFew, passed } from '../outcomes.ts';

export const missingContact: Check<'resume' | 'traces' | 'cite'> = {
  id: 'missing-contact',
  group: 'contact',
  title: { pass: 'There is a way to reach you', fail: 'We found no way to reach you' },
  why: 'Without an email address or a phone number, nobody can invite you to an interview, and some parsers reportedly create no profile at all.',
  impact: 'blocker',
  needs: ['resume', 'traces', 'cite'],
  sources: ['daxtra-advice'],
  run: ({ resume, traces, cite }) => {
    if (resume.emails.length + resume.phones.length > 0) return passed;
    // That nothing was read is certain; that nothing is there is not.
    const seen = [...traces.emails, ...traces.phones];
    if (seen.length > 0)
      return failed(
        0,
        'We could read neither an email address nor a phone number, although something on your page looks like one.',
        'Write both in one piece and as ordinary text below your name, the phone number with its country code.',
        firstFew(seen).map((line) => cite.line(line)),
      );
    return failed(
      0,
      'We found neither an email address nor a phone number in the text.',
      'Write both as ordinary text below your name. If you see them on the page, they may be part of a picture: type them as text.',
      absent,
    );
  },
};
