import { z } from 'zod';
import { scoresSchema } from '#contract/report/checked-document.ts';
import { scoresIn } from '#contract/report/present-checked.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { pack, unpack } from '../keys/packed.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import type { WorkspaceRow } from './store.ts';

/** The scores of the file that a workspace was made from, and the engine that gave them. */
const baselineSchema = z.object({ scores: scoresSchema, engineVersion: z.string() });
export type Baseline = z.infer<typeof baselineSchema>;

type Scored = Pick<AnalysisResult, 'atsScore' | 'keywordScore' | 'formatScore' | 'jobRelevanceScore' | 'engineVersion'>;

export const baselineFrom = (result: Scored): Baseline => ({
  scores: scoresIn(result),
  engineVersion: result.engineVersion,
});

export const sealBaseline = (personal: PersonalSafe, workspaceId: string, baseline: Baseline): Buffer =>
  personal.seal(workspaceId, 'baseline', pack(baseline));

/** null for a resume that was begun from nothing, or whose file is gone. */
export const baselineOf = (
  { id, baseline }: Pick<WorkspaceRow, 'id' | 'baseline'>,
  personal: PersonalSafe,
): Baseline | null =>
  baseline === null ? null : baselineSchema.parse(unpack(personal.open(id, 'baseline', baseline)));
