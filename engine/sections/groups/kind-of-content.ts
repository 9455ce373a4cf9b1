import { periodsIn } from '../../fields/dates/periods.ts';
import { titleScore } from '../../fields/experience/titles.ts';
import {
  certificateWords,
  achievementAtStart,
  degreeWords,
  hobbyWords,
  languageWords,
  schoolWords,
} from '../../lexicon/phrases/section-content.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import type { SectionKind } from '../../model/resume.ts';

type Cue = { kind: SectionKind; pattern: RegExp; /** Counted per line; weighs this much each. */ weight: number };

/** A period of time, '2019 – 2021', as jobs and schools have. */
export const holdsPeriod = (line: string): boolean => periodsIn(line).some(({ isRange }) => isRange);

/** What a line with a period of time adds to the votes for work experience. */
const periodWeight = 1.2;

/** What such a line adds where a job title is on it, or on a line beside it: 'Lecturer, Harrow University, 2016 – 2021'. */
const titleWeight = 1.5;
/** What the words of a title score at least (`titleScore`). */
const minTitleScore = 1.2;
const maxTitleLength = 60;
/** What parts the pieces of a line. */
const pieceEnd = /\t|\s[-–—|@•·~]\s|[,;(:]\s?/u;

/** A job title, as a piece of the line. */
export const holdsTitle = (line: string): boolean =>
  line
    .slice(0, 200)
    .split(pieceEnd)
    .some((piece) => piece.length <= maxTitleLength && titleScore(piece.trim()) >= minTitleScore);

/** The lines with a period of time and a job title on them, or on the line above or below; no degree is a title. */
const entriesWithTitle = (lines: readonly string[]): number =>
  lines.filter(
    (line, index) =>
      holdsPeriod(line.slice(0, 400)) &&
      [lines[index - 1], line, lines[index + 1]].some(
        (near) => near !== undefined && !degreeWords.test(near) && holdsTitle(near),
      ),
  ).length;

/** How well somebody speaks a language. */
const levelWords = /\b(?:native|fluent|conversational|bilingual|mother tongue|intermediate|proficient|[abc][12])\b/iu;

/** Typical content of the lines of a section. */
const cues: readonly Cue[] = [
  {
    kind: 'education',
    pattern: schoolWords,
    weight: 2,
  },
  {
    kind: 'education',
    pattern: degreeWords,
    weight: 2,
  },
  {
    kind: 'certifications',
    pattern: certificateWords,
    weight: 2.5,
  },
  {
    kind: 'awards',
    // who graduated with honors tells of a school
    pattern: anyOf(
      /\b(?:awards?|prize|medal|winner|scholarship|fellowship|dean'?s list|of the (?:year|month))\b/iu,
      /(?<!\bwith )\bhonou?rs\b/iu,
    ),
    weight: 2.5,
  },
  {
    kind: 'publications',
    pattern:
      /\b(?:journal|proceedings|doi|et al|arxiv|preprint|acm|ieee|conference on|vol\.|pp\.|published)\b|[“"][^“”"]{15,}[”"]/iu,
    weight: 2.5,
  },
  {
    kind: 'volunteering',
    pattern:
      /\b(?:volunteer|food bank|habitat for humanity|shelter|charity|red cross|mentor(?:ed)? (?:kids|students|youth))/iu,
    weight: 2.5,
  },
  {
    kind: 'languages',
    pattern: levelWords,
    weight: 1.2,
  },
  {
    kind: 'languages',
    pattern: languageWords,
    weight: 1.8,
  },
  { kind: 'references', pattern: /\b(?:available (?:up)?on request|upon request|referee)\b/iu, weight: 4 },
  { kind: 'contact', pattern: /\S@\S{1,99}\.\S|(?:\+\d{1,3}|\(\d{3}\))[\d\s().-]{6}/u, weight: 2.5 },
  {
    kind: 'projects',
    pattern: /\bgithub\.com\/[\w-]+\/|\b(?:open[- ]source|prototype|side project|hackathon|capstone)\b/iu,
    weight: 2,
  },
  {
    kind: 'interests',
    pattern: hobbyWords,
    weight: 1,
  },
];

/**
 * The kind of a section without a telling title, from its own lines. 'other' when the evidence is weak. `mayBeJobs`: its
 * title does not rule jobs out, so that job titles near dates tell of them ('Nurse' is also a course of training).
 */
export const kindOfContent = (lines: readonly string[], mayBeJobs = true): SectionKind => {
  if (lines.length === 0) return 'other';
  const first = lines.slice(0, 60);
  const votes = votesOf(first, lines);
  const told = kindByVotes(votes, lines);
  // The titles of volunteers and of prizes are no evidence of jobs.
  if (told !== 'education' && told !== 'other') return told;
  const entries = mayBeJobs ? entriesWithTitle(first) : 0;
  return entries === 0 ? told : kindByVotes(withVotes(votes, 'experience', entries * titleWeight), lines);
};

type Votes = ReadonlyMap<SectionKind, number>;

const withVotes = (votes: Votes, kind: SectionKind, sum: number): Votes =>
  new Map(votes).set(kind, (votes.get(kind) ?? 0) + sum);

const votesOf = (first: readonly string[], lines: readonly string[]): Votes => {
  const votes = new Map<SectionKind, number>();
  for (const line of first)
    for (const { kind, pattern, weight } of cues)
      if (pattern.test(line.slice(0, 400))) votes.set(kind, (votes.get(kind) ?? 0) + weight);
  const periods = first.filter((line) => holdsPeriod(line.slice(0, 400))).length;
  if (!areMostLanguages(lines)) votes.delete('languages');
  if (periods > 0) votes.set('experience', (votes.get('experience') ?? 0) + periods * periodWeight);
  for (const [kind, weight] of shapeVotes(lines)) votes.set(kind, (votes.get(kind) ?? 0) + weight);
  return votes;
};

const kindByVotes = (votes: Votes, lines: readonly string[]): SectionKind => {
  const [best, next] = [...votes]
    .filter(([, sum]) => sum / Math.sqrt(lines.length) >= minVotes)
    .sort((a, b) => b[1] - a[1])
    .map(([kind]) => kind);
  if (best !== 'education' || tellsOfStudy(lines)) return best ?? 'other';
  // Lines are short for many reasons: those that name schools are no list of skills.
  return next === undefined || next === 'skills' ? 'other' : next;
};

/** Of the items in a list of languages, those with the name of one or with a level. */
const minLanguages = 1 / 2;

/** 'Fermentation, menus, Spanish kitchen talk' names a language among other things. */
const areMostLanguages = (lines: readonly string[]): boolean => {
  const items = lines.flatMap((line) => line.split(/\t|[,;|•·/]\s/u)).filter((item) => /\p{L}{2}/u.test(item));
  const named = items.filter((item) => languageWords.test(item) || levelWords.test(item));
  return named.length >= items.length * minLanguages;
};

/** Votes that a kind needs, by the square root of the lines: long sections hold words of many kinds. */
const minVotes = 1.1;

/** 'Class project – Harrow College' in each entry names a school, but neither a degree nor a year or another date. */
const tellsOfStudy = (lines: readonly string[]): boolean =>
  lines.some(
    (line) => degreeWords.test(line) || /\b(?:19|20)\d\d\b/u.test(line) || periodsIn(line.slice(0, 400)).length > 0,
  );

/** Lists of short items look like skills; one paragraph of prose without a year looks like a summary. */
const shapeVotes = (lines: readonly string[]): [SectionKind, number][] => {
  const text = lines.join(' ');
  const words = text.split(/\s+/u).length;
  const years = (text.match(/\b(?:19|20)\d\d\b/gu) ?? []).length;
  const periods = lines.filter(holdsPeriod).length;
  const deeds = lines.filter((line) => achievementAtStart.test(line)).length;
  if (periods >= 1 && deeds >= 2) return [['experience', (2 + deeds / lines.length) * Math.sqrt(lines.length)]];
  const commas = (text.match(/[,;|•·/]/gu) ?? []).length;
  const sentences = (text.match(/\p{Ll}[.!?](?:\s|$)/gu) ?? []).length;
  if (years > (lines.length >= 6 ? 1 : 0)) return [];
  // 'The Garden<tab>Rosa<tab>dir. Ivo Berg': rows of cells are no prose, whatever their abbreviations.
  const isInCells = lines.filter((line) => line.includes('\t')).length * 2 > lines.length;
  if (sentences >= 1 && words >= 11 && words / sentences > 6 && lines.length <= 14 && !isInCells)
    return [['summary', 3.2 * Math.sqrt(lines.length)]];
  const isList = commas / Math.max(1, words) > 0.18 || words / lines.length <= 4;
  return isList && sentences === 0 ? [['skills', 1.15 * Math.sqrt(lines.length)]] : [];
};
