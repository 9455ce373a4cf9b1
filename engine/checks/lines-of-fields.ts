import type { Span } from '../model/reading.ts';

/** The lines that the fields were read from. Fields that were not read have none. */
export const linesOfFields = (fields: readonly ({ spans: readonly Span[] } | null)[]): ReadonlySet<number> =>
  new Set(fields.flatMap((field) => field?.spans.map(({ line }) => line) ?? []));
