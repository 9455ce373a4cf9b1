import { periodsIn } from '../../fields/dates/periods.ts';
import { degreeWords, schoolWords } from '../../lexicon/phrases/section-content.ts';
import type { Reading } from '../../model/reading.ts';
import type { LineGroup } from './group-lines.ts';
import { isDetail } from './headless-work.ts';
import { kindOfContent } from './kind-of-content.ts';

/** Dated lines from which on there is a list of studies: one may be what somebody studies now, told below the name. */
const minDated = 2;

/**
 * Studies below the contact details whose title was drawn as a picture or letter by letter: where no title heads studies
 * elsewhere, the lines from the first degree or school to the last become a section without a heading.
 */
export const withHeadlessStudies = (reading: Reading, groups: readonly LineGroup[]): readonly LineGroup[] => {
  if (groups.some(({ heading }) => heading?.kind === 'education')) return groups;
  const textOf = (line: number): string => reading.lines[line]?.text.slice(0, 200) ?? '';
  return groups.flatMap((group): readonly LineGroup[] => {
    if (group.heading !== null || group.untitledKind !== undefined) return [group];
    const { lines, column } = group;
    const studies = lines.map((line) => isStudy(textOf(line)));
    const from = studies.indexOf(true);
    // the town or the date of the last school
    const to = studies.lastIndexOf(true) + 2;
    const own = lines.slice(from, to);
    if (from < 0 || !isListOfStudies(own.map(textOf)) || own.some((line) => isDetail(textOf(line)))) return [group];
    const parts: readonly LineGroup[] = [
      { ...group, lines: lines.slice(0, from) },
      { heading: null, lines: own, column, untitledKind: 'education' },
      { ...group, lines: lines.slice(to) },
    ];
    return parts.filter((part) => part.lines.length > 0);
  });
};

const isStudy = (text: string): boolean => degreeWords.test(text) || schoolWords.test(text);

const isListOfStudies = (texts: readonly string[]): boolean =>
  texts.filter((text) => periodsIn(text).length > 0).length >= minDated &&
  texts.some((text) => degreeWords.test(text)) &&
  texts.some((text) => schoolWords.test(text)) &&
  kindOfContent(texts) === 'education';
