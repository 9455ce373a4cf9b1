import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { madeOnce } from '#contract/made-once.ts';
import type { SeriesPoint } from '#contract/api/admin/statistics.ts';
import { charts, type ChartId, type Mark } from './charts.ts';

const shortDay = madeOnce(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const tick = { fontSize: 12, fill: 'var(--ink-soft)' };
const frame = {
  background: 'var(--sheet)',
  border: '1px solid var(--line-strong)',
  borderRadius: 5,
  color: 'var(--ink)',
  fontSize: 13,
};

/** Draws one chart. Lazy-loaded, because only this page needs the chart library. */
const Drawing = ({ id, points }: { id: ChartId; points: readonly SeriesPoint[] }) => {
  const { shape, marks } = charts[id];
  const rows = points.map((point) => ({
    day: shortDay().format(new Date(point.day)),
    ...Object.fromEntries(marks.map(({ label, value }) => [label, value(point)])),
  }));
  const text = marks[0]?.text ?? String;
  const Frame = shape === 'bars' ? BarChart : AreaChart;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Frame
        data={rows}
        margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap={1}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="day" tick={tick} tickLine={false} stroke="var(--line-strong)" minTickGap={28} />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          allowDecimals={false}
          tickFormatter={(value: number) => text(value)}
        />
        <Tooltip
          contentStyle={frame}
          cursor={{ fill: 'var(--well)', stroke: 'var(--line-strong)' }}
          isAnimationActive={false}
          formatter={(value) => text(Number(value))}
        />
        {marks.length > 1 && (
          <Legend iconType="square" iconSize={10} wrapperStyle={{ fontSize: 12 }} formatter={inTextColor} />
        )}
        {marks.map((mark) => (shape === 'bars' ? bar(mark) : area(mark)))}
      </Frame>
    </ResponsiveContainer>
  );
};

/** Only the squares are colored, so that the words stay readable. */
const inTextColor = (word: string) => <span className="text-ink">{word}</span>;

const bar = ({ label, colour }: Mark) => (
  <Bar key={label} dataKey={label} stackId="day" fill={colour} isAnimationActive={false} />
);

const area = ({ label, colour }: Mark) => (
  <Area
    key={label}
    dataKey={label}
    type="linear"
    stroke={colour}
    strokeWidth={2}
    fill={colour}
    fillOpacity={0.12}
    isAnimationActive={false}
  />
);

export default Drawing;
