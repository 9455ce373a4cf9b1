import { lazy, Suspense, type ReactNode } from 'react';
import { getStatisticsSeries, seriesDays, type SeriesPoint } from '#contract/api/admin/statistics.ts';
import { Fold } from '../../../ui/fold.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { calendarDayOf } from '../../../ui/dates.ts';
import { WhenSeen } from '../../../ui/when-seen.tsx';
import { inputOf, type OnParamsChange, withParams } from '../address.ts';
import { Panel } from '../panel.tsx';
import { CardSkeletons, cardGrid, chartHeight } from '../skeletons.tsx';
import { Choice } from '../tables/choice.tsx';
import { words as allWords } from '../words.ts';
import { charts, type ChartId } from './charts.ts';
import { useSeries } from './queries.ts';

const words = allWords.overTime;
const Drawing = lazy(() => import('./drawing.tsx'));
const spans = Object.fromEntries(seriesDays.map((days) => [days, words.days(days)]));

/** Figures for consecutive days, as a chart and as a table. */
export const OverTime = ({
  params,
  isShown,
  onParamsChange,
}: {
  params: URLSearchParams;
  isShown: boolean;
  onParamsChange: OnParamsChange;
}) => {
  const { days } = inputOf(getStatisticsSeries.input, params);
  return (
    <section aria-label={words.title}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h3 className="font-serif text-2xl font-semibold">{words.title}</h3>
        <Choice
          label={words.span}
          value={String(days)}
          choices={spans}
          onChoose={(chosen) => onParamsChange(withParams(params, { days: chosen }))}
        />
      </div>
      <Panel query={useSeries(days)} skeleton={<CardSkeletons count={3} height={chartHeight} />} failed={words.failed}>
        {({ points }) => (
          <div className={cardGrid}>
            {(['users', 'analyses', 'revenue'] as const).map((id) => (
              <Chart key={id} id={id} points={points}>
                {/* What is hidden has no width to be drawn in. */}
                {isShown && (
                  <WhenSeen>
                    <Drawing id={id} points={points} />
                  </WhenSeen>
                )}
              </Chart>
            ))}
          </div>
        )}
      </Panel>
    </section>
  );
};

const Chart = ({ id, points, children }: { id: ChartId; points: readonly SeriesPoint[]; children: ReactNode }) => {
  const { columns } = charts[id];
  const { title, lead } = words.charts[id];
  return (
    <section
      aria-label={title}
      className={`flex flex-col rounded-lg border border-line bg-sheet px-5 py-4 ${chartHeight}`}
    >
      <h4 className="font-semibold">{title}</h4>
      <p className="text-sm text-ink-soft">{lead}</p>
      {/* The table below says the same, in order. */}
      <div aria-hidden className="mt-3 h-52">
        <Suspense fallback={null}>{children}</Suspense>
      </div>
      <Fold summary={<span className="text-sm font-medium">{words.asTable}</span>} className="mt-2">
        <ScrollBox label={title} className="-ml-6 max-h-72 border-line">
          <table className="w-full text-sm tabular-nums">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col" className="sticky top-0 bg-well px-2 py-1.5 text-left">
                  {words.day}
                </th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col" className="sticky top-0 bg-well px-2 py-1.5 text-right">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.day} className="border-t border-line">
                  <th scope="row" className="px-2 py-1 text-left font-normal whitespace-nowrap">
                    {calendarDayOf(point.day)}
                  </th>
                  {columns.map(({ label, text }) => (
                    <td key={label} className="px-2 py-1 text-right">
                      {text(point)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </Fold>
    </section>
  );
};
