import type { Check } from '../../model/check.ts';
import type { Reading } from '../../model/reading.ts';
import type { Resume, Section } from '../../model/resume.ts';
import { writtenWordsOf } from '../../text/written-words.ts';
import { linesOfFields } from '../lines-of-fields.ts';
import { failed, firstFew, passed } from '../outcomes.ts';
import { areMostMarked, bulletsAmong, markedAmong } from '../count-of-bullets.ts';

const maxWords = 40;

export const longBullets: Check<'bullets' | 'resume' | 'visual' | 'cite'> = {
  id: 'long-bullets',
  group: 'wording',
  title: { pass: 'We found no very long bullets', fail: 'Some bullets are very long' },
  why: 'Readers skim. A bullet of more than about forty words is a paragraph.',
  impact: 'hint',
  needs: ['bullets', 'resume', 'visual', 'cite'],
  sources: [],
  run: ({ bullets, resume, visual, cite }) => {
    const long = markedAmong(bullets).filter(({ words }) => words.length > maxWords);
    if (long.length === 0)
      return areMostMarked(bullets) && !hasLongParagraph(resume, visual) ? passed : { is: 'not-applicable' };
    return failed(
      1 - long.length / bullets.length,
      `${bulletsAmong(long, bullets)} ${long.length === 1 ? 'has' : 'have'} more than ${maxWords} words.`,
      'Split a long bullet in two, or keep only the result and how you got there.',
      firstFew(long).map(({ field }) => cite.field(field)),
    );
  },
};

const wordsIn = (text: string): number => writtenWordsOf(text).length;

/** The text of a bullet may go on in a paragraph below it: 'Care for a relative:' above four lines. */
const hasLongParagraph = (resume: Resume, visual: Reading): boolean =>
  [...resume.experience, ...resume.volunteering].some((job) =>
    job.bullets.some(({ value }) => wordsIn(value) > maxWords),
  ) || resume.sections.some((section) => section.kind === 'experience' && hasLongItem(section, resume, visual));

/** Also where no job was read: list items with the lines below them, up to the next item or the next job. */
const hasLongItem = ({ lines }: Section, { experience }: Resume, visual: Reading): boolean => {
  const headers = linesOfFields(experience.flatMap(({ title, employer, period }) => [title, employer, period]));
  let words = 0;
  let before = -1;
  return lines.some((index) => {
    const line = visual.lines[index];
    if (line === undefined) return false;
    const goesOn = words > 0 && index === before + 1 && !headers.has(index) && (line.gapAbove ?? 0) < paragraphGap;
    if (line.isListItem) words = wordsIn(line.text);
    else words = goesOn ? words + wordsIn(line.text) : 0;
    before = index;
    return words > maxWords;
  });
};

/** Empty space in line heights that separates paragraphs. */
const paragraphGap = 0.75;
