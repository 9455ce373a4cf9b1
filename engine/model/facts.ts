import type { Evidence } from './evidence.ts';
import type { FlowPart, HiddenBecause, Place, SourceDocument } from './document.ts';
import type { JobMatch, Keywords } from './keywords.ts';
import type { Reading, ReadingOrder, Span, TextTable } from './reading.ts';
import type { Field, Heading, Job, Resume, SectionKind } from './resume.ts';

/** Evidence from whatever a check holds in its hands. A quote is cut at 200 characters; its places are not. */
export type Cite = {
  /** One piece of evidence for stretches that belong together, such as the lines of one bullet. */
  spans(spans: readonly Span[]): Evidence;
  field(field: Field<unknown>): Evidence;
  line(line: number, order?: ReadingOrder): Evidence;
  runs(runs: readonly number[]): Evidence;
};

/** A bullet of a job or voluntary post. `words` are those of `text`. */
export type Bullet = { text: string; words: readonly string[]; field: Field<string>; isCurrentJob: boolean };

/** A job with a start that can be placed. Months count from year 0 (year x 12 + month - 1); `to` of a current job is the present month. */
export type Stint = { job: Job; from: number; to: number; isCurrent: boolean; hasMonths: boolean };

/** Text that is stored in the file and that no person sees. `runs` are neighbours in stored order. */
export type HiddenText = { text: string; because: HiddenBecause; runs: readonly number[] };

/** page-edge: printed in the margin of PDF pages, as running headers and footers are. */
export type ContactPart = FlowPart | 'page-edge';
export type ContactPlace = { what: 'name' | 'email' | 'phone'; field: Field<string>; part: ContactPart };

/** A value that stands on the page and cannot be found in the text that a layout-blind parser gets. */
export type LostValue = { what: 'name' | 'email' | 'phone' | 'job title' | 'employer'; field: Field<string> };

export type FoundHeading = { heading: Heading; kind: SectionKind; lines: number };

/** Lines that stand beside other text. `share` is their part of all lines of the body, 0 to 1. */
export type SideBySide = { lines: readonly number[]; share: number };

/** Lines at which the stored order jumps to another part of the page. `share` is the number of jumps by the number of lines. */
export type OrderBreaks = { lines: readonly number[]; share: number };

/** Characters that are pictures, not letters: icons of a symbol font (as runs: the readings may leave them out), and ornaments. */
export type OddGlyphs = { icons: readonly number[]; ornaments: readonly Span[] };

/** A family of fonts, whatever its styles. `run` is the first that is set in it. */
export type Typeface = { name: string; run: number };

/** A word of a sentence that is no word, and the one that is likely meant. */
export type Misspelled = { word: string; meant: string; span: Span };

/**
 * Answers that several checks share, each computed once in `engine/facts/`. null means: does not apply to this document.
 * The first block is what the pipeline hands in; the rest has one file a fact.
 */
export type Facts = {
  cite: Cite;
  document: SourceDocument;
  filename: string;
  /** 'YYYY-MM-DD', handed in from outside. */
  today: string;
  visual: Reading;
  stream: Reading;
  /** Read from the visual reading. */
  resume: Resume;
  keywords: Keywords;
  job: JobMatch | null;
  jobText: string | null;

  /** Words that a person sees, without what a page repeats at its edge. */
  words: readonly string[];
  /** How many of them say something: without names, addresses and places. */
  contentWords: number;
  /** null for text in other languages, so that checks of English wording do not apply. */
  english: true | null;
  bullets: readonly Bullet[] | null;
  stints: readonly Stint[] | null;
  hiddenTexts: readonly HiddenText[];
  contacts: readonly ContactPlace[] | null;
  /** What is drawn where a name stands; empty or one place. */
  namePictures: readonly Place[];
  lostValues: readonly LostValue[];
  /** null when there is not a single heading. */
  headings: readonly FoundHeading[] | null;
  sideBySide: SideBySide;
  textTables: readonly TextTable[];
  orderBreaks: OrderBreaks;
  oddGlyphs: OddGlyphs;
  /** Those that a fair share of the text is set in, the most used first. */
  typefaces: readonly Typeface[];
  /** null for text in other languages, and where no dictionary is at hand. */
  misspelled: readonly Misspelled[] | null;
};
