import { atsBands, type Band, bandOf, formatBands, jobMatchBands, keywordBandsFor } from '#contract/product/bands.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { useStore } from '../../data/store.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import type { LiveCheck } from './checking/live-check.ts';
import { words as allWords } from './words.ts';

const words = allWords.scores;

const kinds = ['ats', 'keyword', 'format', 'job'] as const;
type Kind = (typeof kinds)[number];
type Values = Record<Kind, number | null>;

const bandsOf = (kind: Kind, hasJob: boolean): readonly Band[] =>
  ({ ats: atsBands, keyword: keywordBandsFor(hasJob ? 'job' : 'occupation'), format: formatBands, job: jobMatchBands })[
    kind
  ];

const tones = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' } as const;

/**
 * The four scores as they are now, with their change since the upload: one row, so that it stays in sight while somebody
 * types. Screen readers hear the settled values.
 */
export const Scores = ({ check, hasJob }: { check: LiveCheck; hasJob: boolean }) => {
  const { latest, isBehind } = useStore(check.state);
  const report = latest?.report;
  const now: Values | null = report?.after ?? null;
  const before: Values | null = report?.before ?? null;
  const shown = kinds.filter((kind) => kind !== 'job' || hasJob);
  return (
    <section aria-label={words.label} aria-busy={isBehind}>
      <dl
        className={classes(
          'grid gap-1 text-center sm:gap-2',
          shown.length === 4 ? 'grid-cols-4' : 'grid-cols-3',
          // No spinner: the last values stay, paler, until the next ones are there.
          isBehind && now !== null && 'opacity-70',
        )}
      >
        {shown.map((kind) => (
          <Score
            key={kind}
            name={words.names[kind]}
            now={now?.[kind] ?? null}
            before={before?.[kind] ?? null}
            bands={bandsOf(kind, hasJob && now?.job !== null)}
          />
        ))}
      </dl>
      <output className="sr-only">{isBehind || now === null ? '' : sentence(shown, now, before)}</output>
    </section>
  );
};

const Score = ({
  name,
  now,
  before,
  bands,
}: {
  name: string;
  now: number | null;
  before: number | null;
  bands: readonly Band[];
}) => (
  <div className="flex min-w-0 flex-col rounded-md border border-line bg-sheet px-1 py-1 sm:py-2">
    <dt className="truncate text-xs text-ink-soft sm:text-sm">{name}</dt>
    <dd
      className={classes(
        'font-serif text-xl leading-tight font-semibold tabular-nums sm:text-2xl',
        now !== null && tones[bandOf(bands, now).tone],
      )}
    >
      {now === null ? words.none : `${now}%`}
    </dd>
    <dd className="text-xs tabular-nums">
      <Change now={now} before={before} />
    </dd>
  </div>
);

const Change = ({ now, before }: { now: number | null; before: number | null }) => {
  if (now === null || before === null) return <span className="text-ink-soft">{'\u00A0'}</span>;
  const points = now - before;
  if (points === 0) return <span className="text-ink-soft">{words.same}</span>;
  return points > 0 ? (
    <span className="font-semibold text-good">+{points}</span>
  ) : (
    <span className="font-semibold text-poor">−{-points}</span>
  );
};

const sentence = (shown: readonly Kind[], now: Values, before: Values | null): string =>
  shown
    .map((kind) => {
      const value = now[kind];
      const name = words.names[kind];
      if (value === null) return `${name}: ${words.noneText}`;
      const points = value - (before?.[kind] ?? value);
      if (points === 0) return `${name}: ${value}%`;
      return `${name}: ${value}%, ${points > 0 ? words.up(points) : words.down(-points)}`;
    })
    .join('; ');

/** What is behind the scores, and what went wrong with them. */
export const ScoresNote = ({ check, hasUpload }: { check: LiveCheck; hasUpload: boolean }) => {
  const { latest, isBehind, error } = useStore(check.state);
  if (error !== null)
    return (
      <Note tone="error" role="alert">
        <p>{words.failed}</p>
        <p className="text-sm">{sentenceOf(error, '')}</p>
        <Button tone="quiet" size="small" className="mt-2" onClick={check.retry}>
          {words.retry}
        </Button>
      </Note>
    );
  if (latest === null) return <p className="text-sm text-ink-soft">{isBehind ? words.waiting : ''}</p>;
  if (latest.report.refusal !== null) return <Note tone="info">{latest.report.refusal}</Note>;
  const leftOut = latest.report.requirements.filter(({ isOnlyAddedToList }) => isOnlyAddedToList).length;
  return (
    <p className="text-sm text-ink-soft">
      {hasUpload ? words.since : words.scratch}
      {leftOut > 0 && ` ${words.leftOut(leftOut)}`}
    </p>
  );
};
