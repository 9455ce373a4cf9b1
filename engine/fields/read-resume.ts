import { readingsOf } from '../layout/readings-of.ts';
import { storedReadingOf } from '../layout/stored-pdf.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Line, Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { resumeOf } from './resume-of.ts';
import { mayBeMisread, wholenessOf } from './wholeness.ts';

/** `visual` is the page in the order in which its jobs and schools make sense; `resume` was read from it. */
export type ReadResume = { stream: Reading; visual: Reading; resume: Resume };

/** Whole entries by which the stored order must be better: with one it was the worse order as often as not (decision 0050). */
const minGain = 2;

/** Pages of the longest resume that is read twice: the second time takes as long as the first. */
const maxPages = 12;

/**
 * The readings of a document and what they say of the candidate. Columns and rows are told by their places; where that
 * leaves jobs or schools in pieces, the order in which a PDF is stored is tried as well and taken if clearly more of
 * them are whole in it.
 */
export const readResume = (document: SourceDocument): ReadResume => {
  const { stream, visual } = readingsOf(document);
  const resume = resumeOf(visual, document);
  if (document.kind !== 'pdf' || document.pages.length > maxPages || !mayBeMisread(visual, resume))
    return { stream, visual, resume };
  const stored = storedReadingOf(document, visual);
  if (textsOf(stored.lines) === textsOf(visual.lines)) return { stream, visual, resume };
  const other = resumeOf(stored, document);
  const gain = wholenessOf(stored, other) - wholenessOf(visual, resume);
  return gain < minGain ? { stream, visual, resume } : { stream, visual: stored, resume: other };
};

const textsOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n');
