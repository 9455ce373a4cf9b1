import type { Glue } from '../entries/atom.ts';
import type { Row } from '../entries/row.ts';
import { sectionStyleOf, styleKey, typeAt } from '../entries/section-style.ts';
import { institutionScore } from './institutions.ts';
import type { Label } from './pieces.ts';
import { scoresOf, sureScore, type Scores } from './evidence/scores.ts';
import type { Unit } from './units.ts';
import { isUnnamedPart } from './universities.ts';

/**
 * A piece with its label; `opens` when an entry begins with it, `joins` when it continues the field before it. `score`
 * counts the other entries of the section too, `isSure` only the words of the piece.
 */
export type Read = { unit: Unit; label: Label; opens: boolean; joins: boolean; score: number; isSure: boolean };

type Key = 'institution' | 'degree' | 'period';
const keys: readonly Key[] = ['institution', 'degree', 'period'];
const labels: readonly Label[] = ['institution', 'degree', 'subject', 'grade', 'place', 'period', 'other'];
const bit: Record<Label, number> = { institution: 1, degree: 2, subject: 4, period: 8, place: 16, grade: 0, other: 0 };
/** Set when a school or a degree of the entry is known by its own words, not only by its position. */
const evidenceBit = 32;

/** The cost of one field that goes on behind a separator: low for a comma, high for a new line. */
const joinCost: Record<Glue, number> = {
  comma: 0.4,
  bracket: 0.4,
  paren: 0.4,
  type: 1.6,
  colon: 0.6,
  dash: 0.9,
  at: 0.8,
  wrap: 0.6,
  bar: 3,
  tab: 3,
  line: 3,
  date: 9,
};

// What an entry lacks, and what speaks for and against a new one. The scale is that of the signals.
const lacks = {
  /** 'B.A., 2012' without a school, and none above to share. */
  institution: 1.5,
  /** A second degree below the school of the first. */
  inherited: 0.9,
  /** A school without degree or subject. */
  degree: 1.3,
  /** 'Fashion Design' in place of a degree. */
  onlySubject: 0.4,
  /** A date in a section where entries have dates. */
  period: 0.5,
  /** Neither school nor degree. */
  everything: 5,
  /** 'Chess, Latin' below a school: nothing in it is known to be a school or a degree. */
  evidence: 2,
  /** 'Esmod, Fashion Design, 2012 – 2015': dates of its own make it likelier. */
  evidenceBesideDates: 0.5,
};
const opening = {
  inMidRow: -3,
  /** 'BA, Oslo (2018) MA, Bergen (2016)': behind the date of the entry before. */
  behindDate: -0.9,
  atRow: -0.3,
  belowGap: 0.7,
  withoutGap: -0.3,
  /** 'Diploma in oak from the guild' in regular type and without a date, where whole entries begin in bold type. */
  otherType: -2.5,
  /** It begins with the kind of field that the other entries begin with. */
  leader: 0.9,
  notLeader: -0.5,
  notKey: -0.9,
  detail: -4,
};
const follows = {
  /** 'B.A., History', 'Bachelor – Nursing': behind the degree. */
  subject: 1,
  /** 'Botany' in the row below 'Bachelor of Science'. */
  subjectBelow: 0.4,
  /** 'Game Project' below 'Level Design', which is no field: below a note, what nothing tells of is another. */
  belowNote: -1.5,
  /** 'State Seal of Fluency: Spanish', 'customer contracts, change management': in a row with what is no field. */
  besideNote: -1.5,
  /** 'Information Technology, Bachelor'. */
  degreeBehindSubject: 0.3,
  /** 'Harrow College, Gouda'. */
  place: 0.5,
  /** The row above broke off in the middle of this field. */
  rest: 3,
  /** 'School of Arts, Harrow College' is one name, 'Harrow College, Gouda' hardly. */
  secondName: 0.5,
  /** 'Aldo Institute at Harrow University': the school with what it belongs to is one name. */
  whole: 0.3,
  secondDegree: 2,
  /** 'College of Law' below 'Harrow University', or above it. */
  faculty: 0.6,
  /** 'Barnfield University' below a degree and 'Harrow College', whose degrees it awards. */
  awarding: 1.2,
  secondPeriod: -1.2,
  /** '2019 Botany' below '2021 History': a date at the start of a row, where entries begin with theirs. */
  nextHead: -4,
  secondSubject: -0.5,
  secondPlace: -0.3,
};
/** What the label of the pieces in the same slot of the other entries counts. */
const slotWeight = 2.2;
const maxPasses = 3;
/** A reading that is this far behind the best is dropped: no later piece brings so much. */
const beam = 9;
const worstFit = -4.5;

/** `field` is the label of the last piece that is no date. */
type Node = {
  before: Node | null;
  read: Read;
  mask: number;
  label: Label;
  field: Label;
  hasSchool: boolean;
  /** The first school of its entry. */
  school: Unit | null;
  score: number;
};

/**
 * The labels of all pieces and the borders of the entries that fit best together: each piece its words, each entry the
 * fields it should have, all entries the same order and the same slots.
 */
export const bestReading = (units: readonly Unit[]): readonly Read[] => {
  const style = sectionStyleOf([...new Set(units.map(({ row }) => row))]);
  const words = scoresOf(units);
  const hasFewerDegrees = isFewerDegrees(units);
  const isDated = units.some(({ atom, isDetail }) => atom.period !== null && !isDetail);
  const datesLead = areDatesFirst(units);
  const at = (leader: Key, scores: readonly Scores[]) =>
    viterbi(units, scores, { leader, isDated, typicalGap: style.typicalGap, words, hasFewerDegrees, heads, datesLead });
  let heads: ReadonlySet<string> | null = null;
  const first = keys.map((leader) => ({ leader, ...at(leader, words) })).reduce((a, b) => (b.score > a.score ? b : a));
  let { path } = first;
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const scores = withSlots(units, words, path);
    heads = headTypesOf(path);
    if (scores === words && heads === null) return path;
    const next = at(first.leader, scores).path;
    const isSame = next.every(({ label, opens }, index) => path[index]?.label === label && path[index].opens === opens);
    path = next;
    if (isSame) return path;
  }
  return path;
};

/** Some schools have a degree and others have none: those may be parts of others. */
const isFewerDegrees = (units: readonly Unit[]): boolean => {
  const named = units.filter(({ isDetail }) => !isDetail);
  const degrees = named.filter(({ degree }) => degree >= 2).length;
  return degrees > 0 && degrees < named.filter(({ atom }) => institutionScore(atom.text) >= 3).length;
};

/** A section that begins with a date and does not end with one, with each date at the start of a row: entries begin with theirs. */
const areDatesFirst = (units: readonly Unit[]): boolean => {
  const dates = units.filter(({ atom, isDetail }) => atom.period !== null && !isDetail);
  const [first, last] = [units[0], units.at(-1)];
  return dates.length > 1 && first === dates[0] && last !== dates.at(-1) && dates.every(({ isFirst }) => isFirst);
};

type Context = {
  leader: Key;
  isDated: boolean;
  /** Entries begin with their dates. */
  datesLead: boolean;
  typicalGap: number;
  words: readonly Scores[];
  hasFewerDegrees: boolean;
  /** The types of the rows that entries begin with; null where they do not repeat. */
  heads: ReadonlySet<string> | null;
};

const headType = (row: Row): string => `${row.hasMarker ? '•' : ''} ${typeAt(row, row.from, '')}`;

/** Entries with school, degree and dates that must begin in the same type for it to be the type of heads. */
const minAlikeHeads = 2;

const headTypesOf = (path: readonly Read[]): ReadonlySet<string> | null => {
  const counts = new Map<string, number>();
  let [head, mask]: [Row | null, number] = [null, 0];
  const add = (): void => {
    const isWhole = head !== null && (mask & wholeEntry) === wholeEntry;
    if (head !== null && isWhole) counts.set(headType(head), (counts.get(headType(head)) ?? 0) + 1);
  };
  for (const { unit, label, opens } of path) {
    if (opens) {
      add();
      [head, mask] = [unit.row, 0];
    }
    mask |= label === 'subject' ? bit.degree : bit[label];
  }
  add();
  return counts.size > 0 && [...counts.values()].every((count) => count >= minAlikeHeads)
    ? new Set(counts.keys())
    : null;
};

const wholeEntry = bit.institution | bit.degree | bit.period;

const viterbi = (
  units: readonly Unit[],
  scores: readonly Scores[],
  context: Context,
): { score: number; path: readonly Read[] } => {
  let nodes: readonly Node[] = [];
  units.forEach((unit, index) => {
    const fits = scores[index];
    const next = new Map<number, Node>();
    // Most offers are worse than what is known, so a node is only made for one that is not.
    const isBetter = (key: number, score: number): boolean => {
      const known = next.get(key);
      return known === undefined || score > known.score;
    };
    const origins = originsOf(nodes, unit, context);
    const ofSection = nodes.filter(({ read }) => read.unit.row.section === unit.row.section);
    labels.forEach((label, at) => {
      const fit = fits?.[label] ?? Number.NEGATIVE_INFINITY;
      // 'other' is always better than a label that fits so badly
      if (fit < worstFit) return;
      const begins = beginning(unit, label, context);
      const isSure = hasEvidence(label, context.words[index]);
      const own = bit[label] | (isSure ? evidenceBit : 0);
      const school = label === 'institution' ? unit : null;
      const opened: Read = { unit, label, opens: true, joins: false, score: fit, isSure };
      for (const { from, hasSchool, score: before } of origins) {
        const key = keyOf(own, at, hasSchool);
        const score = before + begins + fit;
        if (isBetter(key, score))
          next.set(key, { before: from, read: opened, mask: own, label, field: label, hasSchool, school, score });
      }
      for (const from of ofSection) {
        const stayed = stay(from, unit, label, context, isSure);
        if (stayed === null) continue;
        const mask = from.mask | own;
        const key = keyOf(mask, at, from.hasSchool);
        const score = from.score + stayed.score + fit;
        if (!isBetter(key, score)) continue;
        next.set(key, {
          before: from,
          read: { unit, label, opens: false, joins: stayed.joins, score: fit, isSure },
          mask,
          label,
          field: label === 'period' ? from.field : label,
          hasSchool: from.hasSchool,
          school: from.school ?? school,
          score,
        });
      }
    });
    const all = [...next.values()];
    const top = all.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
    nodes = all.filter(({ score }) => score > top - beam);
  });
  let last: Node | null = null;
  let score = Number.NEGATIVE_INFINITY;
  for (const node of nodes) {
    const total = node.score - lacking(node, context);
    if (total > score) [last, score] = [node, total];
  }
  const path: Read[] = [];
  for (let node: Node | null = last; node !== null; node = node.before) path.push(node.read);
  return { score, path: path.toReversed() };
};

/** One node is kept for what an entry has so far, its last label, and whether it shares a school. */
const keyOf = (mask: number, label: number, hasSchool: boolean): number =>
  (mask * labels.length + label) * 2 + (hasSchool ? 1 : 0);

const has = (mask: number, label: Label): boolean => (mask & bit[label]) !== 0;

/** What is missing in the entry that ends with the node. */
const lacking = ({ mask, hasSchool }: Node, { isDated }: Context): number => {
  const [school, degree, subject] = [has(mask, 'institution'), has(mask, 'degree'), has(mask, 'subject')];
  if (!school && !degree && !subject) return lacks.everything;
  let cost = 0;
  if (!school) cost += hasSchool ? lacks.inherited : lacks.institution;
  if (!degree) cost += subject ? lacks.onlySubject : lacks.degree;
  if (isDated && !has(mask, 'period')) cost += lacks.period;
  if ((mask & evidenceBit) === 0) cost += has(mask, 'period') ? lacks.evidenceBesideDates : lacks.evidence;
  return cost;
};

/** The words of the piece alone tell that it is a school or a degree. */
const hasEvidence = (label: Label, words: Scores | undefined): boolean =>
  (label === 'institution' || label === 'degree') && (words?.[label] ?? 0) >= sureScore;

/** How well an entry that begins with this label fits the section. */
const beginning = (unit: Unit, label: Label, { leader }: Context): number => {
  const order = label === leader ? opening.leader : opening.notLeader;
  const isKey = label !== 'grade' && label !== 'place' && label !== 'other';
  return order + (isKey ? 0 : opening.notKey) + (unit.isDetail ? opening.detail : 0);
};

type Origin = { from: Node | null; hasSchool: boolean; score: number };

/** The best reading of all before a new entry with this piece: one with a school to share, and one without. */
const originsOf = (nodes: readonly Node[], unit: Unit, context: Context): readonly Origin[] => {
  if (nodes.length === 0) return [{ from: null, hasSchool: false, score: 0 }];
  const { gapAbove } = unit.row.source;
  const gap = gapAbove === null ? 0 : gapAbove > context.typicalGap + 0.35 ? opening.belowGap : opening.withoutGap;
  const isOtherType = context.heads !== null && unit.row.periods.length === 0 && !context.heads.has(headType(unit.row));
  const atRow = opening.atRow + gap - (unit.isRest ? follows.rest : 0) + (isOtherType ? opening.otherType : 0);
  const best = new Map<boolean, Origin>();
  for (const from of nodes) {
    const isSameSection = from.read.unit.row.section === unit.row.section;
    const hasSchool = isSameSection && (from.hasSchool || has(from.mask, 'institution'));
    const inRow = from.label === 'period' ? opening.behindDate : opening.inMidRow;
    const score = from.score - lacking(from, context) + (isSameSection ? (unit.isFirst ? atRow : inRow) : 0);
    if (score > (best.get(hasSchool)?.score ?? Number.NEGATIVE_INFINITY))
      best.set(hasSchool, { from, hasSchool, score });
  }
  return [...best.values()];
};

type Stay = { score: number; joins: boolean };

/** The piece belongs to the same entry; null when its field is taken. */
const stay = (from: Node, unit: Unit, label: Label, context: Context, isSure: boolean): Stay | null => {
  const isTaken = has(from.mask, label);
  if (unit.isRest && isTaken && label === from.field && label !== 'period') return { score: follows.rest, joins: true };
  const beside = isTaken && label === 'institution' ? besideSchool(from, unit, context) : null;
  if (from.label === label && isTaken && label !== 'period') {
    const joined = { score: joining(unit, label, from.read), joins: true };
    return beside !== null && beside.score > joined.score ? beside : joined;
  }
  if (isTaken && label === 'institution') return beside;
  if (isTaken && label === 'degree') return null;
  const isNextHead = label === 'period' && isTaken && unit.isFirst && context.datesLead;
  const score = isNextHead ? follows.nextHead : isTaken ? (again[label] ?? 0) : behind(from.label, unit, label);
  const isUnsure = label === 'subject' || (label === 'degree' && !isSure);
  const isBeside = unit.glue === 'colon' || (unit.glue === 'comma' && !hasDegreeInRow(from, unit));
  const note = unit.isFirst ? follows.belowNote : isBeside ? follows.besideNote : 0;
  const isBehindNote = from.label === 'other' && from.read.unit.standing !== 'board';
  return { score: score + (isBehindNote && isUnsure ? note : 0), joins: false };
};

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
    own === 'university' && above !== 'university' && has(mask, 'degree') && school.row.line >= unit.row.line - 1;
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

/** Where a piece is in its entry: in which type, beside dates, and behind which pieces of its row. */
const slotOf = ({ row, isFirst, glue }: Unit, index: number): string =>
  `${styleKey(row)} ${row.periods.length > 0 ? 'dated' : 'undated'} ${isFirst ? 'first' : glue} ${Math.min(index, 3)}`;

/** The scores with what the pieces of the same slot are elsewhere in the section. */
const withSlots = (units: readonly Unit[], scores: readonly Scores[], path: readonly Read[]): readonly Scores[] => {
  let inRow = 0;
  const slots = units.map((unit) => {
    inRow = unit.isFirst ? 0 : inRow + 1;
    return slotOf(unit, inRow);
  });
  const counts = new Map<string, Map<Label, number>>();
  path.forEach(({ label, unit }, index) => {
    if (unit.isDetail) return;
    const slot = counts.get(slots[index] ?? '') ?? new Map<Label, number>();
    slot.set(label, (slot.get(label) ?? 0) + 1);
    counts.set(slots[index] ?? '', slot);
  });
  let hasChanged = false;
  const changedScores = scores.map((own, index) => {
    const slot = counts.get(slots[index] ?? '');
    const total = [...(slot?.values() ?? [])].reduce((sum, count) => sum + count, 0) - 1;
    if (slot === undefined || total < 1) return own;
    // one other piece is weak evidence
    const weight = slotWeight / (total + 1);
    hasChanged = true;
    const changed: Scores = { ...own };
    for (const label of labels) {
      const others = (slot.get(label) ?? 0) - (path[index]?.label === label ? 1 : 0);
      if (others > 0) changed[label] += weight * others;
    }
    return changed;
  });
  return hasChanged ? changedScores : scores;
};
