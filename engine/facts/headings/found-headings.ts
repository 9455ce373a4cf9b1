import { holdsUsualWord, isPlainSoughtTitle, isSoughtTitle, isUsualTitle } from '../../sections/titles/usual-title.ts';
import { isOnlyComposed } from '../../sections/titles/title-kind.ts';
import type { FoundHeading } from '../../model/facts.ts';
import { isKindProven, type Content } from './proven-kind.ts';

/** The headings of the sections, in order; null when there are none. */
export const headingsOf = (content: Content): readonly FoundHeading[] | null => {
  const headings = content.resume.sections.flatMap((section) => {
    const { heading, kind, lines } = section;
    return heading === null
      ? []
      : [
          {
            heading,
            kind,
            lines: lines.length,
            isProven: isKindProven(section, content),
            isUsual: isUsualTitle(heading.text),
            isSought: isSoughtTitle(heading.text, kind),
            isSingular: ['s', 'es'].some((ending) => isUsualTitle(`${heading.text}${ending}`)),
            isPlainlySought: isPlainSoughtTitle(heading.text, kind),
            isOnlyComposed: isOnlyComposed(heading.text),
            isEnglish: holdsUsualWord(heading.text),
          },
        ];
  });
  return headings.length === 0 ? null : headings;
};
