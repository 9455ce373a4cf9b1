import { type LogEntry, logLevels } from '#contract/api/admin/tables.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OnParamsChange } from '../address.ts';
import { askedOf, logsSource } from '../sources.ts';
import { CopyId, When } from '../tables/cells.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Facts } from '../tables/facts.tsx';
import { byTime, TablePanel } from '../tables/table-panel.tsx';
import { words as allWords } from '../words.ts';
import { useTail } from './use-tail.ts';

const words = allWords.logs;

const filters = [
  { name: 'level', label: words.level, choices: Object.fromEntries(logLevels.map((level) => [level, level])) },
];

const columns: readonly Column<LogEntry>[] = [
  { label: words.level, cell: ({ level }) => <Level level={level} /> },
  { label: words.message, cell: (row) => <Message row={row} /> },
  { label: words.who, from: 'lg', cell: (row) => <span className="wrap-anywhere">{actorAndTargetOf(row)}</span> },
  { label: words.time, sort: byTime, from: 'sm', cell: ({ created_at }) => <When at={created_at} isExact /> },
  {
    label: allWords.table.copyId,
    isBare: true,
    from: 'md',
    cell: (row) => <CopyId id={row.requestId ?? row.id} of={row.message} />,
  },
];

/** The acting user and the target, as far as they still exist. */
const actorAndTargetOf = ({ username, targetUsername: target }: LogEntry): string =>
  [username, target].filter((name) => name !== undefined).join(' → ');

/** The server's log, for operators. */
const LogsTable = ({
  params,
  onParamsChange,
  isShown,
}: {
  params: URLSearchParams;
  onParamsChange: OnParamsChange;
  isShown: boolean;
}) => {
  const input = askedOf(logsSource, params);
  const tail = useTail(input, isShown);
  return (
    <TablePanel
      words={words}
      source={logsSource}
      params={params}
      onParamsChange={onParamsChange}
      columns={columns}
      filters={filters}
      newer={tail.newer}
      nameOf={({ message }) => message}
      details={Details}
    >
      <div className="flex min-h-11 items-center text-sm">
        <Switch
          label={words.live}
          isOn={tail.isOn}
          isBusy={!tail.isPossible}
          onChange={(isOn) => (isOn ? tail.start() : tail.stop())}
        />
      </div>
      <output className="basis-full text-sm text-ink-soft empty:hidden">{tailWords(tail)}</output>
    </TablePanel>
  );
};

export default LogsTable;

const tailWords = ({ isPossible, isOn, hasFailed, newer }: ReturnType<typeof useTail>): string => {
  if (!isPossible) return words.livePossible;
  if (hasFailed) return words.liveFailed;
  return isOn ? words.liveSince(newer.length) : '';
};

/** Error red, warning yellow, info blue, security purple, anything else plain. */
const tones: Readonly<Record<string, Tone>> = { error: 'poor', warning: 'fair', info: 'info', security: 'secure' };

const Level = ({ level }: Pick<LogEntry, 'level'>) => <Badge tone={tones[level] ?? 'plain'}>{level}</Badge>;

const Message = ({ row: { message, source, created_at: createdAt } }: { row: LogEntry }) => (
  <div className="min-w-0 wrap-anywhere">
    <p>{message}</p>
    {source !== undefined && (
      <p className="font-mono text-sm text-ink-soft">
        {words.source}: {source}
      </p>
    )}
    <div className="text-sm text-ink-soft sm:hidden">
      <When at={createdAt} isExact />
    </div>
  </div>
);

const Details = ({ row }: { row: LogEntry }) => (
  <Facts
    facts={{
      [words.level]: <Level level={row.level} />,
      [words.time]: <When at={row.created_at} isExact />,
      [words.source]: row.source,
      [words.kind]: row.kind,
      [words.byWhom]: row.username ?? row.userId,
      [words.toWhom]: row.targetUsername ?? row.targetId,
      [words.request]: row.requestId,
      [allWords.table.id]: row.id,
    }}
  />
);
