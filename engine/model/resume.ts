import type { SectionKind } from '../section-kinds.ts';
import type { ReadingOrder, Span } from './reading.ts';

export type { SectionKind };

/** A value with the words it was read from. `confidence` runs from 0 to 1; below 0.5 checks answer 'unsure' rather than 'fail'. */
export type Field<T> = { value: T; spans: readonly Span[]; confidence: number };

export type Heading = {
  text: string;
  span: Span;
  /** title: a known section title; alike: an unusual title with the same meaning; style: only its type marks it as a heading. */
  recognisedBy: 'title' | 'alike' | 'style';
};

/**
 * `lines` are indices into the reading, heading excluded, in reading order. Lines without a heading (the top of the
 * page, page headers and footers, a text box) form 'contact' sections without heading. A heading that shares its line
 * with content ('Skills: welding') leaves that line in `lines`: the content starts after `heading.span.to`.
 */
export type Section = { kind: SectionKind; heading: Heading | null; lines: readonly number[]; column: number };

/** As precise as written: no month where the resume gives only a year. `month` from 1 to 12. */
export type PartialDate = { year: number; month?: number | undefined };
export type EndDate = PartialDate | 'present';

export type DateStyle = 'month-year' | 'numeric' | 'year' | 'season';

/** A period as written; `style` lets a check see mixed styles. */
export type Period = { start: PartialDate | null; end: EndDate | null; style: DateStyle };

export type Job = {
  title: Field<string> | null;
  employer: Field<string> | null;
  location: Field<string> | null;
  period: Field<Period> | null;
  /** One per bullet (or, without bullets, per sentence-like paragraph), with continuation lines joined, hyphenation undone and the marker removed. */
  bullets: readonly Field<string>[];
};

export type Education = {
  institution: Field<string> | null;
  degree: Field<string> | null;
  /** Subject, where the degree states it separately. */
  field: Field<string> | null;
  grade: Field<string> | null;
  location: Field<string> | null;
  period: Field<Period> | null;
};

/** What one reading of a document says about the candidate. The same fields are read from both readings; their difference is evidence. */
export type Resume = {
  order: ReadingOrder;
  sections: readonly Section[];
  name: Field<string> | null;
  /** The candidate's own, best first; addresses of references are left out. */
  emails: readonly Field<string>[];
  /** As written. */
  phones: readonly Field<string>[];
  location: Field<string> | null;
  /** Addresses as written, or as in the hyperlink under the words. */
  links: readonly Field<string>[];
  summary: Field<string> | null;
  experience: readonly Job[];
  /** Times of leaves and career breaks that are listed among the jobs: no jobs, and no gaps. */
  leaves: readonly Field<Period>[];
  volunteering: readonly Job[];
  education: readonly Education[];
  /** The items of the skills section(s), in order. */
  skills: readonly Field<string>[];
  certifications: readonly Field<string>[];
  /** 'English', 'Spanish (fluent)': as written. */
  languages: readonly Field<string>[];
};
