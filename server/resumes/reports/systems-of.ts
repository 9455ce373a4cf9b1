import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { statusWords } from '#contract/report/result-words.ts';
import type { Citations } from './citations.ts';

export type PrintedSystem = {
  name: string;
  value: string;
  word: string;
  tone: 'good' | 'fair' | 'poor';
  isOfThisJob: boolean;
  notes: { text: string; sources: number[] }[];
};

/** One entry per product; the system that this job uses comes first. */
export const systemsOf = ({ atsCompatibility, applyingThrough }: AnalysisResult, cite: Citations): PrintedSystem[] =>
  Object.entries(atsCompatibility)
    .map(([name, { score, status, notes }]) => ({
      name,
      score,
      status,
      notes,
      isOfThisJob: name === applyingThrough?.name,
    }))
    .toSorted((one, other) => Number(other.isOfThisJob) - Number(one.isOfThisJob))
    .map(({ name, score, status, notes, isOfThisJob }) => ({
      name,
      value: String(score),
      word: statusWords[status],
      tone: status,
      isOfThisJob,
      notes: notes.map(({ text, source }) => ({ text, sources: cite.numbersOf([source]) })),
    }));
