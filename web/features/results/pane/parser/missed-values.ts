import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { containsWords } from './lost-words.ts';

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
 * they skip its place.
 */
export const isMissedIn = (stream: string, skipped: ReadonlySet<string>, value: string | null): boolean =>
  value !== null && (skipped.has(value) || !containsWords(stream, value));
