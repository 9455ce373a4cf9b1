import type { Check } from '../../model/check.ts';
import { failed, passed } from '../outcomes.ts';

export const nameNotText: Check<'resume' | 'document'> = {
  id: 'name-not-text',
  group: 'contact',
  title: { pass: 'Your name is text, not a picture', fail: 'Your name seems to be a picture' },
  why: 'Parsers read letters, not pictures. A name that is drawn or part of a logo is lost to all of them.',
  impact: 'major',
  needs: ['resume', 'document'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, document }) => {
    if (resume.name !== null) return passed;
    const [picture] = document.pictures;
    if (picture === undefined) return { is: 'not-applicable' };
    return failed(
      0,
      'We found a picture but no line of text that reads as a name, so your name is probably part of the picture.',
      'Type your name as ordinary text on the first line. You can keep the picture beside it, better is without.',
      [{ quote: '', places: [picture.place] }],
    );
  },
};
