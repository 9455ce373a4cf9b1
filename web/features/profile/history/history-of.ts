import type { ResumeSummary } from '#contract/api/resumes.ts';
import { dayOf } from '../../../ui/dates.ts';
import { nameWithJob } from '../resumes/name-with-job.ts';

export const scoreKinds = ['atsScore', 'keywordScore', 'formatScore', 'jobScore'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

export const isScoreKind = (text: string): text is ScoreKind => scoreKinds.some((kind) => kind === text);

/** One analysis in the chart. `timeMs` is since 1970, `score` 0 to 100. */
export type Point = { id: string; seriesId: string; name: string; timeMs: number; day: string; score: number };

/** The analyses that have this score, the oldest first. Only those with a job description have a job match. */
export const historyOf = (resumes: readonly ResumeSummary[], kind: ScoreKind): readonly Point[] =>
  resumes
    .flatMap((resume) => {
      const { id, seriesId, lastModified, [kind]: score } = resume;
      if (score === null) return [];
      const name = nameWithJob(resume);
      return [{ id, seriesId, name, timeMs: Date.parse(lastModified), day: dayOf(lastModified), score }];
    })
    .toSorted((a, b) => a.timeMs - b.timeMs);
