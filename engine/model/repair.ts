export type RepairId =
  | 'tracked-changes'
  | 'comments'
  | 'hidden-text'
  | 'form-fields'
  | 'text-boxes'
  | 'header-contact'
  | 'tables'
  | 'columns'
  | 'symbols'
  | 'heading-styles'
  | 'file-properties';

/** One place that a repair changes, as a person reads it; '' for what is not there before or after. */
export type RepairChange = { before: string; after: string };

/** A repair that makes this file better and loses none of its words. `changes` are the first ones of `count`. */
export type OfferedRepair = {
  id: RepairId;
  title: string;
  /** What becomes of the file, in a sentence or two. */
  what: string;
  /** The check whose finding it mends. */
  check: string;
  changes: readonly RepairChange[];
  count: number;
};
