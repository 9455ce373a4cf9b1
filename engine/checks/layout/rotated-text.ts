import type { Check } from '../../model/check.ts';
import type { Run } from '../../model/document.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

export const rotatedText: Check<'document' | 'visual' | 'resume' | 'cite'> = {
  id: 'rotated-text',
  group: 'layout',
  title: { pass: 'All of your text is upright', fail: 'Some text is rotated' },
  why: 'Parsers may read rotated text one letter at a time, or insert it into the middle of other lines.',
  impact: 'minor',
  needs: ['document', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ document, visual, resume, cite }) => {
    if (document.kind === 'docx') return { is: 'not-applicable' };
    const turned = document.runs.flatMap(({ hidden, text }, index) =>
      isTurned(document.runs[index]) &&
      hidden === undefined &&
      /[\p{L}\p{N}]/u.test(text) &&
      !isLoneLetter(document.runs, index)
        ? [index]
        : [],
    );
    if (turned.length === 0) return passed;
    const upright = document.runs.filter(
      ({ angle = 0, hidden, text }) => Math.abs(angle) <= 5 && hidden === undefined && /[\p{L}\p{N}]/u.test(text),
    );
    if (turned.length > upright.length)
      return failed(
        0.3,
        'Your page is sideways: readers have to turn it, and a program may read its text letter by letter.',
        'Rotate the page upright in the program you wrote it in, then export again.',
        firstFew(turned, 3).map((run) => cite.runs([run])),
      );
    const turnedRuns = new Set(turned);
    const headings = resume.sections.flatMap(({ heading }) => (heading === null ? [] : [heading]));
    const turnedHeadings = headings.filter(({ span }) =>
      visual.lines[span.line]?.pieces.some(({ run }) => turnedRuns.has(run)),
    );
    return failed(
      // A turned note at the edge loses itself; a turned heading takes its section with it.
      0.9 - 0.6 * (turnedHeadings.length / Math.max(headings.length, 1)),
      'Some of your text is rotated on the page. A program may read it letter by letter.',
      'Make it horizontal and part of the normal text.',
      firstFew(turned).map((run) => cite.runs([run])),
    );
  },
};

const isTurned = (run: Run | undefined): boolean => Math.abs(run?.angle ?? 0) > 5;

/** A mirrored letter between upright ones, as in the logo of XeTeX. */
const isLoneLetter = (runs: readonly Run[], index: number): boolean =>
  runs[index]?.text.trim().length === 1 && !isTurned(runs[index - 1]) && !isTurned(runs[index + 1]);
