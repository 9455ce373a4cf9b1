import { institutionScore } from '../../fields/education/schools/institutions.ts';
import { placeScore } from '../../fields/places/place-score.ts';
import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import { unfinishedStudies } from '../../lexicon/phrases/study-details.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Reading } from '../../model/reading.ts';
import type { Education, Resume } from '../../model/resume.ts';
import { degreeLevelsIn, levelRank, type DegreeLevel } from '../../terms/degree-levels.ts';
import { shortened } from '../../text/shortened.ts';
import { levelIn } from '../answer.ts';

const maxQuoteLength = 80;

/** No studies take longer, so a later year is not their end. */
const maxYearsAhead = 8;
/** Of an institution's score: a lower one is somebody's name, not a school. */
const minSchoolScore = 0.5;

/** What may be in progress, or run for years to come, beside a finished degree. */
const besideStudies = compilePhrases(
  `
  cpa
  cfa
  acca
  cma
  pmp
  cissp
  certif*
  licen[cs]*
  credentials?
  courses?
  coursework
  training
  exams?
  boot ?camps?
  expir*
  valid
  renew*
  registr*
  accredit*
  alumn*
  members?
  membership
  fellow*
  `,
  { start: 'word', end: 'word', ignoreCase: true },
);

const yearsIn = (text: string): readonly number[] => (text.match(/\b(?:19|20)\d\d\b/gu) ?? []).map(Number);

/** 'Since 2023', '2023 - present': the year is not an end. */
const openPeriod = anyOf(
  /\b(?:since|from|seit|desde|depuis)\s(?:\p{L}{3,12}\s)?(?:19|20)\d\d/iu,
  /(?:19|20)\d\d\s?(?:-|–|—|to)\s?(?:present|current|now|today|ongoing|in progress|expected|heute|presente)/iu,
);

/** Whether the latest year of a line is a past one: studies that ended then are finished, whatever else the line says. */
const endsInPast = (text: string, today: string): boolean => {
  const years = yearsIn(text);
  return years.length > 0 && Math.max(...years) < Number(today.slice(0, 4)) && !openPeriod.test(text);
};

/** Words that a piece about the end of studies has besides the cue. */
const aboutStatus = wordSet(
  'currently presently still status graduation completion graduate degree studies date of in the on my year student',
);
/** 'CISSP (in progress)' */
const isInitials = (piece: string): boolean => /^\p{Lu}{3,6}$/u.test(piece.trim());

const isStatus = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).every((word) => aboutStatus.has(word.toLowerCase()));

const namesDegree = (text: string): boolean => levelIn(text, []).length > 0;

/** 'Expected May 2027': what follows is a date. */
const isExpectation = (said: string): boolean =>
  /expected|anticipated|graduating|voraussichtlich|angestrebt/iu.test(said);

/** 'Pursuing a BSc': the degree is what follows. 'BSc in Botany studying plants' is finished. */
const isPursuit = (said: string): boolean => /pursuing|enrolled|studying|attending/iu.test(said);

/** 'Graduating in May 2027', not 'graduating in the top 5%'. */
const startsWithYear = /^\s*(?:\p{L}{3,9}\.?,?\s)?(?:19|20)\d\d/u;

/** Whether a piece of a line says that studies are not finished, and not something else: 'in progress: CISSP'. */
const isAboutStudies = (piece: string): boolean => {
  const said = unfinishedStudies.exec(piece);
  if (said === null) return false;
  const before = piece.slice(0, said.index);
  const behind = piece.slice(said.index + said[0].length);
  if (/graduating/iu.test(said[0]) && !startsWithYear.test(behind)) return false;
  if (namesDegree(isPursuit(said[0]) ? behind : piece)) return true;
  return isStatus(before) && (isExpectation(said[0]) ? !/\p{Lu}{2}/u.test(behind) : isStatus(behind));
};

/** Whether a line says so of the degree in it or above it. A line with degrees of two levels does not say of which. */
const saysUnfinished = (text: string, today: string): boolean => {
  if (!unfinishedStudies.test(text) || besideStudies.test(text) || endsInPast(text, today)) return false;
  if (degreeLevelsIn(text).length > 1) return false;
  const pieces = text.split(/[,;|()\t·•]|\s[-–—]\s/u);
  return pieces.some((piece, index) => isAboutStudies(piece) && !(index > 1 && isInitials(pieces[index - 1] ?? '')));
};

/** Whether an entry ends in a year to come, or, where a school says that it is one, has no end yet. */
const isAhead = ({ period, institution }: Education, today: string): boolean => {
  const end = period?.value.end ?? null;
  if (end === 'present') return institution !== null && institutionScore(institution.value) >= minSchoolScore;
  const year = Number(today.slice(0, 4));
  return end !== null && end.year > year && end.year <= year + maxYearsAhead;
};

/** Words beside a date that is about the studies: 'GPA 3.8'. With others, 'Mentor 2023 - Present', it is about something else. */
const besideDate = wordSet('gpa expected anticipated full part time honors honours');

/** Of the score of a place, by which it is a known one. */
const minTownScore = 2;

const lettersIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The lines of the dates of an entry: of its degree or school, or of nothing else but its place. */
const datedLinesOf = (entry: Education, textOf: (line: number) => string): readonly number[] => {
  const own = linesOf(entry.degree, entry.field, entry.institution);
  const period = entry.period?.spans ?? [];
  const town = entry.location?.value ?? '';
  // 'Mentor: 2023' has been read as a town, too.
  const place = new Set(placeScore(town) >= minTownScore ? lettersIn(town) : []);
  const isBesideDate = (word: string): boolean => place.has(word) || aboutStatus.has(word) || besideDate.has(word);
  return linesOf(entry.period).filter((line) => {
    const dates = period.filter((span) => span.line === line);
    const rest = dates.reduce(
      (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
      textOf(line),
    );
    return own.includes(line) || lettersIn(rest).every(isBesideDate);
  });
};

/** By the month, where it is known: a graduation that was expected this May may have taken place since. */
const isOver = ({ period }: Education, today: string): boolean => {
  const end = period?.value.end ?? null;
  if (end === null || end === 'present') return false;
  const [year = 0, month = 0] = today.split('-').map(Number);
  return end.year < year || (end.year === year && end.month !== undefined && end.month < month);
};

const linesOf = (...values: readonly (Education['degree'] | Education['period'])[]): readonly number[] =>
  values.flatMap((value) => value?.spans.map(({ line }) => line) ?? []);

const namesDegreeOf = ({ degree, field }: Education): boolean =>
  namesDegree(degree?.value ?? '') || namesDegree(field?.value ?? '');

/** Studies that are not finished: the lines that say so, by words or by dates, and those with the degree that they are of. */
export type Unfinished = { said: ReadonlySet<number>; all: ReadonlySet<number> };

export const unfinishedStudiesIn = (resume: Resume, visual: Reading, today: string): Unfinished => {
  const textOf = (line: number): string => visual.lines[line]?.text ?? '';
  const ofSections = resume.sections.flatMap(({ kind, lines }) => (kind === 'education' ? lines : []));
  const said = new Set(ofSections.filter((line) => saysUnfinished(textOf(line), today)));
  // The school of one entry may be that of the next, which then says nothing about the first.
  const ofOneSchool = (entry: Education): readonly number[] =>
    linesOf(entry.institution).filter((line) =>
      resume.education.every((other) => other === entry || !linesOf(other.institution).includes(line)),
    );
  const isUnfinished = (entry: Education): boolean => {
    if (!namesDegreeOf(entry) || isOver(entry, today)) return false;
    const dated = datedLinesOf(entry, textOf);
    const isAheadByDate =
      dated.length > 0 && isAhead(entry, today) && !dated.some((line) => besideStudies.test(textOf(line)));
    if (isAheadByDate) for (const line of dated) said.add(line);
    const own = [...linesOf(entry.degree, entry.field), ...dated, ...ofOneSchool(entry)];
    return isAheadByDate || own.some((line) => said.has(line));
  };
  const unfinished = resume.education.filter(isUnfinished);
  const all = new Set([...said, ...unfinished.flatMap(({ degree, field }) => linesOf(degree, field))]);
  // A line with a finished degree as well does not tell which of them is meant.
  for (const entry of resume.education)
    if (!unfinished.includes(entry)) for (const line of linesOf(entry.degree, entry.field)) all.delete(line);
  return { said, all };
};

const quoted = (line: number | undefined, visual: Reading): string => {
  const text = (visual.lines[line ?? -1]?.text ?? '').replaceAll('\t', ' ').trim();
  const short = shortened(text, maxQuoteLength);
  return short === '' ? '' : ` ("${short}")`;
};

/** For a degree that is missing: null when no studies of its level or a higher one are in progress. */
export const studiesInProgressNote = (
  { said, all }: Unfinished,
  asked: DegreeLevel,
  visual: Reading,
): string | null => {
  const isOfLevel = (line: number): boolean =>
    all.has(line) &&
    levelIn(visual.lines[line]?.text ?? '', []).some(({ level }) => levelRank(level) >= levelRank(asked));
  const [first] = [...said].filter(isOfLevel).toSorted((one, other) => one - other);
  return first === undefined
    ? null
    : `Your resume says that studies are in progress${quoted(first, visual)}. They do not meet the requirement yet.`;
};

/** For a degree whose level meets the requirement. */
export const unfinishedDegreeNote = (line: number | undefined, visual: Reading): string =>
  `Your resume says that your degree at this level is still in progress${quoted(line, visual)}.`;
