import type { Period, SectionKind } from './resume.ts';

/** A line of a draft. `needsCheck`: we carried the words over as they stand, and do not know what they are, or OCR was unsure of one. */
export type DraftLine = { text: string; needsCheck: boolean };

/** A job, a degree or a project. '' where nothing was read; `dates` as written, `period` as understood. */
export type DraftEntry = {
  is: 'entry';
  title: string;
  /** The employer or the school. */
  at: string;
  place: string;
  dates: string;
  period: Period | null;
  notes: readonly DraftLine[];
  bullets: readonly DraftLine[];
};

export type DraftBlock = DraftEntry | { is: 'text'; line: DraftLine } | { is: 'item'; line: DraftLine };

/** `title` as written; '' where the page has none. */
export type DraftSection = { kind: SectionKind; title: string; blocks: readonly DraftBlock[] };

/**
 * A resume as a document to go on with. Every word of the pages is in it, in the order of a person; only what pages
 * repeat at their edges, bullets, icons and separators are left out.
 */
export type Draft = {
  /** '' where no name was read. */
  name: string;
  /** What is written below the name and is no contact detail; '' for nothing. */
  headline: string;
  /** Location, phone numbers, email addresses and what else is written beside them, in the order of the page. */
  contact: readonly string[];
  links: readonly string[];
  sections: readonly DraftSection[];
};
