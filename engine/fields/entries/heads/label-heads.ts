import { fold } from '../../../text/fold.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { sharedWords } from '../../../lexicon/work/employer-words.ts';
import { isEmploymentType } from '../../../lexicon/work/employment-types.ts';
import { isSelfEmployed } from '../../../lexicon/work/self-employed.ts';
import { workFields } from '../../../lexicon/work/job-titles.ts';
import { isHospitalUnit, unitWords } from '../../../lexicon/work/unit-words.ts';
import { employerScore } from '../../experience/employers.ts';
import { titleScore } from '../../experience/titles.ts';
import type { Atom, Glue } from '../atom.ts';
import type { HeadReading, JobLabel, Parts } from './head-reading.ts';
import { readJointly } from './head-pattern.ts';
import { maxOrderScore, orderScore, type Span } from './head-order.ts';
import { isRegionName, isTownAndCountry, placeScore } from '../../places/place-score.ts';
import { townOf } from '../../../lexicon/places.ts';

/** Atoms of one header, with the label of each stretch; 'other' stretches are left out. */
export type LabelledHead = { parts: Parts; score: number; certainty: number };

/** The cost of treating a separator as part of a field: low for a comma, high for a bar or a new line. */
const joinCost: Record<Glue, number> = {
  comma: 0.5,
  dash: 1.2,
  colon: 1,
  at: 1,
  bracket: 1.5,
  paren: 0.3,
  bar: 3,
  tab: 3.5,
  line: 3,
  wrap: 0.9,
  date: 99,
  type: 1.2,
};
/** A field is set in one type: added where the type changes within it. */
const typeChangeCost = 1.2;
/** A field that continues in the next row, in a type that only part of the header has. */
const wrapInTypeCost = 0.2;
const labels: readonly JobLabel[] = ['title', 'employer', 'place'];

/**
 * What a header is expected to hold. announcing: an employer with its overall dates above its roles; role: one of the
 * roles below.
 */
export type HeadKind = 'full' | 'announcing' | 'role' | 'unnamed';

const missing: Record<HeadKind, Record<JobLabel, number>> = {
  full: { title: -2, employer: -1.8, place: 0 },
  announcing: { title: 1.5, employer: -2.5, place: 0 },
  role: { title: -2.5, employer: 0, place: 0 },
  unnamed: { title: -2.5, employer: 2, place: 0 },
};
const maxAtoms = 9;
/** Pieces of one field; a list of titles may be longer. */
const maxPieces = 4;
/** The cost of a bar between two titles. */
const barOfTitles = 0.8;

/** 'Teacher, Coach, Administrator', 'Team Lead | Project Lead': one job with several titles. */
const isFurtherTitle = ({ text, glue }: Atom): boolean => (glue === 'comma' || glue === 'bar') && titleScore(text) >= 2;
/** 'Harrow Works | Welder' is no list of titles. */
const isTitle = (atom: Atom | undefined): boolean => titleScore(atom?.text ?? '') >= 1.2;
const kept = 60;

/**
 * Labels the parts of all headers of a section together: each header is parsed in every plausible way, and a candidate
 * scores higher when the other headers can be parsed with the same pattern.
 */
export const labelHeads = (
  heads: readonly (readonly Atom[])[],
  kinds: readonly HeadKind[] = [],
): readonly LabelledHead[] => {
  const candidates = heads.map((atoms, index) => candidatesOf(atoms, kinds[index] ?? 'full'));
  const first = readJointly(candidates);
  const roles = rolesOf(
    heads,
    first.map(([best]) => best?.parts ?? {}),
  );
  const all =
    roles.size === 0
      ? first
      : readJointly(
          candidates.map((own, index) => (roles.has(index) ? candidatesOf(heads[index] ?? [], 'unnamed') : own)),
        );
  return all.map((readings) => {
    const [best] = readings;
    if (best === undefined) return { parts: {}, score: 0, certainty: 0 };
    const rival = readings.find((other) => !isSame(other, best));
    const lead = best.score - (rival?.score ?? best.score - 3);
    return { parts: best.parts, score: best.score, certainty: Math.min(1, 0.55 + lead / 6) };
  });
};

/** Share of the employers' number up to which titles and places may seem to be in their type: misreadings. */
const maxMisread = 0.2;

/** Share of the employers above which their type is the type of employers: with two of three, the third may be another. */
const minShareOfEmployers = 0.67;

/**
 * Headers of further roles under an employer: where employers are set in a type that titles and places never have, a
 * header without anything in that type names none. The first header is not a role.
 */
const rolesOf = (heads: readonly (readonly Atom[])[], parts: readonly Parts[]): ReadonlySet<number> => {
  const typesOf = (label: JobLabel): readonly string[] => parts.flatMap((own) => own[label]?.[0]?.type ?? []);
  const [employers, others] = [typesOf('employer'), [...typesOf('title'), ...typesOf('place')]];
  // an employer with the sum of its roles' times has a label that cannot be misread
  const sure = heads.flatMap((atoms) => atoms.flatMap(({ fact, type }) => (fact === 'employer' ? (type ?? []) : [])));
  const own = [...new Set(employers)].find((type) => {
    const isUsual = count(employers, type) > minShareOfEmployers * employers.length && count(employers, type) >= 2;
    return (isUsual || sure.includes(type)) && count(others, type) <= maxMisread * count(employers, type);
  });
  if (own === undefined) return new Set();
  return new Set(
    heads.flatMap((atoms, index) => (index > 0 && atoms.every(({ type }) => type !== own) ? [index] : [])),
  );
};

const count = (types: readonly string[], type: string): number => types.filter((one) => one === type).length;

const isSame = (a: HeadReading, b: HeadReading): boolean =>
  textOf(a.parts.title) === textOf(b.parts.title) && textOf(a.parts.employer) === textOf(b.parts.employer);

const textOf = (atoms: readonly Atom[] | undefined): string => (atoms ?? []).map((atom) => atom.text).join(' ');

/** A field from the atom at `start` to before the one at `end`. */
type Stretch = Span & { start: number; end: number; atoms: readonly Atom[]; score: number; cost: number };

/** The fields with this label that may begin at `index`. */
const stretchesFrom = (
  atoms: readonly Atom[],
  index: number,
  label: JobLabel,
  isMixed: boolean,
): readonly Stretch[] => {
  const found: Stretch[] = [];
  const first = atoms[index];
  let cost = 0;
  for (let end = index; end < atoms.length; end += 1) {
    const last = atoms[end];
    if (first === undefined || last === undefined || last.period !== null) break;
    if (end >= index + maxPieces && !(label === 'title' && isFurtherTitle(last))) break;
    if (end > index && isClosed(first, atoms[end - 1])) break;
    if (end > index) cost += joinCostOf(label, atoms[end - 1], last, isMixed);
    if (cost > 4) break;
    const own = atoms.slice(index, end + 1);
    const isInTitle = label === 'employer' && first.glue === 'paren' && isBeforeEmployer(atoms, end + 1, first.row);
    const score = scoreOf(label, own) - (isInTitle ? titlePenalty : 0);
    found.push({ start: index, end: end + 1, atoms: own, first, last, count: own.length, score, cost });
  }
  return found;
};

/** 'Pharmacist (Children), AHTK, Bompai', 'Teacher (Music), Harrow College': the employer comes behind the bracket. */
const isBeforeEmployer = (atoms: readonly Atom[], index: number, row: number): boolean => {
  const [next, after] = [atoms[index], atoms[index + 1]];
  const isBehindComma = (atom: Atom | undefined): boolean => atom?.glue === 'comma' && atom.row === row;
  if (next === undefined || !isBehindComma(next) || placeScore(next.text) >= sureTown) return false;
  return isBehindComma(after) || employerScore(next.text) >= likelyEmployer;
};

/** Score of a name with a word for an organization. */
const likelyEmployer = 1.3;

/** The field of each label; the rest of a header is in none. */
type Labelling = Record<JobLabel, Stretch | null>;
type Found = Labelling & { score: number };

/** Ways to parse one header that are looked at: more pieces than a header has make more of them. */
const maxFound = 4000;
/** More than rounding can make of a sum of scores. */
const rounding = 1e-6;

/** The ways to parse one header, best first, at most `kept`. */
const candidatesOf = (atoms: readonly Atom[], kind: HeadKind): readonly HeadReading[] => {
  let found: Found[] = [];
  let count = 0;
  // below this score a way is not among the best: most are, and need no order
  let least = Number.NEGATIVE_INFINITY;
  const datedRow = atoms.find(({ period }) => period !== null)?.row ?? null;
  const isMixed = new Set(atoms.flatMap(({ type }) => type ?? [])).size > 1;
  const seen = atoms.slice(0, maxAtoms);
  // The same stretch is part of many ways, so it is scored once.
  const asOther = seen.map(otherScore);
  const [titles = [], employers = [], places = []] = labels.map((label) =>
    seen.map((_, index) => stretchesFrom(atoms, index, label, isMixed)),
  );
  const costs = missing[kind];
  const add = (title: Stretch | null, employer: Stretch | null, place: Stretch | null, words: number): void => {
    count += 1;
    const absent =
      (title === null ? costs.title : 0) +
      (employer === null ? costs.employer : 0) +
      (place === null ? costs.place : 0);
    if (words + absent + maxOrderScore + rounding < least) return;
    const score = words + absent + orderScore({ title, employer, place });
    if (score <= least) return;
    found.push({ title, employer, place, score });
    if (found.length < 2 * kept) return;
    found = found.sort((a, b) => b.score - a.score).slice(0, kept);
    least = found.at(-1)?.score ?? least;
  };
  const visit = (
    index: number,
    title: Stretch | null,
    employer: Stretch | null,
    place: Stretch | null,
    score: number,
  ): void => {
    if (count > maxFound) return;
    const atom = seen[index];
    if (atom === undefined) {
      add(title, employer, place, score);
      return;
    }
    if (atom.period !== null) {
      visit(index + 1, title, employer, place, score);
      return;
    }
    visit(index + 1, title, employer, place, score + (asOther[index] ?? 0));
    if (title === null)
      for (const own of titles[index] ?? []) visit(own.end, own, employer, place, score + own.score - own.cost);
    if (employer === null)
      for (const own of employers[index] ?? []) visit(own.end, title, own, place, score + own.score - own.cost);
    if (place === null)
      for (const own of places[index] ?? []) visit(own.end, title, employer, own, score + own.score - own.cost);
  };
  visit(0, null, null, null, 0);
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, kept)
    .map((one) => {
      const { parts, signature } = readingOf(atoms, seen.length, one);
      return { parts, signature, score: one.score, datedRow, isRole: kind === 'role' };
    });
};

/** The parts with their atoms, and the pattern that they form with the separators. */
const readingOf = (
  atoms: readonly Atom[],
  end: number,
  labelling: Labelling,
): Pick<HeadReading, 'parts' | 'signature'> => {
  const parts: Parts = {};
  let signature = '';
  let isInRest = false;
  let index = 0;
  while (index < end) {
    const start = index;
    const atom = atoms[start];
    const join = start === 0 ? '' : (atom?.glue ?? '');
    const label = labels.find((one) => labelling[one]?.start === start);
    const stretch = label === undefined ? null : labelling[label];
    const wasInRest = isInRest;
    isInRest = stretch === null && atom?.period === null;
    index = stretch?.end ?? start + 1;
    if (label !== undefined && stretch !== null) {
      parts[label] = stretch.atoms;
      signature += `${join}${label}`;
    } else if (!isInRest) signature += `${join}D`;
    // several adjacent pieces that are not fields count as one in the pattern
    else if (!wasInRest) signature += `${join}X`;
  }
  // what follows the fields of an entry ('Full-time') tells nothing about their order
  return { parts, signature: isInRest ? signature.replace(/[a-z]+X$/u, '') : signature };
};

/** True when the bracket that was opened before `first` ends with `last`: no field continues after it. */
const isClosed = (first: Atom, last: Atom | undefined): boolean =>
  last?.closing !== undefined && last.line === first.line && last.closing.open < first.from;

const joinCostOf = (label: JobLabel, before: Atom | undefined, atom: Atom, isMixed: boolean): number => {
  const isSameType = before?.type === atom.type || atom.glue === 'type' || label === 'place';
  if (atom.glue === 'wrap' && before?.type === atom.type && isMixed) return wrapInTypeCost;
  if (label === 'title' && atom.glue === 'bar' && isFurtherTitle(atom) && isTitle(before)) return barOfTitles;
  // 'Harrow College (Leeds)' ends before the bracket, 'Norwegian Refugee Council (NRC)' after it
  if (label === 'employer' && atom.glue === 'paren' && !/^\p{Lu}{2,6}$/u.test(atom.text)) return 1;
  const isName = label === 'title' && atom.glue === 'comma' && isNameLike(atom.text);
  const cost = (label === 'place' && atom.glue === 'comma' ? 0 : joinCost[atom.glue]) + (isName ? nameInTitle : 0);
  return cost + (isSameType ? 0 : typeChangeCost);
};

/** A label before a fact says what it is: more than words, type and order together. */
const labelWeight = 4;

/** Added to the cost of a comma before words that are rather a name than a part of a title. */
const nameInTitle = 0.7;

/** 'Bryn Alder', 'AHTK', but not 'Sales and Marketing', 'Children' or 'Drawing on location'. */
const isNameLike = (text: string): boolean => {
  const words = lookupWordsOf(text);
  if (/^\p{Lu}{4,6}$/u.test(text)) return true;
  return (
    words.length > 1 &&
    text.split(' ').every((word) => /^[\p{Lu}&\d]/u.test(word)) &&
    titleScore(text) < 1.2 &&
    !words.every((word) => sharedWords.has(word) || workFields.has(word))
  );
};

const otherScore = ({ text, glue, fact }: Atom): number => {
  if (fact === 'title' || fact === 'employer') return -labelWeight;
  // text in brackets after a field belongs to that field rather than to nothing
  if (glue === 'paren') return -1.8;
  if (/https?:|www\.|^\(?\d+(?!\d|st|nd|rd|th)/u.test(text) || isEmploymentType(text)) return 0;
  return text.length > 60 ? -0.6 : -1.3;
};

const scores: Record<JobLabel, (text: string) => number> = {
  title: titleScore,
  employer: employerScore,
  place: (text) => {
    const town = text.replace(district, '');
    return town === text ? placeScore(text) : Math.max(placeScore(text), placeScore(town));
  },
};

/** What may follow a town: 'Rennes (35)', 'Gragnano (NA)', 'Franca/SP', 'Dublin 4'. */
const district = /\s?\((?:\d{1,3}|\p{Lu}{1,3})\)$|\/\p{Lu}{2}$|\s\d{1,2}$/u;

/** What a label calls a sector is no part of a job, whatever the other entries look like. */
const sectorScore = -20;

const scoreOf = (label: JobLabel, stretch: readonly Atom[]): number => {
  const score = scoreOfWords(label, stretch);
  const fact = stretch[0]?.fact;
  if (fact === undefined || fact === 'other') return score;
  if (fact === 'sector') return sectorScore;
  // unknown words count as much as known ones after their label
  return fact === label ? Math.max(0, score) + labelWeight : score - labelWeight;
};

/** Taken from the score of an employer that words show to be a title, or an address: more than other entries can outweigh. */
const titlePenalty = 3.5;
const addressPenalty = 4;
/** Taken from the score of an employer or a place that is a part of a hospital: an entry rather has none. */
const unitPenalty = 4;
const postcode = / \d{5}$/u;

/** What is an organization without doubt is no title, whatever the other entries look like. */
const noTitleScore = -20;
const sureName = 3;
const noTitle = -2.5;

/** 'Harrow Systems Ltd', 'Air National Guard (Reserve)', without a word for an occupation. */
const isSureName = ([first, next]: readonly Atom[]): boolean =>
  first !== undefined &&
  (next === undefined || next.glue === 'paren' || next.glue === 'bracket') &&
  titleScore(first.text) <= noTitle &&
  employerScore(first.text) >= sureName;

/** What tells of something that was received is no title either. 'Managing Director and Head of …' is one. */
const maxWordsOfVerb = 6;
const gotSomething = /^(?:received|earned|obtained|awarded|attended)\s/iu;
const isSentence = (text: string): boolean => gotSomething.test(text) && text.split(/\s+/u).length > maxWordsOfVerb;

/** 'Mobile Developer'; one word may be a name ('Coach'), and several people are a firm ('Harrow Therapy Specialists'). */
const isOneTitle = (text: string): boolean => /\s\S*[^\ss]$/u.test(text) && titleScore(text) >= 2;

/** 'São Paulo, Brasil' */
const isTownWithRegion = (stretch: readonly Atom[]): boolean => {
  const [first, last] = [stretch[0]?.text ?? '', stretch.at(-1)?.text ?? ''];
  return stretch.length > 1 && isRegionName(last) && (townOf(first) !== null || isRegionName(first));
};

/** Taken from the score of an employer that ends in a town: less than of an address, because a name may end in a town. */
const townPenalty = 1;
const sureTown = 2;

/** 'Harrow Foods, Leeds': a known town after a comma is the place. */
const endsInTown = (stretch: readonly Atom[]): boolean => {
  const last = stretch.at(-1);
  return stretch.length > 1 && last?.glue === 'comma' && placeScore(last.text) >= sureTown;
};

const isInBrackets = ([first]: readonly Atom[]): boolean => first?.glue === 'paren' || first?.glue === 'bracket';

/** Score of 'Sole trader' as a title: it is one beside the name of a business, and the employer without one. */
const ownBusiness = 1.2;

const isFieldOfWork = (text: string): boolean => lookupWordsOf(text).every((word) => workFields.has(word));

/** 'Student Teacher, Grade 3, Harrow Elementary': whom somebody taught, or on which step, and no part of a name. */
const step =
  /^(?:Grades?|Years?|Level|Class|Form|Stage|Band|Tier|Shift) (?:\d{1,2}|[IVX]{1,4}|K)\b(?:\s?[-–&]\s?\d{1,2})?$/u;

const initialsPenalty = 2;

/** Initials that are no code of a region, before a word that is not in capitals. */
const beginsInInitials = ([first, next]: readonly Atom[]): boolean =>
  /^\p{Lu}{3,6}$/u.test(first?.text ?? '') && !isRegionName(first?.text ?? '') && /\p{Ll}/u.test(next?.text ?? '');

const scoreOfWords = (label: JobLabel, stretch: readonly Atom[]): number => {
  const text = stretch.reduce((words, atom) => {
    if (words === '') return atom.text;
    return atom.glue === 'paren' ? `${words} (${atom.text})` : `${words}, ${atom.text}`;
  }, '');
  const score = scores[label](text);
  if (label === 'employer' && step.test(stretch[0]?.text ?? '')) return score - titlePenalty;
  if (label === 'employer' && isTownWithRegion(stretch)) return score - addressPenalty;
  if (label === 'employer' && endsInTown(stretch)) return score - townPenalty;
  // 'Cardiology, Lakeside Hospital': where the last part is a whole name, what is before it is a department
  if (label === 'employer' && stretch.length > 1) {
    const last = employerScore(stretch.at(-1)?.text ?? '');
    const isDepartment = stretch.slice(0, -1).every((atom) => employerScore(atom.text) < 1);
    return isDepartment && last >= 1.6 && last >= score - 0.3 ? score - 0.8 : score;
  }
  // 'Vice President, Manufacturing': a field of work is not a place
  if (label === 'place' && stretch.length === 1 && (sharedWords.has(fold(text)) || workFields.has(fold(text))))
    return -2;
  if (label === 'title' && isSureName(stretch)) return noTitleScore;
  // 'Received Certificate of Student Recognition as a Teacher'
  if (label === 'title' && isSentence(text)) return noTitleScore;
  // 'Kannapolis, NC' and 'Lyon France' are not titles
  if (label === 'title' && stretch.length === 1 && (isRegionName(text) || isTownAndCountry(text))) return score - 3;
  // 'Sole trader, Harrow Joinery'
  if (label === 'title' && isSelfEmployed(text)) return Math.max(score, ownBusiness);
  // 'Clerk of Works (Electrical)'
  if (label === 'employer' && stretch[0]?.glue === 'paren' && isFieldOfWork(text)) return score - 3;
  // 'Lausanne' alone below an employer is where it is
  if (label === 'title' && stretch.length === 1 && score <= 0 && townOf(text) !== null) return score - 2;
  // 'Researcher (Dublin)'
  if (label === 'employer' && isInBrackets(stretch) && placeScore(text) >= sureTown) return score - 3;
  // 'Assistant at department': no name of anything
  if (label === 'employer' && stretch.length === 1 && unitWords.has(text)) return sectorScore;
  // 'Charge Nurse, Medical ICU'
  if (label !== 'title' && text.length < 40 && isHospitalUnit(lookupWordsOf(text))) return score - unitPenalty;
  // 'Chicago, IL': neither the town nor the state is an employer, and the state alone is half a place
  if (label === 'employer' && stretch.length === 1 && isRegionName(text)) return score - 3;
  // 'Mobile Developer, Tech Lead': two titles, not an employer and a title
  if (label === 'employer' && score < 0 && isOneTitle(text)) return score - titlePenalty;
  // 'Leeds, CA 90210'
  if (label === 'employer' && placeScore(text) >= 3 && postcode.test(text)) return score - addressPenalty;
  if (label === 'employer' && placeScore(text) >= 1.5) return score - 1.2;
  if (label === 'place' && stretch.length === 1 && stretch[0]?.glue === 'comma' && isRegionName(text)) return -0.4;
  // 'AHTK, Bompai': initials before a town are who it was
  if (label === 'place' && stretch.length > 1 && beginsInInitials(stretch)) return score * 0.8 - initialsPenalty;
  // a name of an organization is not a place, even when capitalized like one
  return label === 'place' ? score * 0.8 - (employerScore(text) >= 0.8 ? 1.5 : 0) : score;
};
