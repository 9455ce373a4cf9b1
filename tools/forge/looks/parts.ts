/** What a look is put together from. */

export type ProducerId = 'pdfkit' | 'chromium' | 'typst' | 'docx';

/** Where the dates of a job stand. */
export type DatesId =
  | 'dates-right'
  | 'dates-below'
  | 'dates-front'
  | 'dates-brackets'
  | 'dates-comma'
  | 'dates-colon'
  | 'dates-pipe'
  | 'dates-gap'
  | 'dates-gutter'
  | 'dates-cell';

export type PlaceId = 'after-employer' | 'brackets' | 'own-line' | 'right' | 'with-dates';

export type SchoolId =
  | 'degree-first'
  | 'school-first'
  | 'degree-comma-school'
  | 'school-dash-degree'
  | 'degree-pipe-school'
  | 'school-gap-town'
  | 'degree-gap-school'
  | 'profile'
  | 'table';

export type SkillsId =
  | 'commas'
  | 'labels'
  | 'labels-above'
  | 'pipes'
  | 'dots'
  | 'bullets'
  | 'lines'
  | 'grid'
  | 'chips'
  | 'table'
  | 'ratings';

export type HeadingCase = 'as-written' | 'caps' | 'small-caps' | 'lower';

export type HeadingStyle = {
  case: HeadingCase;
  ornament: 'none' | 'rule-below' | 'rule-above' | 'bar' | 'rule-beside' | 'dashes';
  /** Printed before and after the words: '> ', ':', '— '. */
  before: string;
  after: string;
  isCentered: boolean;
  isColored: boolean;
  /** Extra space between the letters, in ems. */
  trackingEm: number;
  /** A blank typed between all letters. */
  isTyped: boolean;
};

export type NameId = 'big' | 'plain' | 'two-lines' | 'hyphen-break' | 'monogram' | 'caps' | 'with-headline';

export type ContactId = 'pipes' | 'bullets' | 'dots' | 'slashes' | 'labels' | 'lines' | 'icons' | 'gaps' | 'form';

/** The order in which a PDF stores its text: as read, line by line across the columns, or the wide column first. */
export type PaintOrder = 'columns' | 'rows' | 'wide-column-first';

/** How a word processor's user made headings: with its heading styles, or bold by hand. */
export type Flavor = 'styles' | 'by-hand';

export type Typography = {
  font: 'sans' | 'serif' | 'mono' | 'arial' | 'times';
  sizePt: number;
  nameSizePt: number;
  leading: number;
  accent: string;
  isLetter: boolean;
  marginPt: number;
  isCentered: boolean;
};

/** Entries of a PDF's information dictionary. */
export type Program = { Producer: string; Creator: string };
