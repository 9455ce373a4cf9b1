import { copiedRunsFrom } from '../../text/copied-runs.ts';
import { writtenWordsOf } from '../../text/written-words.ts';
import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

/** Nine consecutive words do not match by chance. */
const minRunLength = 9;
const loweredWordsOf = (text: string): string[] => writtenWordsOf(text.toLowerCase());

export const pastedJobDescription: Check<'visual' | 'jobText' | 'cite'> = {
  id: 'pasted-job-description',
  group: 'integrity',
  title: {
    pass: 'We found no passages copied from the job description',
    fail: 'Parts of the job description are copied into your resume',
  },
  why: 'Recruiters know their own job postings well. Copied sentences say nothing about you and earn no points here.',
  impact: 'minor',
  needs: ['visual', 'jobText', 'cite'],
  sources: [],
  run: ({ visual, jobText, cite }) => {
    // Sentences continue across line ends, so the words of all lines form one sequence, each with its line.
    const row = visual.lines.flatMap(({ text }, line) => loweredWordsOf(text).map((word) => ({ word, line })));
    const runsIn = copiedRunsFrom(loweredWordsOf(jobText), minRunLength);
    const starts = runsIn(row.map(({ word }) => word));
    const copied = new Set(starts.flatMap((at) => row.slice(at, at + minRunLength).map(({ line }) => line)));
    if (copied.size === 0) return passed;
    return failed(
      0.5 - 0.05 * copied.size,
      `${counted(copied.size, 'line')} of your resume ${copied.size === 1 ? 'repeats' : 'repeat'} the job description word for word.`,
      'Describe in your own words where you did this work.',
      firstFew([...copied]).map((line) => cite.line(line)),
    );
  },
};
