import { lookupWordsOf } from '../../../../text/lookup-words.ts';
import { sharedWords } from '../../../../lexicon/work/employer-words.ts';
import { workFields } from '../../../../lexicon/work/job-titles.ts';
import { employerScore } from '../../../experience/employers.ts';
import { titleScore } from '../../../experience/titles.ts';
import type { Atom, Glue } from '../../atom.ts';
import type { JobLabel } from '../head-reading.ts';
import type { Span } from '../head-order.ts';
import { isInRegion, placeScore } from '../../../places/place-score.ts';
import { addressPenalty, scoreOf, titlePenalty } from './stretch-score.ts';
import { townOf } from '../../../../lexicon/places.ts';
import { sureTown } from './stretch-words.ts';

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
/** Pieces of one field; a list of titles may be longer. */
const maxPieces = 4;
/** The cost of a bar between two titles. */
const barOfTitles = 0.8;

/** 'Teacher, Coach, Administrator', 'Team Lead | Project Lead': one job with several titles. */
const isFurtherTitle = ({ text, glue }: Atom): boolean => (glue === 'comma' || glue === 'bar') && titleScore(text) >= 2;
/** 'Harrow Works | Welder' is no list of titles. */
const isTitle = (atom: Atom | undefined): boolean => titleScore(atom?.text ?? '') >= 1.2;

/** A field from the atom at `start` to before the one at `end`. */
export type Stretch = Span & { start: number; end: number; atoms: readonly Atom[]; score: number; cost: number };

/** The fields with this label that may begin at `index`. */
export const stretchesFrom = (
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
    const isHalf = label === 'employer' && own.length === 1 && isHalfOfPlace(atoms, index);
    const score = scoreOf(label, own) - (isInTitle ? titlePenalty : 0) - (isHalf ? addressPenalty : 0);
    found.push({ start: index, end: end + 1, atoms: own, first, last, count: own.length, score, cost });
  }
  return found;
};

/** 'Leeds' or 'West Yorkshire' of 'Leeds, West Yorkshire'. */
const isHalfOfPlace = (atoms: readonly Atom[], index: number): boolean => {
  const [before, own, next] = [atoms[index - 1], atoms[index], atoms[index + 1]];
  return isTownBeforeRegion(before, own) || isTownBeforeRegion(own, next);
};

/** In 'Cashier, Santander, Madrid', where the region is a city as well, the first may be a firm named like a town. */
const isTownBeforeRegion = (town: Atom | undefined, region: Atom | undefined): boolean =>
  region?.glue === 'comma' &&
  town?.row === region.row &&
  isInRegion(town.text, region.text) &&
  (townOf(region.text) === null || / city$/iu.test(town.text));

/** 'Pharmacist (Children), AHTK, Bompai', 'Teacher (Music), Harrow College': the employer comes behind the bracket. */
const isBeforeEmployer = (atoms: readonly Atom[], index: number, row: number): boolean => {
  const [next, after] = [atoms[index], atoms[index + 1]];
  const isBehindComma = (atom: Atom | undefined): boolean => atom?.glue === 'comma' && atom.row === row;
  if (next === undefined || !isBehindComma(next) || placeScore(next.text) >= sureTown) return false;
  return isBehindComma(after) || employerScore(next.text) >= likelyEmployer;
};

/** Score of a name with a word for an organization. */
const likelyEmployer = 1.3;

/** True when the bracket that was opened before `first` ends with `last`: no field continues after it. */
const isClosed = (first: Atom, last: Atom | undefined): boolean =>
  last?.closing !== undefined && last.line === first.line && last.closing.open < first.from;

/** What it costs to go on with a field over the separator before this piece. */
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
