import { projectLabel } from '../../lexicon/phrases/entry-labels.ts';
import type { Row } from './row.ts';
import { isOnlyPeriod } from './row.ts';
import { startsWithVerb } from './prose.ts';

/**
 * How much the period in this row looks like the dates of an entry: above 3 when it is alone or at the edge of a short
 * line, below 0 for years mentioned in a sentence; -Infinity without any period.
 */
export const anchorScore = (row: Row, markersTellBody: boolean): number => {
  const period = row.periods.find((one) => one.isRange) ?? row.periods[0];
  if (period === undefined) return Number.NEGATIVE_INFINITY;
  const before = row.text.slice(0, period.from);
  const after = row.text.slice(period.to);
  let score = period.isRange ? 2 : period.period.style === 'year' ? -0.3 : 0.6;
  if (isOnlyPeriod(row)) return score + 2.5;
  const isOwnCell = /(?:^|\t)[\s(]*$/u.test(before) && /^[\s).]*(?:\t|$)/u.test(after);
  if (isOwnCell) score += 1.8;
  else if (/[|·•–—(\t]\s*$/u.test(before) || /\s-{1,2}\s*$/u.test(before)) score += 0.9;
  else if (/,\s*$/u.test(before)) score += 0.5;
  else if (before.trim() === '') score += period.isRange ? 1 : 0.4;
  else if (/\b\p{Ll}+\s+$/u.test(before)) score -= 1.5;
  if (/^[\s).,;]*$/u.test(after)) score += 0.7;
  else if (/^\s*[|·•–—,)\t]/u.test(after)) score += 0.4;
  const rest = `${before} ${after}`.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
  if (rest > 14) score -= 1.5;
  if (row.hasMarker && markersTellBody) score -= 2.5;
  if (/^[a-z]/u.test(row.text) && !period.isRange) score -= 1.5;
  if (startsWithVerb(row.text)) score -= 1.5;
  // a project within a job, with its own dates
  if (projectLabel.test(row.text)) score -= 4;
  if (row.periods.length > 2) score -= 1;
  return score;
};
