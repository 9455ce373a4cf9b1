import type { Label } from '../pieces.ts';
import type { Unit } from '../units/unit.ts';

/**
 * A piece with its label; `opens` when an entry begins with it, `joins` when it continues the field before it. `score`
 * counts the other entries of the section too, `isSure` only the words of the piece.
 */
export type Read = { unit: Unit; label: Label; opens: boolean; joins: boolean; score: number; isSure: boolean };

export type Key = 'institution' | 'degree' | 'period';
export const labels: readonly Label[] = ['institution', 'degree', 'subject', 'grade', 'place', 'period', 'other'];
export const labelBit: Record<Label, number> = {
  institution: 1,
  degree: 2,
  subject: 4,
  period: 8,
  place: 16,
  grade: 0,
  other: 0,
};
/** Set when a school or a degree of the entry is known by its own words, not only by its position. */
export const evidenceBit = 32;
/** Masks are smaller than this. */
export const maskCount = evidenceBit * 2;

/** `field` is the label of the last piece that is no date. */
export type Node = {
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

/** What is the same for all pieces of the section. */
export type Context = {
  leader: Key;
  isDated: boolean;
  /** Entries begin with their dates. */
  datesLead: boolean;
  typicalGap: number;
  hasFewerDegrees: boolean;
  /** Entries begin in rows without a marker: bullets tell of the entry above. */
  areBulletsBelow: boolean;
  /** The first school is in a row of its own, above a bullet with a degree. */
  areDegreesBelow: boolean;
  /** The types of the rows that entries begin with; null where they do not repeat. */
  heads: ReadonlySet<string> | null;
};

export const hasLabel = (mask: number, label: Label): boolean => (mask & labelBit[label]) !== 0;
