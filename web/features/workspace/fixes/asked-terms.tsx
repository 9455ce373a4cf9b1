import { Plus } from 'lucide-react';
import { useState } from 'react';
import { answerWithoutLines, phraseNote } from '#contract/report/result-words.ts';
import { useStore } from '../../../data/store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import type { Report } from '../checking/live-check.ts';
import type { DismissedLines } from '../coach/dismissed.ts';
import { JobMenu, type JobOfDraft } from '../coach/job-menu.tsx';
import { NearestLine } from '../coach/nearest-line.tsx';
import { words as coachWords } from '../coach/words.ts';
import { words as allWords } from '../words.ts';

const words = allWords.asked;

type Asked = Report['requirements'][number];
type Near = Asked['near'][number];

/**
 * What the posting asks for and the resume does not say, or only in a list that was added here, with the person's own
 * line that is nearest to it. Nothing is added by itself: the person writes what is true of them, and where.
 */
export const AskedTerms = ({
  requirements,
  jobs,
  dismissed,
  onYes,
  onWrite,
  onHeadline,
}: {
  requirements: Report['requirements'];
  /** The newest first. */
  jobs: readonly JobOfDraft[];
  dismissed: DismissedLines;
  onYes: (term: string, near: Near) => void;
  onWrite: (term: string, job: JobOfDraft | null) => void;
  /** Where a job title is written. */
  onHeadline: () => void;
}) => {
  useStore(dismissed.store);
  const [announced, setAnnounced] = useState('');
  const missing = requirements.filter(({ answer, isOnlyAddedToList }) => answer === 'missing' || isOnlyAddedToList);
  if (missing.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-ink-soft">
        {words.lead} {coachWords.noneHint}
      </p>
      <output className="sr-only">{announced}</output>
      <ul className="mt-2 grid gap-1">
        {missing.map((asked) => (
          <AskedTerm
            key={asked.label}
            asked={asked}
            near={asked.near.find(({ text }) => !dismissed.has(asked.label, text)) ?? null}
            jobs={jobs}
            onYes={onYes}
            onNo={({ text }) => {
              dismissed.add(asked.label, text);
              setAnnounced(coachWords.dismissed(asked.label));
            }}
            onWrite={onWrite}
            onHeadline={onHeadline}
          />
        ))}
      </ul>
      {missing.some(({ near }) => near.length > 0) && (
        <Fold className="mt-2 text-sm text-ink-soft" summary={coachWords.sourcesTitle}>
          {coachWords.sources}
        </Fold>
      )}
    </section>
  );
};

const AskedTerm = ({
  asked: { label, group, kind, isHeld, isPhrase, isOnlyAddedToList, gain = 0 },
  near,
  jobs,
  onYes,
  onNo,
  onWrite,
  onHeadline,
}: {
  asked: Asked;
  near: Near | null;
  jobs: readonly JobOfDraft[];
  onYes: (term: string, near: Near) => void;
  onNo: (near: Near) => void;
  onWrite: (term: string, job: JobOfDraft | null) => void;
  onHeadline: () => void;
}) => (
  <li className="rounded-md border border-line bg-sheet px-3 py-1.5">
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2">
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">{label}</span>
          {group === 'must' && <span className="text-sm text-ink-soft"> · {words.must}</span>}
          {isOnlyAddedToList && <span className="text-sm text-ink-soft"> · {words.onlyAdded}</span>}
        </span>
        {gain > 0 && <Badge tone="good">+{gain}</Badge>}
      </span>
      <span className="-mx-3 flex flex-wrap items-center">
        {kind === 'title' && (
          <Button tone="bare" size="small" aria-label={words.belowNameFor(label)} onClick={onHeadline}>
            {words.belowName}
          </Button>
        )}
        {!isOutsideJobs(kind) && (
          <>
            <Button
              tone="bare"
              size="small"
              aria-label={words.writeFor(label)}
              onClick={() => onWrite(label, jobs[0] ?? null)}
            >
              <Plus aria-hidden className="size-4" />
              {words.write}
            </Button>
            <JobMenu term={label} jobs={jobs.slice(1)} onChoose={(job) => onWrite(label, job)} />
          </>
        )}
      </span>
    </div>
    {isPhrase === true && <p className="text-sm text-ink-soft">{phraseNote}</p>}
    {near !== null && <NearestLine term={label} near={near} onYes={() => onYes(label, near)} onNo={() => onNo(near)} />}
    {isOutsideJobs(kind) && <p className="text-sm text-ink-soft">{answerWithoutLines({ kind, answer: 'missing' })}</p>}
    {near === null && (kind === 'term' || isHeld) && (
      <p className="text-sm text-ink-soft">{isHeld ? coachWords.held : coachWords.none}</p>
    )}
  </li>
);

/** A bullet in a job does not show it, whatever it says. */
const isOutsideJobs = (kind: Asked['kind']): boolean => kind === 'title' || kind === 'degree';
