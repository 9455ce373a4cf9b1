import type { Comparison } from '#contract/api/versions.ts';
import { pointsOf } from '#contract/report/result-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Fold } from '../../ui/fold.tsx';
import { words } from './words.ts';

type Change = Comparison['scores'][number];
type Side = Change['parts'][number]['before'];

/** `isComparable`: both were measured against the same, so the difference means something. */
export const ScoreChange = ({ change, isComparable }: { change: Change; isComparable: boolean }) => (
  <li className="rounded-lg border border-line bg-sheet p-4">
    <h3 className="font-semibold">{words.kinds[change.kind]}</h3>
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="text-ink-soft">{valueOf(change.before)}</span>
      <span aria-hidden className="text-ink-soft">
        →
      </span>
      <span className="sr-only">then</span>
      <span className="font-serif text-3xl font-semibold">{valueOf(change.after)}</span>
      {isComparable ? <Difference before={change.before} after={change.after} /> : <Badge>{words.notComparable}</Badge>}
    </p>
    <Fold summary={words.how} className="mt-2 text-sm">
      <Arithmetic change={change} />
    </Fold>
  </li>
);

const valueOf = (value: number | null): string => (value === null ? words.notScored : `${value}%`);

const Difference = ({ before, after }: Pick<Change, 'before' | 'after'>) => {
  if (before === null || after === null) return null;
  const points = after - before;
  if (points === 0) return <Badge>{words.same}</Badge>;
  return <Badge tone={points > 0 ? 'good' : 'poor'}>{points > 0 ? `+${points}` : `−${-points}`}</Badge>;
};

/** The arithmetic as the server computed it. */
const Arithmetic = ({ change: { parts, totals, cappedAt } }: { change: Change }) => (
  <div className="-ml-6 overflow-x-auto">
    {parts.length === 0 && <p>{words.unchanged}</p>}
    <table className="w-full tabular-nums">
      <thead className="text-left text-ink-soft">
        <tr>
          <th scope="col" className="pb-1 font-medium">
            {words.columns.part}
          </th>
          <th scope="col" className="pb-1 pl-2 text-right font-medium">
            {words.columns.before}
          </th>
          <th scope="col" className="pb-1 pl-2 text-right font-medium">
            {words.columns.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ check, label, before, after }) => (
          <tr key={check} className="border-t border-line align-baseline">
            <td className="py-1 pr-2">{label}</td>
            <td className="py-1 pl-2 text-right">{sideOf(before)}</td>
            <td className="py-1 pl-2 text-right">{sideOf(after)}</td>
          </tr>
        ))}
        <tr className="border-t border-ink align-baseline font-semibold">
          <td className="py-1 pr-2">{words.total}</td>
          <td className="py-1 pl-2 text-right">{totalOf(totals.before, cappedAt.before)}</td>
          <td className="py-1 pl-2 text-right">{totalOf(totals.after, cappedAt.after)}</td>
        </tr>
      </tbody>
    </table>
  </div>
);

const sideOf = (side: Side): string =>
  side === null ? words.notCounted : `${pointsOf(side.points)} ${words.of} ${pointsOf(side.weight)}`;

const totalOf = (side: NonNullable<Side>, limit: number | null): string =>
  limit === null ? sideOf(side) : `${sideOf(side)}, ${words.capped(limit)}`;
