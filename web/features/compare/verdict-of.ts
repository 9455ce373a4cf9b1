import { counted } from '#contract/report/result-words.ts';
import type { Comparison } from '#contract/api/versions.ts';

/** Whether the two were compared with the same job description, or the same occupation. */
export const areKeywordsComparable = ({ isSameJob, occupations }: Pick<Comparison, 'isSameJob' | 'occupations'>) =>
  isSameJob && occupations === null;

/**
 * Two sentences: how many scores went up and down, without those that cannot be compared, and how many findings are
 * fixed, new and left.
 */
export const verdictOf = ({
  scores,
  findings,
  ...compared
}: Pick<Comparison, 'scores' | 'findings' | 'isSameJob' | 'occupations'>): string => {
  const moves = scores
    .filter(({ kind }) => isFormatOnly(kind) || areKeywordsComparable(compared))
    .flatMap(({ before, after }) => (before === null || after === null ? [] : [after - before]));
  const up = moves.filter((move) => move > 0).length;
  const down = moves.filter((move) => move < 0).length;
  return [scoresSentence(up, down), findingsSentence(findings)].join(' ');
};

/** Scores that a job description or an occupation hardly moves. */
export const isFormatOnly = (kind: Comparison['scores'][number]['kind']): boolean =>
  kind === 'ats' || kind === 'format';

const scoresSentence = (up: number, down: number): string => {
  if (up === 0 && down === 0) return 'No score changed.';
  const parts = [
    ...(up > 0 ? [`${counted(up, 'score', 'scores')} went up`] : []),
    ...(down > 0 ? [`${counted(down, 'score', 'scores')} went down`] : []),
  ];
  return `${parts.join(', ')}.`;
};

const findingsSentence = ({ solved, fresh, left }: Comparison['findings']): string => {
  const parts = [
    `${counted(solved.length, 'finding is', 'findings are')} fixed`,
    ...(fresh.length > 0 ? [`${fresh.length} new`] : []),
    ...(left.length > 0 ? [`${left.length} still there`] : []),
  ];
  return `${parts.join(', ')}.`;
};
