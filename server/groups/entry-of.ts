import { type CohortEntry, cohortEntryOf } from '#contract/cohort/cohort-entry.ts';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';
import { unpack } from '../keys/packed.ts';
import type { PersonalSafe } from '../keys/safe.ts';

const summarized = analysisResultSchema.pick({
  atsScore: true,
  keywordScore: true,
  formatScore: true,
  jobRelevanceScore: true,
  checks: true,
  recommendations: true,
});

/** The entry of an encrypted result; null when the stored bytes are damaged. */
export const entryOf = (personal: PersonalSafe, id: string, sealed: Buffer): CohortEntry | null => {
  const opened = personal.tryOpen(id, 'result', sealed);
  return opened === null ? null : cohortEntryOf(summarized.parse(unpack(opened)));
};
