import { BriefcaseBusiness } from 'lucide-react';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { Button } from '../../ui/button.tsx';
import { JobDialog } from './job-dialog.tsx';
import { VersionDialog } from './version-dialog.tsx';
import { Versions } from './versions.tsx';
import { words } from './words.ts';

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
  return (
    <section data-print="no" aria-label={words.title} className="grid gap-4 border-t border-line pt-6">
      <h3 className="font-serif text-xl font-semibold">{words.title}</h3>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => onOpen('job')}>
          <BriefcaseBusiness aria-hidden className="size-4" />
          {words.job.open}
        </Button>
      </div>
      <Versions id={result.id} />
      <JobDialog
        id={result.id}
        isOpen={open === 'job'}
        onClose={close}
        onDone={(made) => {
          close();
          onJob(made);
        }}
      />
      <VersionDialog
        result={result}
        isOpen={open === 'version'}
        onClose={close}
        onDone={(made) => {
          close();
          onVersion(made);
        }}
      />
    </section>
  );
};
