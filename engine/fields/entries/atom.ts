import type { Fact } from '../../lexicon/form-labels.ts';
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
  /** A name in brackets that may be a part of what is before it: 'Welder (Acme)', 'Welder (Night Shift)'. */
  | 'paren'
  | 'date'
  /** Only the type changes: a bold employer before an italic title. */
  | 'type';

/** Offsets of the bracket in the line: it belongs to a field that begins before it. */
export type Closing = { open: number; end: number };

/** Offsets from `at` on are in another line, where `at` is `from`: the row was broken inside a bracket. */
export type LineBreak = { at: number; line: number; from: number };

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
  /** Where the bracket around this piece, or around it and those before it, opens and ends. */
  closing?: Closing;
  /** Where the line ends that the piece begins in, when it goes on in the next one. */
  lineBreak?: LineBreak;
  /** What the label directly before it asks for: 'Employer: Acme'. */
  fact?: Fact;
};
