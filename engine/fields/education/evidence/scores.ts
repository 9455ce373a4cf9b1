import type { Label } from '../pieces.ts';
import type { Unit } from '../units/unit.ts';
import { degreeSignals } from './degree-signals.ts';
import { institutionSignals } from './institution-signals.ts';
import { gradeSignals, otherSignals } from './note-signals.ts';
import { noteOf, pieceOf } from './piece.ts';
import { placeSignals } from './place-signals.ts';
import type { Signal } from './signal.ts';
import { subjectSignals } from './subject-signals.ts';

/** Evidence for each label, in about the natural logarithm of odds: 'other', a note that is no field, is 0 without any. */
const signals: Record<Exclude<Label, 'period'>, readonly Signal[]> = {
  institution: institutionSignals,
  degree: degreeSignals,
  subject: subjectSignals,
  grade: gradeSignals,
  place: placeSignals,
  other: otherSignals,
};

/** How much the column of a table that announces a field counts. */
const columnWeight = 4;

export type Scores = Record<Label, number>;
/** A school or degree with less evidence in its own words is known only by its position. */
export const sureScore = 1.6;
/** A date of an entry is left out only where it has another. */
const unreadDate = -2;
const labels = ['institution', 'degree', 'subject', 'grade', 'place', 'other'] as const;

const sumOf = <Of>(signalsOf: readonly Signal<Of>[], piece: Of): number =>
  signalsOf.reduce((sum, { weight, holds }) => sum + (holds(piece) ? weight : 0), 0);

/** How well each label fits each piece, by its words and its neighbors. */
export const scoresOf = (units: readonly Unit[]): readonly Scores[] =>
  units.map((unit, index): Scores => {
    const none = Number.NEGATIVE_INFINITY;
    const scores: Scores = {
      institution: none,
      degree: none,
      subject: none,
      grade: none,
      place: none,
      period: none,
      other: 0,
    };
    if (unit.atom.period !== null) return unit.isDetail ? scores : { ...scores, period: 0, other: unreadDate };
    if (unit.isDetail) {
      // of a note, only a grade counts
      const note = noteOf(unit);
      scores.grade = sumOf(gradeSignals, note);
      scores.other = sumOf(otherSignals, note);
    } else {
      const piece = pieceOf(units, unit, index);
      for (const label of labels) scores[label] = sumOf(signals[label], piece);
    }
    const startsCell = unit.isFirst || unit.atom.glue === 'tab';
    if (unit.column !== null && unit.column !== 'period' && (startsCell || unit.column !== 'institution'))
      scores[unit.column === 'detail' ? 'other' : unit.column] += columnWeight;
    return scores;
  });
