import type { Check } from '../../model/check.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Line, Reading } from '../../model/reading.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

/** From upright text. A watermark is slanted by less. */
const minTurnDegrees = 60;
const maxTurnDegrees = 120;
/** A longer line is a note at the edge. */
const maxTitleWords = 6;
/** One turned line may be a stamp. If it is a known title, it is read as a heading. */
const minTurnedLines = 2;

/** Short turned lines beside upright text are often headings, which we may have mixed up with each other. */
const mayHaveTurnedHeadings = ({ runs }: SourceDocument, { lines }: Reading): boolean => {
  const isTurned = ({ pieces }: Line): boolean =>
    pieces.some(({ run }) => {
      const turn = Math.abs(runs[run]?.angle ?? 0) % 180;
      return turn >= minTurnDegrees && turn <= maxTurnDegrees;
    });
  const turned = lines.filter(isTurned);
  if (turned.length * 2 > lines.length) return false;
  const titles = turned
    .flatMap(({ text }) => text.split('\t'))
    .filter((text) => /\p{L}{3}/u.test(text) && text.trim().split(/\s+/u).length <= maxTitleWords);
  return titles.length >= minTurnedLines;
};

export const noHeadings: Check<'document' | 'visual' | 'resume' | 'words' | 'traces'> = {
  id: 'no-headings',
  group: 'sections',
  title: { pass: 'Your resume is divided into sections by headings', fail: 'We found no headings' },
  why: 'Greenhouse lists resumes without clear sections among the causes of a failed parse.',
  impact: 'major',
  needs: ['document', 'visual', 'resume', 'words', 'traces'],
  sources: ['greenhouse-parsing'],
  run: ({ document, visual, resume, words, traces }) => {
    if (words.length < 40) return { is: 'not-applicable' };
    const headings = resume.sections.filter(({ heading }) => heading !== null).length;
    // A single heading divides nothing.
    if (headings > 0) return headings === 1 ? { is: 'not-applicable' } : passed;
    if (traces.titles.size + traces.maybeHeadings.length > 0 || mayHaveTurnedHeadings(document, visual))
      return unsure('Some lines on your page look like headings, but we could not tell which lines belong to them.');
    return failed(
      0,
      'We found no headings, so a parser cannot tell your jobs from your education.',
      'Put "Work Experience", "Education" and "Skills" on separate lines, bold or larger than the text.',
      absent,
    );
  },
};
