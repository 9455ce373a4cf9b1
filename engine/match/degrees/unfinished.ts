import { institutionScore } from '../../fields/education/schools/institutions.ts';
import { unfinishedStudies } from '../../lexicon/phrases/study-details.ts';
import type { Reading } from '../../model/reading.ts';
import type { Education, Resume } from '../../model/resume.ts';

const maxQuoteLength = 80;

/** No studies take longer; a later year is no end of them. */
const maxYearsAhead = 8;
/** Of an institution's score, by which somebody else's name is no school. */
const minSchoolScore = 0.5;

/** Whether an entry ends in a year to come, or, where a school says that it is one, has no end yet. */
const isAhead = ({ period, institution }: Education, today: string): boolean => {
  const end = period?.value.end ?? null;
  if (end === 'present') return institution !== null && institutionScore(institution.value) >= minSchoolScore;
  const year = Number(today.slice(0, 4));
  return end !== null && end.year > year && end.year <= year + maxYearsAhead;
};

const linesOf = ({ degree, field, institution, period }: Education): readonly number[] =>
  [degree, field, institution, period].flatMap((value) => value?.spans.map(({ line }) => line) ?? []);

/** A graduation that was expected in an earlier year may have taken place since. */
const saysUnfinished = (text: string, today: string): boolean => {
  if (!unfinishedStudies.test(text)) return false;
  const years = (text.match(/\b(?:19|20)\d\d\b/gu) ?? []).map(Number);
  return years.length === 0 || !/expected|anticipated/iu.test(text) || Math.max(...years) >= Number(today.slice(0, 4));
};

/** Studies that are not finished: the lines that say so, by words or by dates, and those with the rest of the entry. */
export type Unfinished = { said: ReadonlySet<number>; all: ReadonlySet<number> };

export const unfinishedStudiesIn = (resume: Resume, visual: Reading, today: string): Unfinished => {
  const said = new Set<number>();
  for (const { lines } of resume.sections.filter(({ kind }) => kind === 'education'))
    for (const line of lines) if (saysUnfinished(visual.lines[line]?.text ?? '', today)) said.add(line);
  const all = new Set(said);
  for (const entry of resume.education) {
    const lines = linesOf(entry);
    if (isAhead(entry, today)) for (const { line } of entry.period?.spans ?? []) said.add(line);
    if (lines.some((line) => said.has(line))) for (const line of lines) all.add(line);
  }
  return { said, all };
};

/** Up to the last whole word. */
const quoted = (line: number | undefined, visual: Reading): string => {
  const text = (visual.lines[line ?? -1]?.text ?? '').replaceAll('\t', ' ').trim();
  const short = text.length <= maxQuoteLength ? text : `${text.slice(0, text.lastIndexOf(' ', maxQuoteLength))} …`;
  return short === '' ? '' : ` ("${short}")`;
};

/** For a degree that is missing: null when no studies are in progress. */
export const studiesInProgressNote = ({ said }: Unfinished, visual: Reading): string | null => {
  const [first] = [...said].toSorted((one, other) => one - other);
  return first === undefined
    ? null
    : `Your resume says that studies are in progress${quoted(first, visual)}. They do not meet the requirement yet.`;
};

/** For a degree whose level meets the requirement. */
export const unfinishedDegreeNote = (line: number | undefined, visual: Reading): string =>
  `Your resume says that the degree of this level is still in progress${quoted(line, visual)}.`;
