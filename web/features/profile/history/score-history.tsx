import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import type { ResumeSummary } from '#contract/api/resumes.ts';
import { inputLook } from '../../../ui/forms/field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { words as allWords } from '../words.ts';
import { historyOf, isScoreKind, scoreKinds, type Point, type ScoreKind } from './history-of.ts';

const words = allWords.history;
// The chart library is larger than the rest of the page.
const ScoreChart = lazy(() => import('./score-chart.tsx'));

/** Score history as a chart and a table. A single analysis has no history, so it only says what will be shown. */
export const ScoreHistory = ({ resumes }: { resumes: readonly ResumeSummary[] }) => {
  const id = useId();
  const [kind, setKind] = useState<ScoreKind>('atsScore');
  if (resumes.length < 2) return <p className="mb-5 text-sm text-ink-soft">{words.one}</p>;
  const points = historyOf(resumes, kind);
  return (
    <section aria-labelledby={`${id}-title`} className="mb-6 rounded-lg border border-line bg-sheet p-4 sm:p-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 id={`${id}-title`} className="font-serif text-xl font-semibold">
            {words.title}
          </h3>
          <p id={`${id}-lead`} className="mt-1 text-sm text-ink-soft">
            {words.lead} <span className="sr-only">{words.keyboard}</span>
          </p>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-kind`} className="text-sm font-medium">
            {words.score}
          </label>
          <select
            id={`${id}-kind`}
            value={kind}
            onChange={({ target: { value } }) => isScoreKind(value) && setKind(value)}
            className={inputLook}
          >
            {scoreKinds.map((each) => (
              <option key={each} value={each}>
                {words.scores[each]}
              </option>
            ))}
          </select>
        </div>
      </div>
      {points.length === 0 ? (
        <p className="mt-4 text-ink-soft">{words.none}</p>
      ) : (
        <>
          {/* The height stays, so that nothing below moves when the chart comes. */}
          <div className="mt-4 min-h-60">
            <Suspense fallback={<output className="text-ink-soft">{words.waiting}</output>}>
              <ScoreChart label={`${words.scores[kind]}: ${words.title}`} points={points} />
            </Suspense>
          </div>
          <Fold summary={words.table} className="mt-2 text-sm">
            <PointTable points={points} />
          </Fold>
        </>
      )}
    </section>
  );
};

const PointTable = ({ points }: { points: readonly Point[] }) => (
  <table className="w-full text-left">
    <thead>
      <tr className="border-b border-line-strong">
        <th scope="col" className="py-1.5 pr-3">
          {words.columns.day}
        </th>
        <th scope="col" className="py-1.5 pr-3">
          {words.columns.resume}
        </th>
        <th scope="col" className="py-1.5 text-right">
          {words.columns.score}
        </th>
      </tr>
    </thead>
    <tbody>
      {points.toReversed().map(({ id, day, name, score }) => (
        <tr key={id} className="border-b border-line">
          <td className="py-1.5 pr-3">{day}</td>
          <td className="py-1.5 pr-3 wrap-anywhere">
            <Link to={`/results/${id}`} className="underline underline-offset-4 hover:text-accent">
              {name}
            </Link>
          </td>
          <td className="py-1.5 text-right tabular-nums">{score}%</td>
        </tr>
      ))}
    </tbody>
  </table>
);
