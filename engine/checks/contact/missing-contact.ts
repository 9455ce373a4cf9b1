import type { Check } from '../../model/check.ts';
import { hiddenEmailsIn, hiddenPhonesIn } from './details/hidden-details.ts';
import { absent, failed, firstFew, passed } from '../outcomes.ts';

export const missingContact: Check<'resume' | 'traces' | 'hiddenTexts' | 'cite'> = {
  id: 'missing-contact',
  group: 'contact',
  title: { pass: 'There is a way to reach you', fail: 'We found no way to reach you' },
  why: 'Without an email address or a phone number, nobody can invite you to an interview, and some parsers reportedly create no profile at all.',
  impact: 'blocker',
  needs: ['resume', 'traces', 'hiddenTexts', 'cite'],
  sources: ['daxtra-advice'],
  run: ({ resume, traces, hiddenTexts, cite }) => {
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
    const hidden = [...new Set([...hiddenEmailsIn(hiddenTexts), ...hiddenPhonesIn(hiddenTexts)])];
    if (hidden.length > 0)
      return failed(
        0,
        'We found neither an email address nor a phone number that a person can see. Hidden text in the file looks like one.',
        'Write both as visible text below your name. If you blacked them out on purpose: they are still in the file.',
        firstFew(hidden).map(({ runs }) => cite.runs(runs)),
      );
    return failed(
      0,
      'We found neither an email address nor a phone number in the text.',
      'Write both as ordinary text below your name. If you see them on the page, they may be part of a picture: type them as text.',
      absent,
    );
  },
};
