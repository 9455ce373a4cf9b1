/** `weight` is the share of the whole as printed in the score card; `points` is the part of it that was reached, 0 to `weight`. */
export type ScorePart = { check: string; label: string; weight: number; points: number };

/**
 * `value` is 0 to 100, whole: 100 x sum(points) / sum(weights) of the printed parts, rounded, then at most `cappedBy.limit`.
 * null when no part could be judged. Parts that were not applicable or unsure are not listed and do not count.
 */
export type Score = {
  value: number | null;
  parts: readonly ScorePart[];
  cappedBy?: { check: string; limit: number };
};

export type ScoreName = 'ats' | 'format' | 'keyword' | 'job';

/** A score that always has a part to judge: ATS, format and keyword. */
export type CertainScore = Score & { value: number };

export type Scores = Record<Exclude<ScoreName, 'job'>, CertainScore> & Record<'job', Score>;
