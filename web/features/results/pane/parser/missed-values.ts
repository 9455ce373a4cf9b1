import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { containsWords, wordOf } from './lost-words.ts';

/** Checks of places that some systems skip. Their findings quote the contact details that are there. */
const skippedPlaces: ReadonlySet<string> = new Set(['contact-in-header-footer', 'contact-in-frame']);

/** What findings say that some systems skip, as quoted. */
export const skippedOf = (checks: AnalysisResult['checks']): ReadonlySet<string> =>
  new Set(
    checks
      .filter(({ id }) => skippedPlaces.has(id))
      .flatMap(({ findings }) => findings.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))),
  );

/**
 * Whether some systems miss a value: the text that a layout-blind parser gets does not contain it, or a finding says that
 * they skip its place. A value can have its words in another order than its line, as the name does that we read in
 * 'PRUITT, Marisol Ann'.
 */
export const isMissedIn = (stream: string, skipped: ReadonlySet<string>, value: string | null): boolean =>
  value !== null && (skipped.has(value) || (!containsWords(stream, value) && !hasAllOnOneLine(stream, value)));

const hasAllOnOneLine = (stream: string, value: string): boolean => {
  const wanted = wordsOf(value);
  return stream.split('\n').some((line) => {
    const words = new Set(wordsOf(line));
    return wanted.every((word) => words.has(word));
  });
};

/** Without punctuation around them, as the comma is behind a surname. */
const wordsOf = (text: string): string[] => text.split(/\s+/).map(wordOf);
