import { BriefcaseBusiness } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Button } from '../../ui/button.tsx';
import { Versions } from './versions.tsx';
import { words } from './words.ts';

// The forms are a tenth of the scripts of this page.
const JobDialog = lazy(() => import('./job-dialog.tsx'));
const VersionDialog = lazy(() => import('./version-dialog.tsx'));

export type ReanalyzeDialog = 'job' | 'version';

/** Checks a stored resume against another job, or another version of it (its button is with those of the report), and lists all versions. */
export const Reanalyze = ({
  result,
  open,
  onOpen,
  onJob,
  onVersion,
}: {
  result: StoredAnalysis;
  /** The open dialog; the page may open one too. */
  open: ReanalyzeDialog | null;
  onOpen: (dialog: ReanalyzeDialog | null) => void;
  /** Called with the new analysis. */
  onJob: (made: StoredAnalysis) => void;
  onVersion: (made: StoredAnalysis) => void;
}) => {
  const close = (): void => onOpen(null);
  const isFirst = result.jobDescription === undefined;
  // A dialog is loaded when it is first opened, and then keeps what was entered.
  const [opened, setOpened] = useState<readonly ReanalyzeDialog[]>([]);
  if (open !== null && !opened.includes(open)) setOpened([...opened, open]);
  return (
    <section data-print="no" aria-label={words.title} className="grid gap-4 border-t border-line pt-6">
      <h3 className="font-serif text-xl font-semibold">{words.title}</h3>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => onOpen('job')}>
          <BriefcaseBusiness aria-hidden className="size-4" />
          {isFirst ? words.job.openFirst : words.job.open}
        </Button>
      </div>
      <Versions id={result.id} />
      {opened.includes('job') && (
        <Suspense fallback={null}>
          <JobDialog
            id={result.id}
            title={isFirst ? words.job.titleFirst : words.job.title}
            isOpen={open === 'job'}
            onClose={close}
            onDone={(made) => {
              close();
              onJob(made);
            }}
          />
        </Suspense>
      )}
      {opened.includes('version') && (
        <Suspense fallback={null}>
          <VersionDialog
            result={result}
            isOpen={open === 'version'}
            onClose={close}
            onDone={(made) => {
              close();
              onVersion(made);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
