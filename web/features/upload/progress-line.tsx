import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { isRunning, type Progress } from './use-analysis.ts';
import { words } from './words.ts';

const UploadBar = lazy(() => import('./upload-bar.tsx'));

/** The current step, with a cancel button. */
export const ProgressLine = ({ progress, onCancel }: { progress: Progress; onCancel: () => void }) => (
  <>
    <output className="sr-only">{announcementOf(progress)}</output>
    {isRunning(progress) && (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-well px-4 py-3">
        <div className="min-w-0 grow basis-48">
          <p className="mb-1.5 text-sm font-medium tabular-nums">{textOf(progress)}</p>
          <Suspense fallback={<div className="h-2" />}>
            <UploadBar percent={progress.step === 'uploading' ? progress.percent : 100} />
          </Suspense>
        </div>
        <Button tone="quiet" size="small" disabled={progress.step === 'done'} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    )}
  </>
);

const textOf = (progress: Progress): string => {
  if (progress.step === 'uploading') return words.steps.uploading(progress.percent);
  if (progress.step === 'reading') return words.steps.reading;
  if (progress.step === 'waiting') return progress.message;
  if (progress.step === 'queued')
    return progress.place > 1
      ? words.steps.queued(progress.place, progress.filename)
      : words.steps.next(progress.filename);
  return progress.step === 'done' ? words.steps.done : '';
};

/** Without numbers, which would make a screen reader announce every change. */
const announcementOf = (progress: Progress): string => {
  if (progress.step === 'uploading') return 'Uploading';
  if (progress.step === 'queued' && progress.place > 1) return words.steps.inLine;
  return textOf(progress);
};
