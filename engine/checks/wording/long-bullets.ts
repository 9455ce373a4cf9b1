import type { Check } from '../../model/check.ts';
import type { Resume } from '../../model/resume.ts';
import { writtenWordsOf } from '../../text/written-words.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { areMostMarked, bulletsAmong, markedAmong } from '../count-of-bullets.ts';

const maxWords = 40;

export const longBullets: Check<'bullets' | 'resume' | 'cite'> = {
  id: 'long-bullets',
  group: 'wording',
  title: { pass: 'We found no very long bullets', fail: 'Some bullets are very long' },
  why: 'Readers skim. A bullet of more than about forty words is a paragraph.',
  impact: 'hint',
  needs: ['bullets', 'resume', 'cite'],
  sources: [],
  run: ({ bullets, resume, cite }) => {
    const long = markedAmong(bullets).filter(({ words }) => words.length > maxWords);
    if (long.length === 0)
      return areMostMarked(bullets) && !hasLongParagraph(resume) ? passed : { is: 'not-applicable' };
    return failed(
      1 - long.length / bullets.length,
      `${bulletsAmong(long, bullets)} ${long.length === 1 ? 'has' : 'have'} more than ${maxWords} words.`,
      'Split a long bullet in two, or keep only the result and how you got there.',
      firstFew(long).map(({ field }) => cite.field(field)),
    );
  },
};

/** The text of a bullet may go on in a paragraph below it: 'Care for a relative:' above four lines. */
const hasLongParagraph = ({ experience, volunteering }: Resume): boolean =>
  [...experience, ...volunteering].some((job) =>
    job.bullets.some(({ value }) => writtenWordsOf(value).length > maxWords),
  );
