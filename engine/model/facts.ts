import type { Evidence } from './evidence.ts';
import type { FlowPart, HiddenBecause, Place, SourceDocument } from './document.ts';
import type { JobMatch, Keywords } from './keywords.ts';
import type { Reading, ReadingOrder, Span, TextTable } from './reading.ts';
import type { Field, Heading, Job, Resume, Section, SectionKind } from './resume.ts';

/** Creates evidence from whatever a check has. A quote is cut at 200 characters; its places are not. */
export type Cite = {
  /** One piece of evidence for stretches that belong together, such as the lines of one bullet. */
  spans(spans: readonly Span[]): Evidence;
  field(field: Field<unknown>): Evidence;
  line(line: number, order?: ReadingOrder): Evidence;
  runs(runs: readonly number[]): Evidence;
};

/** A bullet of a job or volunteer position. `words` are those of `text`. */
/** `isPastJob`: its job has an end before today; false also when we did not read one. */
/** `isMarked`: it begins with a bullet or number. Where it ends is sure only then: lines without a sign may belong together. */
export type Bullet = {
  text: string;
  words: readonly string[];
  field: Field<string>;
  isPastJob: boolean;
  isMarked: boolean;
};

/** A job with a known start. Months count from year 0 (year x 12 + month - 1); `to` of a current job is the present month. */
export type Stint = { job: Job; from: number; to: number; isCurrent: boolean; hasMonths: boolean };

/** Text that is stored in the file but invisible. `runs` are neighbors in stored order. */
export type HiddenText = { text: string; because: HiddenBecause; runs: readonly number[] };

/** page-edge: printed in the margin of PDF pages, like running headers and footers. */
export type ContactPart = FlowPart | 'page-edge';
export type ContactPlace = { what: 'name' | 'email' | 'phone'; field: Field<string>; part: ContactPart };

/** A value that is on the page but not in the text that a layout-blind parser gets. */
export type LostValue = { what: 'name' | 'email' | 'phone' | 'job title' | 'employer'; field: Field<string> };

/**
 * `isUsual`: parsers that look for the usual words find it, which is not the same as that we understand it. `isSought`:
 * it holds one of the few words by which they find a section of its kind.
 */
export type FoundHeading = {
  heading: Heading;
  kind: SectionKind;
  lines: number;
  /** Whether the lines below it prove the kind, whatever the title says. */
  isProven: boolean;
  isUsual: boolean;
  isSought: boolean;
  /** Whether it is the singular of a usual title: 'Habilidade'. */
  isSingular: boolean;
  /** Whether it holds such a word and nothing of the person's own beside it. */
  isPlainlySought: boolean;
  /** Whether we understand it word by word although no list of usual titles has it: 'Tickets & checks'. */
  isOnlyComposed: boolean;
  /** Whether an English word for a section is in it. */
  isEnglish: boolean;
};

/** Something that a plain text lacks: where it is on the page, and the words by which a reader knows it (the title of a job). */
export type LostPart = { spans: readonly Span[]; name: readonly Span[] };

/**
 * Values that were looked for in a plain text: how many were found, of how many, and those of the others that are surely
 * what we take them for. `of` is what we read, which may be less than the page has: no number for a reader.
 */
export type FoundAgain = { found: number; of: number; lost: readonly LostPart[] };

/**
 * A parser without layout. `reads`: the text in stored order; straight across the page, row by row, or cut into blocks
 * that are put in order (PDF); the body without text boxes, or without those and without line breaks (Word). `parts`:
 * what it finds of contact details, of jobs (employer, title and dates together), of bullets (in one piece below their
 * own job), of usual headings (on a line of their own) and of skills.
 */
export type PlainParser = {
  reads: 'stored' | 'across' | 'blocks' | 'body' | 'unbroken';
  weight: number;
  parts: Readonly<Record<'contact' | 'jobs' | 'bullets' | 'headings' | 'skills', FoundAgain>>;
};

/** `share`: what the parsers find on average of what we read, from 0 to 1. */
export type PlainParsers = { parsers: readonly PlainParser[]; share: number };

/**
 * Lines beside other text, and those of them that are columns: not the head of the page, nor a list in columns of its own.
 * `level`: those of the columns that have text of another column at their height; empty for DOCX, which has no places.
 * `share`, `columnShare` and `levelShare` are their shares of all lines of the body, 0 to 1.
 */
export type SideBySide = {
  lines: readonly number[];
  share: number;
  columns: readonly number[];
  columnShare: number;
  level: readonly number[];
  levelShare: number;
  /** Whether lists of short facts, or few lines below a title, would be columns if they were counted. */
  mayBeColumns: boolean;
  /** Whether lines that were read as one column are beside each other: columns or the cells of a table. */
  hasUnsplitColumns: boolean;
  /** Whether a list is set in columns of its own. */
  hasListInColumns: boolean;
};

/** Lines at which the stored order jumps to another part of the page. `share` is the number of jumps divided by the number of lines. */
export type OrderBreaks = { lines: readonly number[]; share: number };

/** Characters that are pictures rather than letters: icons of a symbol font (as runs: the readings may leave them out), and ornaments. */
/** `icons`: runs. `hasLabeledIcons`: others are beside a word that says the same. */
export type OddGlyphs = { icons: readonly number[]; hasLabeledIcons: boolean; ornaments: readonly Span[] };

/** A font family, in any style. `run` is the first one set in it. */
export type Typeface = { name: string; run: number };

/**
 * What the page shows of things that may not have been read. `titles`: where a section is missing, kinds of sections with a
 * known title on some line; `schooling`: where no education was read, lines with a degree, a school outside the jobs, or a period of years
 * below a heading that we do not know;
 * `largeWords`: lines that look like a name; `besideContacts`: words between the contact details that may be a place.
 */
export type Traces = {
  titles: ReadonlySet<SectionKind>;
  schooling: readonly number[];
  largeWords: readonly number[];
  /** Lines that ask for a name, as forms do. */
  nameLabels: readonly number[];
  besideContacts: readonly string[];
  /** Words at the top of the page, in its margins and in text boxes that may be a town that no list of ours has. */
  maybeTowns: readonly string[];
  /** Short lines that are set or punctuated like headings, without being read as any. */
  maybeHeadings: readonly number[];
  /** Lines of a paragraph that may be a summary, below no heading that we know. */
  maybeSummary: readonly number[];
  /** Lines that list several short items, outside the sections that were recognized by their titles. */
  maybeSkills: readonly number[];
  /** Sections of skills whose heading holds a word for skills. */
  titledSkills: readonly Section[];
  /** Lines that may hold a phone number or an email address, say where somebody lives, or begin a job. */
  phones: readonly number[];
  emails: readonly number[];
  places: readonly number[];
  work: readonly number[];
  /** Lines that name an occupation, under a heading that we did not know. */
  maybeJobs: readonly number[];
};

/** A misspelled word of a sentence, and the word that was probably meant. */
export type Misspelled = { word: string; meant: string; span: Span };

/**
 * Answers that several checks share, each computed once in `engine/facts/`. null means: does not apply to this
 * document. The pipeline provides the first block; each of the others has its own file.
 */
export type Facts = {
  cite: Cite;
  document: SourceDocument;
  filename: string;
  /** 'YYYY-MM-DD', provided by the caller. */
  today: string;
  visual: Reading;
  stream: Reading;
  /** Read from the visual reading. */
  resume: Resume;
  keywords: Keywords;
  job: JobMatch | null;
  jobText: string | null;

  /** Words that a person sees, without the text that pages repeat at their edges. */
  words: readonly string[];
  /** The number of content words: without names, addresses and places. */
  contentWords: number;
  /** null for text in other languages, so that checks of English wording do not apply. */
  english: true | null;
  bullets: readonly Bullet[] | null;
  stints: readonly Stint[] | null;
  /** Entries of the work history that are jobs whatever else was misread. */
  sureJobs: ReadonlySet<Job>;
  hiddenTexts: readonly HiddenText[];
  contacts: readonly ContactPlace[] | null;
  /** Pictures where a name would be; empty or one place. */
  namePictures: readonly Place[];
  lostValues: readonly LostValue[];
  /** null when there is no heading at all. */
  headings: readonly FoundHeading[] | null;
  /** Without a line of their own in the stored text. */
  lostHeadings: readonly Heading[];
  /** null when the page has nothing that could be looked for. */
  plainParsers: PlainParsers | null;
  traces: Traces;
  sideBySide: SideBySide;
  textTables: readonly TextTable[];
  orderBreaks: OrderBreaks;
  /** The share of the jobs and bullets that a parser of the stored text does not find in their places, 0 to 1. */
  tornApart: number;
  oddGlyphs: OddGlyphs;
  /** Those used for a substantial share of the text, the most used first. */
  typefaces: readonly Typeface[];
  /** How many there are, with those that set little more than a heading. */
  typefaceCount: number;
  /** null for text in other languages, and when no dictionary is available or it does not fit the text. */
  misspelled: readonly Misspelled[] | null;
  /**
   * Whether a word may be misspelled that may as well be a name or a term; only asked where `misspelled` is empty. null
   * without a dictionary for the text.
   */
  hasDoubtfulWords: boolean | null;
};
