import { CartesianGrid, Line, LineChart, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { clockTimeOf, shortDayOf } from '../../../ui/moments.ts';
import type { Point } from './history-of.ts';

type Row = Point & Record<string, unknown>;

/** A line for each resume, a point for each of its analyses. The table below has the same data. */
const ScoreChart = ({ label, points }: { label: string; points: readonly Point[] }) => {
  const series = [...new Set(points.map(({ seriesId }) => seriesId))];
  const tickOf = isOneDay(points) ? clockTimeOf : shortDayOf;
  const rows: Row[] = points.map((point) => ({ ...point, [point.seriesId]: point.score }));
  return (
    <LineChart
      responsive
      data={rows}
      title={label}
      margin={{ top: 12, right: 16, bottom: 4, left: 0 }}
      style={{ width: '100%', height: '15rem' }}
    >
      <CartesianGrid stroke="var(--line)" vertical={false} />
      <XAxis
        dataKey="timeMs"
        type="number"
        scale="time"
        domain={['dataMin', 'dataMax']}
        padding={{ left: 16, right: 16 }}
        minTickGap={32}
        tick={{ fill: 'var(--ink-soft)', fontSize: 13 }}
        stroke="var(--line-strong)"
        tickFormatter={(timeMs: number) => tickOf(timeMs)}
      />
      <YAxis
        domain={[0, 100]}
        ticks={[0, 25, 50, 75, 100]}
        width={40}
        tick={{ fill: 'var(--ink-soft)', fontSize: 13 }}
        stroke="var(--line-strong)"
      />
      <Tooltip isAnimationActive={false} content={About} />
      {series.map((id) => (
        <Line
          key={id}
          dataKey={id}
          stroke="var(--accent)"
          strokeWidth={2}
          dot={{ r: 4, fill: 'var(--sheet)', strokeWidth: 2 }}
          activeDot={{ r: 6 }}
          connectNulls
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
};

/** Then the time tells the points apart instead of the day. */
const isOneDay = (points: readonly Point[]): boolean => new Set(points.map(({ day }) => day)).size === 1;

const About = ({ active, payload }: TooltipContentProps) => {
  const point: Point | undefined = payload.find(({ value }) => value !== undefined)?.payload;
  if (!active || point === undefined) return null;
  return (
    <div className="max-w-60 rounded-md border border-line-strong bg-sheet px-3 py-2 text-sm shadow-sm">
      <p className="font-semibold wrap-anywhere">{point.name}</p>
      <p className="text-ink-soft tabular-nums">
        {point.score}% · {point.day}
      </p>
    </div>
  );
};

export default ScoreChart;
