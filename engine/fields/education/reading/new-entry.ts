import { subjectShare } from '../degrees.ts';
import type { Label } from '../pieces.ts';
import type { Unit } from '../units/unit.ts';
import { follows, lacks, opening } from './costs.ts';
import { headType } from './head-types.ts';
import { evidenceBit, hasLabel, maskCount, type Context, type Node } from './node.ts';

/** What is missing in an entry with the fields of `mask`; `hasSchool` when it shares the school of the entry above. */
const lackingIn = (mask: number, hasSchool: boolean, isDated: boolean): number => {
  const [school, degree, subject] = [
    hasLabel(mask, 'institution'),
    hasLabel(mask, 'degree'),
    hasLabel(mask, 'subject'),
  ];
  if (!school && !degree && !subject) return lacks.everything;
  let cost = 0;
  if (!school) cost += hasSchool ? lacks.inherited : lacks.institution;
  if (!degree) cost += subject ? lacks.onlySubject : lacks.degree;
  if (isDated && !hasLabel(mask, 'period')) cost += lacks.period;
  if ((mask & evidenceBit) === 0) cost += hasLabel(mask, 'period') ? lacks.evidenceBesideDates : lacks.evidence;
  return cost;
};

/** What is missing for each mask, without and with a shared school: every reading of every piece asks. */
const lackingByMask = (isDated: boolean): Float64Array =>
  Float64Array.from({ length: maskCount * 2 }, (_, at) => lackingIn(Math.floor(at / 2), at % 2 === 1, isDated));
const lackingDated = lackingByMask(true);
const lackingUndated = lackingByMask(false);

/** What is missing in the entry that ends with the node. */
export const lacking = ({ mask, hasSchool }: Node, { isDated }: Context): number =>
  (isDated ? lackingDated : lackingUndated)[mask * 2 + (hasSchool ? 1 : 0)] ?? 0;

/** Of the words of a field, like elsewhere among schools: 'Interface Design' has one of two. */
const minSubjectShare = 0.4;

/** How well an entry that begins with this label fits the section. */
export const beginning = (unit: Unit, label: Label, { leader }: Context): number => {
  const isField = label === 'subject' && leader === 'degree' && mayLead(unit);
  const order = label === leader || isField ? opening.leader : opening.notLeader;
  const isKey = label !== 'grade' && label !== 'place' && label !== 'other';
  return order + (isKey ? 0 : opening.notKey) + (unit.isDetail || isFormFact(unit) ? opening.detail : 0);
};

/** 'Fashion Design' in place of a degree; beside a date, words that no list knows are not enough: 'Cursus EHBO, 2011' */
const mayLead = ({ atom, row }: Unit): boolean =>
  row.periods.length === 0 || subjectShare(atom.text) >= minSubjectShare;

/** 'Field of study: Botany' in a row of a form: of the entry above. */
const isFormFact = ({ column, row }: Unit): boolean => column === 'subject' && row.columns?.length === 1;

type Origin = { from: Node | null; hasSchool: boolean; score: number };

/** The best reading of all before a new entry with this piece: one with a school to share, and one without. */
export const originsOf = (nodes: readonly Node[], unit: Unit, context: Context): readonly Origin[] => {
  if (nodes.length === 0) return [{ from: null, hasSchool: false, score: 0 }];
  const { gapAbove } = unit.row.source;
  const gap = gapAbove === null ? 0 : gapAbove > context.typicalGap + 0.35 ? opening.belowGap : opening.withoutGap;
  const isOtherType = context.heads !== null && unit.row.periods.length === 0 && !context.heads.has(headType(unit.row));
  const isBullet = context.areBulletsBelow && unit.row.hasMarker;
  const atRow =
    opening.atRow +
    gap -
    (unit.isRest ? follows.rest : 0) +
    (isOtherType ? opening.otherType : 0) +
    (isBullet ? opening.bullet : 0);
  // all nodes end with the piece before
  const isSameSection = nodes[0]?.read.unit.row.section === unit.row.section;
  let first: Origin | null = null;
  let other: Origin | null = null;
  for (const from of nodes) {
    const hasSchool = isSameSection && (from.hasSchool || hasLabel(from.mask, 'institution'));
    const inRow = from.label === 'period' ? opening.behindDate : opening.inMidRow;
    const score = from.score - lacking(from, context) + (isSameSection ? (unit.isFirst ? atRow : inRow) : 0);
    if (first === null || first.hasSchool === hasSchool) {
      if (first === null || score > first.score) first = { from, hasSchool, score };
    } else if (other === null || score > other.score) other = { from, hasSchool, score };
  }
  return [first, other].filter((origin) => origin !== null);
};
