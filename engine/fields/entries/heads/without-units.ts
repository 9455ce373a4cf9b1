import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { legalForms, sharedWords } from '../../../lexicon/work/employer-words.ts';
import { workFields } from '../../../lexicon/work/job-titles.ts';
import { isBranchInTown } from '../../../lexicon/work/branches.ts';
import { maybeUnitWords, unitWords } from '../../../lexicon/work/unit-words.ts';
import { degreeScore } from '../../education/degrees.ts';
import { institutionScore } from '../../education/schools/institutions.ts';
import { employerScore } from '../../experience/employers.ts';
import { titleScore } from '../../experience/titles.ts';
import { isRegionName, placeScore } from '../../places/place-score.ts';
import type { Atom } from '../atom.ts';
import type { Parts } from './head-reading.ts';

/** Score from which on a text names an organization without doubt, a school, and a degree. */
const sureEmployer = 1.6;
const sureSchool = 2;
const sureDegree = 2;
/** Scores from which on a text is rather a place, or rather a title, than the name of an organization. */
const likelyPlace = 1;
const likelyTitle = 1.2;

/**
 * The parts with the employer alone: 'Pension Models Team, Harrow Council' is the council, 'Harrow College, Department of
 * Physics' the college, 'Master of Arts, Harrow College' the college where somebody works for that course.
 */
export const withoutUnits = (parts: Parts, atoms: readonly Atom[]): Parts => {
  const { employer } = parts;
  const [first] = employer ?? [];
  if (employer === undefined || first === undefined) return parts;
  if (employer.length > 1) return { ...parts, employer: wholeOf(employer) };
  // 'Pension Models Team, HCC': the short name was taken for a place, or for nothing
  const next = atoms[atoms.indexOf(first) + 1];
  if (next === undefined || !isJoined(next) || !isUnit(first.text) || !isName(next.text)) return parts;
  const { place, ...others } = parts;
  if (place === undefined) return { ...others, employer: [next] };
  if (place[0] !== next) return parts;
  return place.length === 1 ? { ...others, employer: [next] } : { ...others, place: place.slice(1), employer: [next] };
};

const isJoined = ({ glue }: Atom): boolean => glue === 'comma' || glue === 'dash' || glue === 'colon';

/** The pieces that are the organization; all of them where no other is clearly a part of it. */
const wholeOf = (employer: readonly Atom[]): readonly Atom[] => {
  const [first, ...rest] = withoutBranch(employer);
  const last = rest.at(-1) ?? first;
  if (first === undefined || last === undefined) return employer;
  if (rest.length === 0) return [first];
  const named = [first, ...rest];
  if (!rest.every(isJoined)) return named;
  const above = named.slice(0, -1);
  const isSure = isSureName(last.text);
  if (isName(last.text) && above.every(({ text }) => isUnit(text) || (isSure && isMaybeUnit(text)))) return [last];
  const isNamed = isSureName(first.text) && !isUnit(first.text);
  const isPart = ({ text }: Atom): boolean => isMaybeUnit(text) && !isSureName(text) && !ofAnArmy.test(text);
  return isNamed && rest.every(isPart) ? [first] : named;
};

/** 'Harrow Fashion, Filiale Passau' and 'Harrow Foods, Leeds branch' up to the comma. */
const withoutBranch = (employer: readonly Atom[]): readonly Atom[] => {
  const [first] = employer;
  const last = employer.at(-1);
  const isBranch = last !== undefined && last !== first && isJoined(last) && isBranchInTown(last.text);
  return isBranch && first !== undefined && isName(first.text) ? employer.slice(0, -1) : employer;
};

/** 'Department of Trade' may be a ministry: only its neighbor tells. */
const isUnit = (text: string): boolean => !ministry.test(text) && !ofAnArmy.test(text) && holdsHead(text, unitWords);

/** '76th Infantry Division, Harrow': what is behind it is the town of its base. */
const ofAnArmy = /^(?:The )?\d{1,3}(?:st|nd|rd|th) /u;

const ministry = /^(?:The )?(?:Department|Dept\.?|Direction|Direcci[oó]n|Direzione) (?:of|de|du|di)\b/u;

const isMaybeUnit = (text: string): boolean =>
  holdsHead(text, unitWords) || holdsHead(text, maybeUnitWords) || degreeScore(text) >= sureDegree;

/** 'Accounts Team', 'Harrow School of Law', 'Referat 3', 'Service technique': the head is at either end or before 'of'. */
const holdsHead = (text: string, heads: ReadonlySet<string>): boolean => {
  const words = lookupWordsOf(text).filter((word) => !/^(?:\d+|[ivx]{1,4})$/u.test(word));
  if (words.length < 2 || words.some((word) => legalForms.has(word) && word.length > 2)) return false;
  const link = words.findIndex((word) => word === 'of' || word === 'for');
  return [words[0], words.at(-1), words[link - 1]].some((word) => word !== undefined && heads.has(word));
};

const isSureName = (text: string): boolean => {
  if (isPlace(text)) return false;
  return (
    institutionScore(text) >= sureSchool ||
    isInitials(text) ||
    (!isMaybeUnit(text) && employerScore(text) >= sureEmployer)
  );
};

const isInitials = (text: string): boolean => /^\p{Lu}{2,6}$/u.test(text);

/** A name of its own: no part of an organization, no place, no title and no field of work. */
const isName = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) &&
  !isUnit(text) &&
  !isPlace(text) &&
  titleScore(text) < likelyTitle &&
  !lookupWordsOf(text).every((word) => sharedWords.has(word) || workFields.has(word) || legalForms.has(word));

const isPlace = (text: string): boolean => isRegionName(text) || placeScore(text) >= likelyPlace;
