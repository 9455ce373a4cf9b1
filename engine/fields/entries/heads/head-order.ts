import { isSelfEmployed } from '../../../lexicon/work/self-employed.ts';
import { workFields } from '../../../lexicon/work/job-titles.ts';
import { isEmploymentType } from '../../../lexicon/work/employment-types.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { townOf } from '../../../lexicon/places.ts';
import { isRegionName, placeScore } from '../../places/place-score.ts';
import { employerScore } from '../../experience/employers.ts';
import type { Atom, Glue } from '../atom.ts';

type Signal = { signal: string; weight: number; example: string; holds: (parts: Placed) => boolean };
type Placed = { title: Span | null; employer: Span | null; place: Span | null };
/** Where a part begins and ends, and its pieces. */
export type Span = { first: Atom; last: Atom; count: number };

/** The usual order of the parts of a header in any resume, whatever the words. */
export const orderSignals: readonly Signal[] = [
  {
    signal: 'the place directly behind the employer',
    weight: 0.5,
    example: 'Harrow Foods, Leeds',
    holds: ({ employer, place }) => isDirectlyBehind(employer, place),
  },
  {
    signal: 'the place before the employer, a comma between',
    weight: -0.9,
    example: 'Leeds, Harrow Foods',
    holds: ({ employer, place }) => isDirectlyBehind(place, employer) && employer?.first.glue === 'comma',
  },
  {
    signal: 'the place before the title, a comma between',
    weight: -0.9,
    example: 'Leeds, Welder',
    holds: ({ title, place }) => isDirectlyBehind(place, title) && title?.first.glue === 'comma',
  },
  {
    signal: "the employer behind 'at'",
    weight: 1,
    example: 'Welder at Harrow Foods',
    holds: ({ title, employer }) => employer?.first.glue === 'at' && isDirectlyBehind(title, employer),
  },
  {
    signal: "the title behind 'at'",
    weight: -2,
    example: 'Harrow Foods at Welder',
    holds: ({ title }) => title?.first.glue === 'at',
  },
  {
    signal: 'the title before the employer on one row',
    weight: 0.3,
    example: 'Welder, Harrow Foods',
    holds: ({ title, employer }) => title?.last.row === employer?.first.row && isBefore(title, employer),
  },
  {
    signal: 'three parts before the code of a state',
    weight: -1.5,
    example: 'Harrow US, Plainsboro, NJ',
    holds: ({ place }) => place !== null && place.count > 2 && /^\p{Lu}{2}(?: \d{5})?$/u.test(place.last.text),
  },
  {
    signal: 'a town taken for the employer of its region',
    weight: -2.5,
    example: 'Aarhus, Midtjylland, Danmark',
    holds: ({ employer, place }) =>
      employer?.count === 1 &&
      place?.first.glue === 'comma' &&
      isDirectlyBehind(employer, place) &&
      townOf(employer.first.text) !== null &&
      townOf(place.first.text) === null &&
      isRegionName(place.last.text),
  },
  {
    signal: 'a town taken for the employer of its region and country',
    weight: -2.5,
    example: 'Campinas, São Paulo, Brasil',
    holds: ({ employer, place }) =>
      employer?.count === 1 &&
      place?.first.glue === 'comma' &&
      place.count > 1 &&
      isDirectlyBehind(employer, place) &&
      townOf(employer.first.text) !== null &&
      townOf(place.first.text) !== null &&
      isRegionName(place.last.text),
  },
  {
    signal: 'a town taken for the employer of an own business',
    weight: -3,
    example: 'Self-employed, Leeds',
    holds: ({ title, employer }) =>
      title !== null &&
      isSelfEmployed(title.first.text) &&
      isDirectlyBehind(title, employer) &&
      placeScore(employer?.first.text ?? '') >= 1.5,
  },
  {
    signal: 'the employer in brackets behind a name that is not the title',
    weight: -2,
    example: 'Welder – Harrow (Formwork)',
    holds: ({ title, employer, place }) =>
      employer?.first.glue === 'paren' &&
      title?.last.row === employer.first.row &&
      (employerScore(employer.first.text) < likelyEmployer || group.test(employer.first.text)) &&
      (isDirectlyBehind(title, employer)
        ? title.count > 1 && nameSigns.has(title.last.glue) && !tellsOfTitle(title.last.text)
        : !isDirectlyBehind(place, employer) || placeScore(place?.first.text ?? '') < likelyPlace),
  },
  {
    signal: 'an unknown place in brackets behind the title',
    weight: -1.2,
    example: 'Engineer (Powertrain)',
    holds: ({ title, place }) => place?.first.glue === 'paren' && isDirectlyBehind(title, place),
  },
  {
    signal: 'an unknown place behind the title, a comma between',
    weight: -0.8,
    example: 'Electrician, Commercial',
    holds: ({ title, place }) =>
      place?.first.glue === 'comma' &&
      place.count === 1 &&
      isDirectlyBehind(title, place) &&
      placeScore(place.first.text) < 1.5,
  },
  {
    signal: 'the place above title and employer',
    weight: -0.4,
    example: 'Leeds, then Welder, then Harrow Foods',
    holds: ({ title, employer, place }) =>
      place !== null && [title, employer].every((other) => other === null || other.first.row > place.first.row),
  },
];

const likelyPlace = 1.5;

/** Score of a name with a word for an organization: 'Nurse – ICU (Harrow Hospital)'. */
const likelyEmployer = 1.3;
/** 'Chef de rang – Vexa (Groupe Harrow)': whom the employer belongs to. */
const group = /(?<!\p{L})(?:groupe?|gruppe|grup[po]o|groep|holding)(?!\p{L})/iu;

/** 'Engineer – Backend (Moorgate)', 'Engineer | Contract (Moorgate)': a part of the title, not a name. */
const tellsOfTitle = (text: string): boolean =>
  isEmploymentType(text) || lookupWordsOf(text).some((word) => workFields.has(word));

/** What separates a title from the name behind it. */
const nameSigns: ReadonlySet<Glue> = new Set(['dash', 'bar', 'tab', 'at']);

const isBefore = (a: Span | null, b: Span | null): boolean => a !== null && b !== null && a.last.to <= b.first.from;

/** Next to each other on one row, at most a separator between. */
const maxSeparator = 4;
const isDirectlyBehind = (a: Span | null, b: Span | null): boolean =>
  a !== null &&
  b !== null &&
  a.last.row === b.first.row &&
  b.first.from >= a.last.to &&
  b.first.from - a.last.to <= maxSeparator;

/** How usual the order of the parts is, added to how well their words fit. */
export const orderScore = (placed: Placed): number => {
  let sum = 0;
  for (const { weight, holds } of orderSignals) if (holds(placed)) sum += weight;
  return sum;
};

/** No order scores higher. */
export const maxOrderScore = orderSignals.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
