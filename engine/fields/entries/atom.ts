import type { FoundPeriod } from '../dates/periods.ts';

/** What separates a piece of text from the one before it in the header of an entry. */
export type Glue =
  | 'line'
  | 'wrap'
  | 'tab'
  | 'bar'
  | 'dash'
  | 'colon'
  | 'comma'
  | 'at'
  | 'bracket'
  | 'date'
  /** Only the type changes: a bold employer before an italic title. */
  | 'type';

/**
 * The smallest piece of an entry's header that can be a field of its own. `from` and `to` are offsets in the line;
 * `period` is set when the piece is the dates.
 */
export type Atom = {
  text: string;
  line: number;
  from: number;
  to: number;
  glue: Glue;
  row: number;
  period: FoundPeriod | null;
  /** The type that its first letter is set in; undefined for the dates. */
  type?: string;
};
