import type { AdminActivity } from '#contract/api/admin/tables.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActivityIcon, personOf, typeOf } from '../activity/activity-look.tsx';
import { Panel } from '../panel.tsx';
import { words as allWords } from '../words.ts';
import { useLatestActivity } from './queries.ts';
import { Card } from './stat-card.tsx';

const words = allWords.overview;
const shown = 3;

export const RecentActivity = ({ onAll }: { onAll: () => void }) => (
  <Card title={words.cards.activity}>
    <Panel query={useLatestActivity()} skeleton={null} failed={allWords.activity.failed}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="mt-2 text-ink-soft">{words.noActivity}</p>
        ) : (
          <ul className="mt-1 divide-y divide-line">
            {rows.slice(0, shown).map((row) => (
              <Latest key={row.id} row={row} />
            ))}
          </ul>
        )
      }
    </Panel>
    <Button tone="bare" size="small" className="mt-auto -ml-3 self-start" onClick={onAll}>
      {words.allActivity}
    </Button>
  </Card>
);

const Latest = ({ row }: { row: AdminActivity }) => (
  <li className="flex items-center gap-3 py-1.5">
    <ActivityIcon type={row.activity_type} />
    <p className="min-w-0 grow text-sm">
      <span className="block truncate font-medium">{personOf(row)}</span>
      <span className="text-ink-soft">{typeOf(row.activity_type)}</span>
    </p>
    <time dateTime={row.created_at} className="shrink-0 text-sm text-ink-soft">
      <Ago at={row.created_at} />
    </time>
  </li>
);
