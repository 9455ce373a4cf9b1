import type { Check } from '../../model/check.ts';
import type { FoundHeading } from '../../model/facts.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { Resume, SectionKind } from '../../model/resume.ts';
import { lettersOf } from '../../text/letters.ts';
import { failed, listed, passed } from '../outcomes.ts';

/** Kinds that form one list in a profile. Skills are often split by topic, which is fine. */
const single: readonly SectionKind[] = ['summary', 'experience', 'education'];

export const duplicateSections: Check<'headings' | 'visual' | 'resume' | 'cite'> = {
  id: 'duplicate-sections',
  group: 'sections',
  title: { pass: 'No section appears twice', fail: 'A section appears twice' },
  why: 'A candidate profile has one list of jobs and one of schools. A second section with the same name can be read as a separate list.',
  impact: 'minor',
  needs: ['headings', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ headings, visual, resume, cite }) => {
    const titled = headings.filter(({ heading }) => heading.recognisedBy === 'title');
    // A heading with nothing below it may be the shadow of the next one.
    const ownLines = new Set([...headings.map(({ heading }) => heading.span.line), ...linesOfNames(resume)]);
    const whole = titled.filter(
      (found) => found.lines > 0 && !goesOn(found, visual, ownLines) && !mayEndTitle(found, visual),
    );
    const repeated = whole.filter(
      ({ kind, heading }, index) =>
        single.includes(kind) &&
        whole.some((other, at) => at < index && other.kind === kind && same(other.heading.text, heading.text)),
    );
    if (repeated.length === 0)
      return mayRepeatHeading(titled, visual) || isInTwoLanguages(titled) ? { is: 'not-applicable' } : passed;
    return failed(
      0.5,
      `More than one section has the same heading: ${listed(repeated.map(({ heading }) => `"${heading.text}"`))}.`,
      'Merge them, or give the second one a different heading, such as "Earlier Experience".',
      repeated.map(({ heading }) => cite.spans([heading.span])),
    );
  },
};

/** 'Experiência' and 'Experience': a resume in two languages has each section twice. */
const isInTwoLanguages = (titled: readonly FoundHeading[]): boolean =>
  main.every((kind) => {
    const own = titled.filter((found) => found.kind === kind);
    return own.some(({ isEnglish }) => isEnglish) && own.some(({ isEnglish }) => !isEnglish);
  });
const main: readonly SectionKind[] = ['experience', 'education'];

/** The lines of employers and schools, which may be set in the type of the heading above them. */
const linesOfNames = ({ experience, education }: Resume): readonly number[] =>
  [...experience.map(({ employer }) => employer), ...education.map(({ institution }) => institution)].flatMap(
    (name) => name?.spans.map(({ line }) => line) ?? [],
  );

/** 'EDUCATION' above 'AND TRAINING' in the same type is a longer heading, broken over two lines. */
const goesOn = ({ heading }: FoundHeading, { lines }: Reading, ownLines: ReadonlySet<number>): boolean => {
  const [line, next] = [lines[heading.span.line], lines[heading.span.line + 1]];
  return (
    line !== undefined &&
    next !== undefined &&
    next.column === line.column &&
    next.markerLength === 0 &&
    styleOf(next) === styleOf(line) &&
    // In a resume of one type, the next line may be a job.
    (joiningWords.test(next.text) ||
      (!ownLines.has(heading.span.line + 1) && standsOut(next, lines[heading.span.line + 2])))
  );
};

/** 'RESEARCH' beside the text of its section, with 'EXPERIENCE' below it: a title in a margin that is broken over two lines. */
const mayEndTitle = ({ heading }: FoundHeading, { lines }: Reading): boolean => {
  const [above, line] = [lines[heading.span.line - 1], lines[heading.span.line]];
  const [margin = '', ...beside] = above?.text.split('\t') ?? [];
  return (
    beside.length > 0 &&
    above?.column === line?.column &&
    above?.markerLength === 0 &&
    /^\p{Lu}[\p{L} &/-]+$/u.test(margin.trim()) &&
    margin.trim().split(/\s+/u).length <= maxWordsInMargin
  );
};
const maxWordsInMargin = 3;

/** 'EDUCACIÓN' above 'COMPLEMENTARIA': the text below them is set in another type, so that both are one heading. */
const standsOut = (line: Line, below: Line | undefined): boolean =>
  !/\d/u.test(line.text) && below !== undefined && styleOf(below) !== styleOf(line);

const joiningWords = /^(?:and|&|or|of|in|for|with|y|e|et|und|de|en|of|van)\s/iu;

const maxWordsOfHeading = 5;

const styleOf = ({ style }: Line): string =>
  [style.sizePt, style.isBold, style.isItalic, style.isCaps, style.color].join(' ');

/** Whether a line set like the headings is on the page twice: a heading that we do not know may head two sections. */
const mayRepeatHeading = (headings: readonly FoundHeading[], { lines }: Reading): boolean => {
  const styles = new Set(headings.flatMap(({ heading }) => lines[heading.span.line] ?? []).map(styleOf));
  const titles = lines
    .filter(
      (line) =>
        !line.isFurniture &&
        line.markerLength === 0 &&
        !/\d/u.test(line.text) &&
        line.text.trim().split(/\s+/u).length <= maxWordsOfHeading &&
        styles.has(styleOf(line)),
    )
    .map(({ text }) => lettersWithoutDigits(text))
    .filter((title) => title !== '');
  return new Set(titles).size < titles.length;
};

const same = (one: string, other: string): boolean => lettersWithoutDigits(one) === lettersWithoutDigits(other);
const lettersWithoutDigits = (text: string): string => lettersOf(text).replaceAll(/\p{N}+/gu, '');
