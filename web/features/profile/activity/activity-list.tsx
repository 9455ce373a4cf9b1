import { CreditCard, Download, FileSearch, LogIn, Pencil, UserRoundPlus } from 'lucide-react';
import type { ActivityEntry } from '#contract/api/resumes.ts';
import { limits } from '#contract/product/limits.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { timeOf } from '../../../ui/dates.ts';
import { QueryView } from '../../../data/query-view.tsx';
import { useActivity } from '../queries.ts';
import { ScoreBadge } from '../resumes/score-badge.tsx';
import { words as allWords } from '../words.ts';
import { byDay } from './by-day.ts';

const words = allWords.activity;

const icons = {
  'Account Created': UserRoundPlus,
  Downloaded: Download,
  'Logged In': LogIn,
  'Resume Analyzed': FileSearch,
  'Subscription Changed': CreditCard,
  Updated: Pencil,
};

/** What happened in the account, newest day first. */
export const ActivityList = ({ userId }: { userId: string }) => (
  <QueryView
    query={useActivity(userId)}
    pending={words.waiting}
    failure={words.failed}
    isEmpty={(entries) => entries.length === 0}
    empty={<Nothing />}
  >
    {(entries) => <Days entries={entries} />}
  </QueryView>
);

const Nothing = () => (
  <div className="grid justify-items-start gap-4">
    <p className="text-ink-soft">{words.empty}</p>
    <ButtonLink to="/#resume-upload">{words.emptyButton}</ButtonLink>
  </div>
);

const Days = ({ entries }: { entries: readonly ActivityEntry[] }) => (
  <div className="grid gap-8">
    {byDay(entries).map(({ day, entries: ofDay }) => (
      <section key={day} aria-label={day}>
        <h3 className="mb-2 font-semibold">{day}</h3>
        <ul className="divide-y divide-line rounded-lg border border-line bg-sheet">
          {ofDay.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    ))}
    {/* Below that, the list is whole. */}
    {entries.length >= limits.activityEntries && <p className="text-sm text-ink-soft">{words.limit}</p>}
  </div>
);

const Entry = ({ entry }: { entry: ActivityEntry }) => {
  const Icon = icons[entry.activity_type];
  const { message, resume_name: name, ats_score: score } = entry.details;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{entry.activity_type}</span>
          {score !== undefined && <ScoreBadge score={score} />}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{name === undefined ? message : `${name} · ${message}`}</p>
      </div>
      <time dateTime={entry.created_at} className="shrink-0 text-sm text-ink-soft tabular-nums">
        {timeOf(entry.created_at)}
      </time>
    </li>
  );
};
