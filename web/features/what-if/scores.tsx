import type { OutputOf } from '#contract/api/endpoint.ts';
import type { runWhatIf } from '#contract/api/versions.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/class-names.ts';
import { words } from './words.ts';

type WhatIfScores = OutputOf<typeof runWhatIf>;

type Sides = { start: WhatIfScores | null; now: WhatIfScores | null };

/** What the text would score, and the difference to the original. Screen readers announce the settled scores. */
export const Scores = ({ start, now, hasJob, isBehind }: Sides & { hasJob: boolean; isBehind: boolean }) => {
  if (now === null || start === null) return <output className="text-ink-soft">{words.waiting}</output>;
  return (
    <output className={classes('grid grid-cols-2 gap-3', isBehind && 'opacity-60')} aria-busy={isBehind}>
      <Score label={words.keyword} start={start.keywordScore} now={now.keywordScore} />
      {hasJob ? (
        <Score label={words.job} start={start.jobScore} now={now.jobScore} />
      ) : (
        <p className="text-sm text-ink-soft">{words.noJob}</p>
      )}
    </output>
  );
};

/** The keywords that the change adds and removes. */
export const KeywordChanges = ({ now }: Sides) =>
  now === null ? null : (
    <div className="grid gap-4 sm:grid-cols-2">
      <Keywords title={words.won} keywords={now.keywords.won} tone="good" />
      <div>
        <Keywords title={words.lost} keywords={now.keywords.lost} tone="poor" />
        {now.keywords.withheld > 0 && (
          <p className="mt-1.5 text-sm text-ink-soft">{words.withheld(now.keywords.withheld)}</p>
        )}
      </div>
    </div>
  );

const Score = ({ label, start, now }: { label: string; start: number | null; now: number | null }) => (
  <div className="rounded-lg border border-line bg-sheet px-4 py-2">
    <p className="text-sm font-medium">{label}</p>
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span className="font-serif text-2xl font-semibold">{now === null ? words.notScored : `${now}%`}</span>
      <Difference start={start} now={now} />
    </p>
    <p className="text-sm text-ink-soft tabular-nums">
      {words.from} {start === null ? words.notScored : `${start}%`}
    </p>
  </div>
);

const Difference = ({ start, now }: { start: number | null; now: number | null }) => {
  if (start === null || now === null) return null;
  const points = now - start;
  if (points === 0) return <Badge>{words.same}</Badge>;
  return <Badge tone={points > 0 ? 'good' : 'poor'}>{points > 0 ? `+${points}` : `−${-points}`}</Badge>;
};

const Keywords = ({ title, keywords, tone }: { title: string; keywords: readonly string[]; tone: 'good' | 'poor' }) => (
  <div>
    <p className="mb-1.5 text-sm font-medium">{title}</p>
    {keywords.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
    <ul className="flex flex-wrap gap-2">
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Badge tone={tone}>{keyword}</Badge>
        </li>
      ))}
    </ul>
  </div>
);
