import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { atsBands, type Band, bandOf } from '#contract/product/bands.ts';
import type { Citations } from './citations.ts';

export type PrintedSystem = {
  name: string;
  value: string;
  word: string;
  tone: Band['tone'];
  isOfThisJob: boolean;
  notes: { text: string; sources: number[] }[];
};

/** One entry per product; the system that this job uses comes first. */
export const systemsOf = ({ atsCompatibility, applyingThrough }: AnalysisResult, cite: Citations): PrintedSystem[] =>
  Object.entries(atsCompatibility)
    .map(([name, { score, notes }]) => ({
      name,
      score,
      notes,
      isOfThisJob: name === applyingThrough?.name,
    }))
    .toSorted((one, other) => Number(other.isOfThisJob) - Number(one.isOfThisJob))
    .map(({ name, score, notes, isOfThisJob }) => ({
      name,
      value: String(score),
      word: bandOf(atsBands, score).word,
      tone: bandOf(atsBands, score).tone,
      isOfThisJob,
      notes: notes.map(({ text, source }) => ({ text, sources: cite.numbersOf([source]) })),
    }));
