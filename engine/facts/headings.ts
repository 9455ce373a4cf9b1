import { holdsUsualWord, isPlainSoughtTitle, isSoughtTitle, isUsualTitle } from '../sections/titles/usual-title.ts';
import type { FoundHeading } from '../model/facts.ts';
import type { Resume } from '../model/resume.ts';

/** The headings of the sections, in order; null when there are none. */
export const headingsOf = (resume: Resume): readonly FoundHeading[] | null => {
  const headings = resume.sections.flatMap(({ heading, kind, lines }) =>
    heading === null
      ? []
      : [
          {
            heading,
            kind,
            lines: lines.length,
            isUsual: isUsualTitle(heading.text),
            isSought: isSoughtTitle(heading.text, kind),
            isPlainlySought: isPlainSoughtTitle(heading.text, kind),
            isEnglish: holdsUsualWord(heading.text),
          },
        ],
  );
  return headings.length === 0 ? null : headings;
};
