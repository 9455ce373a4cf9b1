import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const missingContact: Check<'resume'> = {
  id: 'missing-contact',
  group: 'contact',
  title: { pass: 'There is a way to reach you', fail: 'There is no way to reach you' },
  why: 'Without an email address or a phone number, nobody can invite you to an interview, and some parsers reportedly create no profile at all.',
  impact: 'blocker',
  needs: ['resume'],
  sources: ['daxtra-advice'],
  run: ({ resume }) =>
    resume.emails.length + resume.phones.length > 0
      ? passed
      : failed(
          0,
          'We found neither an email address nor a phone number in the text.',
          'Write both as ordinary text below your name. If you see them on the page, they may be part of a picture: type them as text.',
          absent,
        ),
};
