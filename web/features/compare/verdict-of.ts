import { counted } from '#contract/report/result-words.ts';
import type { Comparison } from '#contract/api/versions.ts';

/** Two sentences: how many scores went up and down, and how many findings are fixed, new and left. */
export const verdictOf = ({ scores, findings }: Pick<Comparison, 'scores' | 'findings'>): string => {
  const moves = scores.flatMap(({ before, after }) => (before === null || after === null ? [] : [after - before]));
  const up = moves.filter((move) => move > 0).length;
  const down = moves.filter((move) => move < 0).length;
  return [scoresSentence(up, down), findingsSentence(findings)].join(' ');
};

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
