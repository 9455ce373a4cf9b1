import type { Check } from '../../model/check.ts';
import { failed, noFinding, passed } from '../outcomes.ts';
import { hasTracedLetters } from './letters/traced-letters.ts';

export const recognisedText: Check<'document' | 'cite'> = {
  id: 'recognised-text',
  group: 'layout',
  title: { pass: 'Your text is typed, not recognized from a scan', fail: 'Your text was recognized from a scan' },
  why: 'Text recognition misreads letters. A system gets only the text layer under the scan, whatever the picture shows.',
  impact: 'major',
  needs: ['document', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ document, cite }) => {
    const recognised = document.runs.flatMap((run, index) => (run.isOcr === true ? [index] : []));
    if (recognised.length === 0) return hasTracedLetters(document) ? noFinding : passed;
    return failed(
      0.2,
      'Your pages are pictures with a layer of recognized text.',
      'Export the resume from the program you wrote it in instead of scanning it.',
      [cite.runs(recognised.slice(0, 5))],
    );
  },
};
