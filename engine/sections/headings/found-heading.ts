import type { Heading, SectionKind } from '../../model/resume.ts';
import type { HeadingWords } from './heading-shape.ts';

/** A line that heads a section. `kind` is null when neither its words nor similar headings determine the section kind. */
export type FoundHeading = {
  line: number;
  /** Further lines of a title that a narrow column broke. */
  more: readonly number[];
  words: HeadingWords;
  kind: SectionKind | null;
  recognisedBy: Heading['recognisedBy'];
};
