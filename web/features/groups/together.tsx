import type { Group } from '#contract/api/groups.ts';
import { minCohort } from '#contract/cohort/min-cohort.ts';
import { cohortWords } from '#contract/cohort/words.ts';
import { words as allWords } from './words.ts';

const words = allWords.together;

/** Median scores, and the problems that most resumes share, without a name. */
export const Together = ({ together: { resumes, medians, fixes } }: Pick<Group, 'together'>) => {
  if (resumes === 0) return null;
  const scores = (['ats', 'keyword', 'format', 'job'] as const).flatMap((score) =>
    medians[score] === null ? [] : [{ label: words.scores[score], value: medians[score] }],
  );
  return (
    <section aria-labelledby="together" className="rounded-lg border border-line bg-sheet p-4 sm:p-6">
      <h2 id="together" className="font-serif text-xl font-semibold">
        {cohortWords.title}
      </h2>
      {resumes < minCohort ? (
        <p className="mt-2 text-ink-soft">{cohortWords.few}</p>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-soft">{cohortWords.threshold}</p>
          <p className="mt-4 font-semibold">
            {cohortWords.medians} {words.resumes(resumes)}
          </p>
          <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
            {scores.map(({ label, value }) => (
              <div key={label} className="flex gap-2">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-semibold tabular-nums">{value}%</dd>
              </div>
            ))}
          </dl>
          {fixes.length === 0 ? (
            <p className="mt-4">{cohortWords.none}</p>
          ) : (
            <ol className="mt-4 grid gap-3">
              {fixes.map(({ check, title, why, count }) => (
                <li key={check} className="border-l-4 border-line-strong pl-3">
                  <p>
                    <span className="font-semibold">{title}</span>{' '}
                    <span className="text-ink-soft tabular-nums">{cohortWords.share(count, resumes)}</span>
                  </p>
                  <p className="text-sm text-ink-soft">{why}</p>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </section>
  );
};
