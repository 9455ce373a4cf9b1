import type { Period } from '../../model/resume.ts';

/** `from` and `to` bound the whole period in the text, words such as 'since' and 'Expected' included. `isRange` is false for a single date. */
export type FoundPeriod = { from: number; to: number; period: Period; isRange: boolean };
