import { wordSet } from '../../../lexicon/word-set.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { sharedWords } from '../../../lexicon/work/employer-words.ts';
import { isEmploymentType } from '../../../lexicon/work/employment-types.ts';
import { isSelfEmployed } from '../../../lexicon/work/self-employed.ts';
import { isOtherName } from '../../../lexicon/work/other-names.ts';
import { fold } from '../../../text/fold.ts';
import { workFields } from '../../../lexicon/work/job-titles.ts';
import { periodsIn } from '../../dates/periods.ts';
import { degreeScore, subjectShare } from '../../education/degrees.ts';
import { employerScore } from '../../experience/employers.ts';
import { institutionScore } from '../../education/schools/institutions.ts';
import { endsInLegalForm, titleScore } from '../../experience/titles.ts';
import { listsTools } from '../../experience/tools.ts';
import { isRegionName, placeScore } from '../../places/place-score.ts';
import type { Glue } from '../atom.ts';
import type { Stretch } from './stretch.ts';

/** 'Harrow College (Neustadt)': one or two capitalized words in brackets after a certain name are its town. */
const isTownOf = (name: string, inside: string): boolean =>
  placeScore(inside) >= -0.8 &&
  !/^via\b/iu.test(inside) &&
  !isOtherName(fold(inside)) &&
  lookupWordsOf(inside).every((word) => !sharedWords.has(word) && !workFields.has(word)) &&
  titleScore(inside) < 0.5 &&
  (institutionScore(name) >= 3 || employerScore(name) >= 1.6);

/**
 * 'Acme (Boston, MA)' is an employer and a place, 'Welder (Acme, Boston)' a title with both; 'Acme (formerly Roe & Co)'
 * is one name.
 */
export const bracketed = (text: string, piece: Stretch): readonly Stretch[] => {
  // 'Acme (Boston, MA): 2019 – 2021'
  const raw = text.slice(piece.from, piece.to).replace(/[\s:]+$/u, '');
  const open = openingBracket(raw);
  if (open < 0) return [piece];
  const name = raw.slice(0, open).trim();
  const inside = raw.slice(open + 1, -1);
  if (isListOfRegions(inside.split(/,\s+/u))) return [piece];
  const start = piece.from + open + 1;
  const end = piece.from + raw.length - 1;
  const closing = { open: start - 1, end: end + 1 };
  if (name !== '' && !isListWithTown(name, inside) && (placeScore(inside) >= 1.5 || isTownOf(name, inside)))
    return [
      { ...piece, to: start - 1 },
      { from: start, to: end, glue: 'bracket', closing },
    ];
  const isPair =
    isNameAndTown(inside) && (name === '' || titleScore(name) >= sureTitle) && isOnlyBesideDates(text, end + 1);
  const isList = isListWithTown(name, inside) && titleScore(name) >= 1.5;
  const isTitle = isTitleOf(name, inside);
  if (name === '' ? isEmploymentType(inside) : !isList && !isTitle && !isEmployerOf(name, inside)) return [piece];
  const glue = name === '' ? piece.glue : isTitle ? 'bar' : 'paren';
  const parts =
    isPair || isListWithTown(name, inside)
      ? partsOfList(text, start, end, glue)
      : bracketed(text, { from: start, to: end, glue });
  return [
    ...(name === '' ? [] : [{ ...piece, to: start - 1 }]),
    ...parts.map((part, index) => (index === parts.length - 1 ? { ...part, closing } : part)),
  ];
};

/** Where the bracket opens that the last letter closes; -1 when there is none. */
const openingBracket = (raw: string): number => {
  if (!raw.endsWith(')')) return -1;
  let depth = 0;
  for (let at = raw.length - 1; at >= 0; at -= 1) {
    if (raw[at] === ')') depth += 1;
    if (raw[at] === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
};

/** 'Associate Welder' is an occupation, though 'Associate' is a degree. */
const sureTitle = 2;

/** 'Harrow Works', but neither the initials of who awarded a degree nor a school. */
const namesFirm = (text: string): boolean => text.includes(' ') && institutionScore(text) < 2;
/** '41st Infantry Division' is the name of an organization. */
const sureName = 2;

/** 'Harrow Motors (Dispatch Clerk)': an occupation behind what is neither a title nor a degree. */
const isTitleOf = (name: string, inside: string): boolean => {
  const isSure = employerScore(name) >= sureEmployer;
  return (
    /^\p{Lu}\p{L}+(?: \p{L}+){0,3}$/u.test(inside) &&
    titleScore(inside) >= (isSure ? likelyTitle : sureTitle) &&
    employerScore(inside) < titleScore(inside) - 0.5 &&
    titleScore(name) < 0.5 &&
    employerScore(name) >= 0.3 &&
    degreeScore(name) < 2 &&
    /\s/u.test(name) &&
    (isSure || /\s/u.test(inside))
  );
};

/** A word for an organization, and a title as likely. */
const sureEmployer = 1.6;
const likelyTitle = 1.2;

/** 'Sales Manager (South)': where in the market, and not for whom. */
const areas = wordSet(`north south east west central northern southern eastern western international domestic national
  regional emea apac mena latam uk us usa eu uae`);
const isArea = (inside: string): boolean => lookupWordsOf(inside).every((word) => areas.has(word));

/** 'Welder (Acme)': what is in brackets after a title may be the employer; the other entries of the section tell. */
const isEmployerOf = (name: string, inside: string): boolean =>
  (titleScore(name) >= 1.2 || employerScore(name) < 1.6) &&
  (degreeScore(name) < 2 || (titleScore(name) >= sureTitle && namesFirm(inside))) &&
  (institutionScore(name) < 0.8 || titleScore(name) >= 2) &&
  !/^(?:via|through)\b/iu.test(inside) &&
  !isOtherName(fold(inside)) &&
  (isSelfEmployed(inside) || /^\p{Lu}[^\d]{2,}$/u.test(inside) || employerScore(inside) >= sureName) &&
  !isEmploymentType(inside) &&
  !isArea(inside) &&
  titleScore(inside) < 2.2;

/** Letters of a name or a town with up to three words more. */
const words = /^\p{Lu}[\p{L}'’.&-]*(?: [\p{L}'’.&-]+){0,3}$/u;

/** Share of words from which on a text names a subject: 'Maths', 'Mechanical Engineering'. */
const minSubjectShare = 0.5;

const isField = (text: string): boolean =>
  subjectShare(text) >= minSubjectShare || lookupWordsOf(text).some((word) => workFields.has(word));

/** 'Harrow, Brinleymere': two names behind a title, of which the second may be a town that no list has. */
const isNameAndTown = (inside: string): boolean => {
  const [name = '', town = '', ...more] = inside.split(/,\s+/u);
  return (
    more.length === 0 &&
    [name, town].every((part) => words.test(part) && !isField(part)) &&
    !listsTools(inside) &&
    !endsInLegalForm(`X ${town}`)
  );
};

/**
 * True where the row has dates, and nothing else behind the bracket. 'Teacher (Maths, Physics), Harrow School' and
 * 'Driver (Class C, Tanker)' above 'Harrow Haulage' have their employer elsewhere.
 */
const isOnlyBesideDates = (text: string, end: number): boolean => {
  const periods = periodsIn(text);
  const behind = periods.filter(({ from }) => from >= end);
  const rest = behind.reduceRight(
    (left, { from, to }) => left.slice(0, from - end) + left.slice(to - end),
    text.slice(end),
  );
  return periods.length > 0 && !/[\p{L}\d]/u.test(rest);
};

/** 'Acme, Boston, MA': names that end in a place. */
const isListWithTown = (name: string, inside: string): boolean => {
  if (inside.includes('(')) return false;
  const parts = inside.split(/,\s+/u);
  if (parts.length < 2 || !isPlaceTail(parts)) return false;
  // 'Harrow Electric, Leeds, WA' is read as a place as a whole, though it begins with a name
  return (
    placeScore(inside) < 1.5 ||
    // a title in another type is a piece of its own, and no name is before the bracket
    (parts.length > 2 && (name === '' || titleScore(name) >= 1.5 || employerScore(parts[0] ?? '') >= 1.3))
  );
};

const minRegions = 3;
/** Share of them that the lists know: few names of countries in all languages are missing there. */
const minKnownRegions = 0.6;

/** Regions and countries that a title is responsible for; the first of 'Harrow, Georgia, US' is none. */
const isListOfRegions = (parts: readonly string[]): boolean =>
  parts.length >= minRegions &&
  isRegionName(parts[0] ?? '') &&
  parts.every((part) => /\p{Ll}/u.test(part)) &&
  parts.filter(isRegionName).length >= minKnownRegions * parts.length;

const isPlaceTail = (parts: readonly string[]): boolean =>
  isRegionName(parts.at(-1) ?? '') ||
  placeScore(parts.slice(-2).join(', ')) >= 1.5 ||
  placeScore(parts.at(-1) ?? '') >= 1.5;

const partsOfList = (text: string, from: number, to: number, glue: Glue): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let start = from;
  for (const comma of text.slice(from, to).matchAll(/,\s+/gu)) {
    stretches.push({ from: start, to: from + comma.index, glue: stretches.length === 0 ? glue : 'comma' });
    start = from + comma.index + comma[0].length;
  }
  return [...stretches, { from: start, to, glue: stretches.length === 0 ? glue : 'comma' }];
};
