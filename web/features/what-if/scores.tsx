import { phrasesTitle } from '#contract/report/result-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { BadgeList } from '../../ui/badge-list.tsx';
import { classes } from '../../ui/class-names.ts';
import type { Scores } from './sessions.ts';
import { words } from './words.ts';

/** The scores of the original text and of the changed one; null until known. */
type Sides = { original: Scores | null; now: Scores | null };

/** What the text would score, and the difference to the original. Screen readers announce the settled scores. */
export const ScoreChanges = ({ original, now, hasJob, isBehind }: Sides & { hasJob: boolean; isBehind: boolean }) => {
  if (now === null || original === null) return <output className="text-ink-soft">{words.waiting}</output>;
  return (
    <output className={classes('grid grid-cols-2 gap-3', isBehind && 'grayscale')} aria-busy={isBehind}>
      <Score label={words.keyword} original={original.keywordScore} now={now.keywordScore} />
      {hasJob ? (
        <Score label={words.job} original={original.jobScore} now={now.jobScore} />
      ) : (
        <p className="text-sm text-ink-soft">{words.noJob}</p>
      )}
    </output>
  );
};

/** The keywords that the change adds and removes. */
export const KeywordChanges = ({ now }: Pick<Sides, 'now'>) =>
  now === null ? null : (
    <div className="grid gap-4 sm:grid-cols-2">
      <div>
        <Keywords title={words.won} keywords={now.keywords.won} tone="good" />
        <Phrases phrases={now.keywords.phrases.won} />
      </div>
      <div>
        <Keywords title={words.lost} keywords={now.keywords.lost} tone="poor" />
        <Phrases phrases={now.keywords.phrases.lost} />
        {now.keywords.withheld > 0 && (
          <p className="mt-1.5 text-sm text-ink-soft">{words.withheld(now.keywords.withheld)}</p>
        )}
      </div>
    </div>
  );

const Score = ({ label, original, now }: { label: string; original: number | null; now: number | null }) => (
  <div className="rounded-lg border border-line bg-sheet px-4 py-2">
    <p className="text-sm font-medium">{label}</p>
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span className="font-serif text-2xl font-semibold">{now === null ? words.notScored : `${now}%`}</span>
      <Difference original={original} now={now} />
    </p>
    <p className="text-sm text-ink-soft tabular-nums">
      {words.from} {original === null ? words.notScored : `${original}%`}
    </p>
  </div>
);

const Difference = ({ original, now }: { original: number | null; now: number | null }) => {
  if (original === null || now === null) return null;
  const points = now - original;
  if (points === 0) return <Badge>{words.same}</Badge>;
  return <Badge tone={points > 0 ? 'good' : 'poor'}>{points > 0 ? `+${points}` : `−${-points}`}</Badge>;
};

const Keywords = ({ title, keywords, tone }: { title: string; keywords: readonly string[]; tone: 'good' | 'poor' }) => (
  <div>
    <p className="mb-1.5 text-sm font-medium">{title}</p>
    {keywords.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
    <BadgeList labels={keywords} tone={tone} />
  </div>
);

const Phrases = ({ phrases }: { phrases: readonly string[] }) =>
  phrases.length === 0 ? null : (
    <div className="mt-3">
      <p className="mb-1.5 text-sm font-medium">{phrasesTitle(phrases.length)}</p>
      <BadgeList labels={phrases} tone="plain" />
    </div>
  );
