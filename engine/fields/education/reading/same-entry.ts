import type { Glue } from '../../entries/atom.ts';
import type { Row } from '../../entries/row.ts';
import type { Label } from '../pieces.ts';
import type { Unit } from '../units/unit.ts';
import { institutionScore } from '../schools/institutions.ts';
import { isUnnamedPart } from '../schools/universities.ts';
import type { Candidate } from './candidates.ts';
import { follows, joinCost } from './costs.ts';
import { hasLabel, type Context, type Node, type Read } from './node.ts';

type Stay = { score: number; joins: boolean };
/** A grade or a note may stand behind anything. */
const anywhere: Stay = { score: 0, joins: false };

/** The piece belongs to the same entry; null when its field is taken. */
export const stayInEntry = (from: Node, { unit, label, bit, isSure }: Candidate, context: Context): Stay | null => {
  // the dates of the next entry are no words that are left over
  if (unit.atom.period !== null && label === 'other' && unit.isFirst && context.datesLead)
    return { score: follows.nextHead, joins: false };
  if (bit === 0) return anywhere;
  if (isNextBullet(from, unit)) return { score: follows.nextHead, joins: false };
  const isTaken = (from.mask & bit) !== 0;
  if (unit.isRest && isTaken && label === from.field && label !== 'period') return { score: follows.rest, joins: true };
  const beside = isTaken && label === 'institution' ? besideSchool(from, unit, context) : null;
  if (from.label === label && isTaken && label !== 'period') {
    const joined = { score: joining(unit, label, from.read), joins: true };
    return beside !== null && beside.score > joined.score ? beside : joined;
  }
  if (isTaken && label === 'institution') return beside;
  if (label === 'institution' && context.areDegreesBelow && isNextSchool(from, unit))
    return { score: follows.nextSchool, joins: false };
  if (isTaken && label === 'degree') return null;
  const isNextHead = label === 'period' && unit.isFirst && context.datesLead;
  const score = isNextHead ? follows.nextHead : isTaken ? (again[label] ?? 0) : behind(from.label, unit, label);
  const isUnsure = label === 'subject' || (label === 'degree' && !isSure);
  const isBeside = unit.glue === 'colon' || (unit.glue === 'comma' && !hasDegreeInRow(from, unit));
  const note = unit.isFirst ? follows.belowNote : isBeside ? follows.besideNote : 0;
  const isBehindNote = from.label === 'other' && from.read.unit.standing !== 'board';
  return { score: score + (isBehindNote && isUnsure ? note : 0), joins: false };
};

/** 'Ashby College' below '• MBA, 2008', where bullets below their school name the degrees: the school of the next bullets. */
const isNextSchool = (from: Node, { isFirst, row }: Unit): boolean =>
  isFirst && !row.hasMarker && from.read.unit.row.hasMarker && hasLabel(from.mask, 'degree');

/** '• Diploma in Law, 2016' below '• Bar Course, Harrow Hall, 2014': each bullet with a date of its own is an entry. */
const isNextBullet = (from: Node, { isFirst, row }: Unit): boolean => {
  const above = from.read.unit.row;
  // First, because hardly any pair of rows is two dated bullets, and every way to read a piece asks.
  if (!isFirst || above === row || !isDatedBullet(above) || !isDatedBullet(row)) return false;
  const isSchoolAbove = institutionScore(above.text) >= 3;
  // '• Harrow College, 2014 – 2018' above '• Diploma, 2018'
  if (!hasLabel(from.mask, 'degree') && isSchoolAbove) return false;
  // '• BSc Botany, 2014' above '• Harrow University, 2010 – 2014'
  const [name = ''] = row.text.split(/,\s/u, 1);
  return isSchoolAbove || institutionScore(name) < 3;
};

const isDatedBullet = ({ hasMarker, periods }: Row): boolean => hasMarker && periods.length > 0;

/** 'Bachelor, 3rd year, Botany': in the row of the degree its field may come behind a note. */
const hasDegreeInRow = (from: Node, { row }: Unit): boolean => {
  for (let node: Node | null = from; node !== null && node.read.unit.row === row; node = node.before)
    if (node.label === 'degree') return true;
  return false;
};

/**
 * A second school of an entry, which only tells where the first belongs: its faculty, or the university that awards the
 * degree of a college.
 */
const besideSchool = ({ school, mask }: Node, unit: Unit, { hasFewerDegrees }: Context): Stay | null => {
  if (school === null) return null;
  const [own, above] = [unit.standing, school.standing];
  if (above === 'board' && own !== 'board') return { score: -follows.awarding, joins: false };
  // 'Faculty of Law, Harrow University' in one row is one name
  const isPart =
    (own === 'part' && above === 'university') || (above === 'part' && own === 'university' && unit.glue !== 'comma');
  const isUnnamed = own === 'part' && unit.isFirst && isUnnamedPart(unit.atom.text);
  if (isPart && (hasFewerDegrees || isUnnamed)) return { score: -follows.faculty, joins: false };
  const isAwarding =
    own === 'university' && above !== 'university' && hasLabel(mask, 'degree') && school.row.line >= unit.row.line - 1;
  return isAwarding ? { score: -follows.awarding, joins: false } : null;
};

/** From initials on, 'FEUP', a piece is rather a name than a word that is left: 'Tutor at Harrow University'. */
const namedScore = 1;

/** A second piece of the same field. */
const joining = (unit: Unit, label: Label, before: Read): number => {
  const cost = joinCost[unit.glue];
  const isWhole = label === 'institution' && unit.glue === 'at' && before.score >= namedScore;
  if (label === 'institution') return isWhole ? -follows.whole : -cost - follows.secondName;
  if (label === 'degree' && unit.degree >= 3) return -cost - follows.secondDegree;
  // 'Gouda, Netherlands'
  const isWeak = unit.glue === 'comma' || unit.glue === 'wrap' || unit.glue === 'bracket' || unit.glue === 'paren';
  return label === 'place' && isWeak ? follows.place : -cost;
};

/** A field that the entry has already, elsewhere. */
const again: Partial<Record<Label, number>> = {
  period: follows.secondPeriod,
  subject: follows.secondSubject,
  place: follows.secondPlace,
};

/** Separators within a field or between two that belong together; a cell of its own is neither. */
const weakGlue: ReadonlySet<Glue> = new Set(['comma', 'dash', 'colon', 'bracket', 'paren', 'type', 'wrap', 'at']);

/** What the piece before tells about the label. */
const behind = (before: Label, unit: Unit, label: Label): number => {
  if (label === 'degree' && before === 'subject' && !unit.isFirst) return follows.degreeBehindSubject;
  if (label === 'subject' && before === 'degree')
    return weakGlue.has(unit.glue) ? follows.subject : unit.isFirst ? follows.subjectBelow : 0;
  return label === 'place' && before === 'institution' ? follows.place : 0;
};
