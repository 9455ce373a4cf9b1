import { FilePlus2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ResumeSummary } from '#contract/api/resumes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { QueryView } from '../../../data/query-view.tsx';
import { useResumes } from '../queries.ts';
import { words as allWords } from '../words.ts';
import { ScoreHistory } from '../history/score-history.tsx';
import { arrange, sortOf } from './arrange.ts';
import { NoResumes } from './no-resumes.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { ResumeCard } from './resume-card.tsx';
import { ResumeTools } from './resume-tools.tsx';
import { useResumeActions } from './use-resume-actions.ts';

const words = allWords.resumes;
/** Few people rename, and its form is as large as the rest of the list. */
const RenameDialog = lazy(() => import('./rename-dialog.tsx'));

export const ResumeList = ({ userId }: { userId: string }) => {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1} aria-label={allWords.tabs['my-resumes']}>
      <QueryView
        query={useResumes(userId)}
        pending={words.waiting}
        failure={words.failed}
        isEmpty={(resumes) => resumes.length === 0}
        empty={<NoResumes />}
      >
        {/* The button goes with its card, so the focus moves to what is left. */}
        {(resumes) => <Resumes resumes={resumes} onGone={() => place.current?.focus()} />}
      </QueryView>
    </section>
  );
};

const Resumes = ({ resumes, onGone }: { resumes: readonly ResumeSummary[]; onGone: () => void }) => {
  const actions = useResumeActions(onGone);
  // The order may be in the address; the search is private.
  const [address, setAddress] = useSearchParams();
  const sort = sortOf(address.get('sort'));
  const [search, setSearch] = useState('');
  const [renaming, setRenaming] = useState<ResumeSummary | null>(null);
  const [hasRenamed, setHasRenamed] = useState(false);
  const shown = arrange(resumes, search, sort);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{words.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/fix/all" tone="quiet">
            {words.edited}
          </ButtonLink>
          <ButtonLink to="/#resume-upload" tone="quiet">
            <FilePlus2 aria-hidden className="size-4" />
            {words.upload}
          </ButtonLink>
        </div>
      </div>
      <ScoreHistory resumes={resumes} />
      {resumes.length > 1 && (
        <ResumeTools
          search={search}
          sort={sort}
          shown={shown.length}
          all={resumes.length}
          onSearch={setSearch}
          onSort={(wanted) =>
            setAddress(wanted === 'newest' ? {} : { sort: wanted }, { replace: true, preventScrollReset: true })
          }
        />
      )}
      {shown.length === 0 && (
        <p className="text-ink-soft">
          {words.noneFound}{' '}
          <Button tone="bare" size="small" onClick={() => setSearch('')}>
            {words.showAll}
          </Button>
        </p>
      )}
      <ul className="grid gap-4">
        {shown.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            isBusy={actions.isBusy}
            onKeep={(keep) => actions.keep(resume.id, keep)}
            onRename={() => {
              setHasRenamed(true);
              setRenaming(resume);
            }}
            onDelete={() => actions.remove(resume.id)}
          />
        ))}
      </ul>
      <div className="mt-6">
        <ReportDownloads />
      </div>
      {hasRenamed && (
        <Suspense>
          <RenameDialog resume={renaming} onClose={() => setRenaming(null)} />
        </Suspense>
      )}
    </>
  );
};
