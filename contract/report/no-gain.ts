import type { Recommendation } from '#engine/model/report.ts';

/**
 * Why fixing a problem gains nothing now, in one sentence. Only beside 'High priority' without any points, where it has
 * to be said: on a resume whose score is limited, it would be true of nearly every finding. `titleOf` names a check.
 */
export const noGainOf = (
  { priority, gain, jobGain, heldBackBy }: Pick<Recommendation, 'priority' | 'gain' | 'jobGain' | 'heldBackBy'>,
  titleOf: (check: string) => string,
): string | undefined => {
  if (priority !== 'high' || gain > 0 || jobGain > 0 || heldBackBy === undefined) return undefined;
  return `Fixing this alone does not raise the overall score yet, because another problem limits it to ${heldBackBy.limit}%: ${titleOf(heldBackBy.check)}.`;
};
