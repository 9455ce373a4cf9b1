import { type AnalysisResult, analysisResultSchema } from '#contract/report/analysis-result.ts';
import { unpack } from '../../keys/packed.ts';
import type { PersonalSafe } from '../../keys/safe.ts';

/** A stored result, decrypted in full, regardless of the plan. */
export const resultOf = (row: { id: string; result: Buffer }, personal: PersonalSafe): AnalysisResult =>
  analysisResultSchema.parse(unpack(personal.open(row.id, 'result', row.result)));
