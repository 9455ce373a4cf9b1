import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ResumeSummary } from '#contract/api/resumes.ts';
import { DownloadReport } from '../../../downloads/download-report.tsx';
import { Breakable } from '../../../ui/breakable.tsx';
import { OpenReport } from '../../../downloads/open-report.tsx';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { Switch } from '../../../ui/switch.tsx';
import { words as allWords } from '../words.ts';
import { nameWithJob } from './name-with-job.ts';
import { ScoreBadge } from './score-badge.tsx';

const words = allWords.resumes;

/** One resume: its score, how long it is kept, and the actions on it. */
export const ResumeCard = ({
  resume,
  isBusy,
  onKeep,
  onRename,
  onDelete,
}: {
  resume: ResumeSummary;
  isBusy: boolean;
  onKeep: (keep: boolean) => void;
  onRename: () => void;
  onDelete: () => void;
}) => (
  <li className="grid gap-3 rounded-lg border border-line bg-sheet p-4 sm:p-5">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/results/${resume.id}`}
          className="font-semibold underline-offset-4 hover:text-accent hover:underline"
        >
          <Breakable text={resume.name} />
        </Link>
        <ScoreBadge score={resume.atsScore} />
      </p>
      <p className="mt-1 text-sm wrap-anywhere">
        {resume.job === null ? (
          words.noJob
        ) : (
          <>
            {words.forJob} <span className="font-medium">{resume.job}</span>
          </>
        )}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {dayOf(resume.lastModified)} ·{' '}
        {resume.deletedOn === null ? words.kept : `${words.deletedOn} ${dayOf(resume.deletedOn)}`}
      </p>
    </div>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="text-sm">
        <Switch
          label={
            <>
              {words.keep}
              <span className="sr-only">: {nameWithJob(resume)}</span>
            </>
          }
          isOn={resume.isKept}
          isBusy={isBusy}
          onChange={onKeep}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <OpenReport id={resume.id} label={words.open} of={nameWithJob(resume)} size="small" hasIcon={false} />
        <DownloadReport
          id={resume.id}
          filename={resume.name}
          label={words.download}
          of={nameWithJob(resume)}
          tone="quiet"
          size="small"
        />
        <Button tone="bare" size="small" onClick={onRename} aria-label={`${words.rename}: ${nameWithJob(resume)}`}>
          <Pencil aria-hidden className="size-4" />
          {words.rename}
        </Button>
        <Button tone="bare" size="small" onClick={onDelete} aria-label={`${words.delete}: ${nameWithJob(resume)}`}>
          <Trash2 aria-hidden className="size-4" />
          {words.delete}
        </Button>
      </div>
    </div>
  </li>
);
