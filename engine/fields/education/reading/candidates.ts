import { sureScore, type Scores } from '../evidence/scores.ts';
import type { Label } from '../pieces.ts';
import type { Unit } from '../units/unit.ts';
import { evidenceBit, labelBit, labels, type Read } from './node.ts';

/**
 * A label that fits a piece by its score. `at` is its place in `labels`, `bit` stands for its field, `mask` for all that it
 * brings to an entry; `opens`, `apart` and `joins` are the piece with this label at the start of an entry, as a field of
 * its own, and as the rest of the field before it.
 */
export type Candidate = {
  unit: Unit;
  label: Label;
  at: number;
  bit: number;
  mask: number;
  fit: number;
  isSure: boolean;
  opens: Read;
  apart: Read;
  joins: Read;
};

/** 'other' is always better than a label that fits worse. */
const worstFit = -4.5;

/** What each piece may be: asked once for the readings under all leading hypotheses. */
export const candidatesOf = (
  units: readonly Unit[],
  scores: readonly Scores[],
  words: readonly Scores[],
): readonly (readonly Candidate[])[] =>
  units.map((unit, index) =>
    labels.flatMap((label, at): Candidate[] => {
      const fit = scores[index]?.[label] ?? Number.NEGATIVE_INFINITY;
      if (fit < worstFit) return [];
      const isSure = hasEvidence(label, words[index]);
      const bit = labelBit[label];
      const mask = bit | (isSure ? evidenceBit : 0);
      const apart: Read = { unit, label, opens: false, joins: false, score: fit, isSure };
      const [opens, joins]: [Read, Read] = [
        { ...apart, opens: true },
        { ...apart, joins: true },
      ];
      return [{ unit, label, at, bit, mask, fit, isSure, opens, apart, joins }];
    }),
  );

/** The words of the piece alone tell that it is a school or a degree. */
const hasEvidence = (label: Label, words: Scores | undefined): boolean =>
  (label === 'institution' || label === 'degree') && (words?.[label] ?? 0) >= sureScore;
