import type { Check } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

/** Degrees from which on text is turned, not slanted. */
const minTurn = 45;

/** Turned lines beside the text are often headings, which we may have mixed up with each other. */
const hasTurnedWords = ({ runs }: SourceDocument): boolean =>
  runs.some(
    ({ angle = 0, hidden, text }) => Math.abs(angle) >= minTurn && hidden === undefined && /\p{L}{3}/u.test(text),
  );

export const noHeadings: Check<'document' | 'resume' | 'words' | 'traces'> = {
  id: 'no-headings',
  group: 'sections',
  title: { pass: 'Your resume is divided into sections by headings', fail: 'Your resume has no headings' },
  why: 'Greenhouse lists resumes without clear sections among the causes of a failed parse.',
  impact: 'major',
  needs: ['document', 'resume', 'words', 'traces'],
  sources: ['greenhouse-parsing'],
  run: ({ document, resume, words, traces }) => {
    if (words.length < 40) return { is: 'not-applicable' };
    if (resume.sections.some(({ heading }) => heading !== null)) return passed;
    if (traces.titles.size + traces.maybeHeadings.length > 0 || hasTurnedWords(document))
      return unsure('Some lines of your page read like headings, but we could not tell which lines belong to them.');
    return failed(
      0,
      'We found no headings, so a parser cannot tell your jobs from your education.',
      'Put "Work Experience", "Education" and "Skills" on separate lines, bold or larger than the text.',
      absent,
    );
  },
};
