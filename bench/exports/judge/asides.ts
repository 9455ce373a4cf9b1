import { isCountry, isRegion, regionCodes, townOf } from '#engine/lexicon/places.ts';
import { legalForms, organisationWords } from '#engine/lexicon/work/employer-words.ts';
import { isSmallTown } from './towns.ts';
import { functionWords } from './words.ts';

// What a printed value may have beside its head without being another one.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

/** A part with one of these names a part of the organization. */
const divisionWords = words(
  `department dept division faculty campus branch office team unit section abteilung fakultat bereich niederlassung
  departement faculte facolta facultad faculdade dipartimento departamento filiale sede`,
);

/** A part that begins so may be a part of the organization: 'School of Law', but not 'Riverside School'. */
const divisionHeads = words(
  'school college institute center centre escola escuela ecole scuola institut instituto istituto',
);

/** A part with one of these says how somebody is employed, not as what. */
const employmentWords = words(
  `full part time fulltime parttime remote hybrid onsite contract contractor freelance temporary permanent internship
  volunteer volunteering seasonal casual position`,
);

/** What follows these words in a degree is no part of its head. */
const degreeAsides = words(
  `minor minors concentration specialization specialisation specializing emphasis honours honors hons hon cum laude magna
  summa distinction gpa cgpa track thesis coursework schwerpunkt nebenfach minoring`,
);

/** Words in degrees that say nothing more than 'degree'. */
export const degreeNoise = words('degree expected program programme');

/** Words that many titles share: one of them alone is nobody's title. */
const titleWords = words(
  `manager engineer director assistant developer intern internship consultant analyst specialist officer lead leader
  senior junior sr jr associate coordinator administrator supervisor technician representative executive head chief
  staff team member teacher professor trainer advisor agent clerk designer architect president vice founder owner
  partner principal worker operator student fellow researcher scientist`,
);

/** Words that many degrees and certificates share. */
const degreeWords = words(
  `bachelor bachelors master masters associate associates doctor diploma certificate certified certification degree
  course training level science arts class professional`,
);

export type Kind = 'employer' | 'title' | 'institution' | 'degree' | 'certification' | 'heading';

const generic: Readonly<Record<Kind, readonly ReadonlySet<string>[]>> = {
  employer: [organisationWords, legalForms, words('air american national royal new first general')],
  institution: [organisationWords, legalForms, words('state national high technical community secondary')],
  title: [titleWords],
  degree: [],
  certification: [degreeWords],
  heading: [],
};

/** Whether a word tells this value from others of its kind. */
export const isTelling = (word: string, kind: Kind): boolean =>
  !functionWords.has(word) && !generic[kind].some((set) => set.has(word));

const isPlaceName = (words: readonly string[]): boolean => {
  const name = words.join(' ');
  // 'de' is Delaware as well.
  if (functionWords.has(name)) return false;
  return (
    townOf(name) !== null ||
    isSmallTown(name) ||
    isRegion(name) ||
    isCountry(name) ||
    regionCodes.has(name.toUpperCase())
  );
};

const maxPlaceWords = 4;

const leadsToPlace = words('at in and the');
const endsPlace = words('city town village district county area');

/** Whether all of it is places: 'at urbana champaign', 'london uk'. */
const isAllPlaces = (words: readonly string[]): boolean => {
  const [first] = words;
  if (first === undefined || (words.length === 1 && endsPlace.has(first))) return true;
  if (leadsToPlace.has(first) && words.length > 1) return isAllPlaces(words.slice(1));
  for (let count = maxPlaceWords; count > 0; count--)
    if (count <= words.length && isPlaceName(words.slice(0, count)) && isAllPlaces(words.slice(count))) return true;
  return false;
};

/** A town after 'of' belongs to the name: 'University of Oslo'. */
const bindsPlace = words('of the de la los el di do da du von van fur d');

/** Without the town at its end: 'illinois at urbana' ends in one, 'university of oslo' does not. */
const withoutTown = (part: readonly string[]): readonly string[] => {
  for (let start = 1; start < part.length; start++)
    if (!bindsPlace.has(part[start - 1] ?? '') && isAllPlaces(part.slice(start))) return part.slice(0, start);
  return part;
};

const withoutLegalForm = (part: readonly string[]): readonly string[] =>
  part.length > 1 && legalForms.has(part.at(-1) ?? '') ? withoutLegalForm(part.slice(0, -1)) : part;

const initialsOf = (words: readonly string[]): string =>
  words
    .filter((word) => !functionWords.has(word))
    .map((word) => word.slice(0, 1))
    .join('');

/** A degree's part up to its minor, concentration or honors; nothing of it if they come first or last. */
const withoutDegreeAside = (part: readonly string[]): readonly string[] => {
  const aside = part.findIndex((word) => degreeAsides.has(word));
  if (aside < 0) return part;
  if (aside === part.length - 1) return [];
  const link = part.slice(0, aside).findLastIndex((word) => word === 'with' || word === 'mit' || word === 'and');
  return part.slice(0, link < 0 ? aside : link);
};

const isDivision = ([first = '', second = '', ...rest]: readonly string[]): boolean =>
  [first, second, ...rest].some((word) => divisionWords.has(word)) ||
  (divisionHeads.has(first) && functionWords.has(second));

const isEmployment = (part: readonly string[]): boolean =>
  part.every((word) => employmentWords.has(word) || functionWords.has(word));

type Parts = readonly (readonly string[])[];

/** Legal forms and towns: what EXACT already leaves aside in the names of organizations. */
export const withoutTownsAndForms = (parts: Parts): Parts =>
  parts
    .filter((part, index) => index === 0 || !(isAllPlaces(part) || part.every((word) => legalForms.has(word))))
    .map(withoutTown)
    .map(withoutLegalForm);

const withoutDivisions = (parts: Parts): Parts => {
  const names = parts.filter((part) => !isDivision(part));
  // 'School of Visual Arts' is the name itself where nothing else is one.
  return names.some((part) => !isAllPlaces(part)) ? names : parts.slice(0, 1);
};

const maxInitials = 5;

/** 'Electronics and Communication (ECE)': its first letters are enough, the last is often that of 'Engineering'. */
const withoutOwnInitials = (parts: Parts): Parts =>
  parts.filter((part, index) => {
    const [word = ''] = part;
    const isShort = part.length === 1 && word.length > 1 && word.length <= maxInitials;
    return !(isShort && initialsOf(parts.slice(0, index).flat()).includes(word.slice(0, 2)));
  });

const headOf: Readonly<Record<Kind, (parts: Parts) => Parts>> = {
  employer: (parts) => organizationOf(parts),
  institution: (parts) => organizationOf(parts),
  title: (parts) =>
    parts.filter((part, index) => index === 0 || !(isEmployment(part) || isDivision(part) || isAllPlaces(part))),
  degree: (parts) =>
    parts
      .map(withoutDegreeAside)
      .map((part) => part.filter((word) => !degreeNoise.has(word) && !functionWords.has(word)))
      .filter((part) => part.length > 0 && !isDivision(part)),
  // A single letter in front is a bullet of a symbol font.
  certification: (parts) =>
    parts.map((part) => part.slice(part[0]?.length === 1 ? 1 : 0)).filter((part) => part.length > 0),
  heading: (parts) => parts,
};

const organizationOf = (parts: Parts): Parts =>
  withoutTownsAndForms(withoutDivisions(parts).filter((part, index) => index === 0 || !isEmployment(part)));

/** The parts that make up the head of a value. */
export const headParts = (parts: Parts, kind: Kind): Parts => headOf[kind](withoutOwnInitials(parts));
