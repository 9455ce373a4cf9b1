import type { Reading, Span } from '../model/reading.ts';
import { wordsOf } from './words.ts';

const window = 6;
const copiedShare = 0.6;

const windowsOf = (stems: readonly string[]): readonly string[] =>
  stems
    .slice(0, Math.max(0, stems.length - window + 1))
    .map((_, index) => stems.slice(index, index + window).join(' '));

const stemsOf = (text: string): readonly string[] => wordsOf([{ text, startsAnew: true }]).map((word) => word.stem);

/**
 * Lines of the resume that are the job description's own sentences, pasted in: most of their runs of six words stand in it too.
 * They say nothing about the candidate, so they answer nothing.
 */
export const quotedFrom = (jobText: string, visual: Reading): ((span: Span) => boolean) => {
  const ofJob = new Set(windowsOf(stemsOf(jobText)));
  const quoted = new Set<number>();
  visual.lines.forEach((line, index) => {
    const windows = windowsOf(stemsOf(line.text));
    const copied = windows.filter((words) => ofJob.has(words)).length;
    if (windows.length > 1 && copied / windows.length >= copiedShare) quoted.add(index);
  });
  return (span) => quoted.has(span.line);
};
