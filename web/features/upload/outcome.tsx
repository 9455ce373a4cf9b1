import { lazy, Suspense, useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { scrollBehavior } from '../../ui/scroll-behavior.ts';
import { LimitReached } from './limit-reached.tsx';
import { LoginRequired } from './login-required.tsx';
import type { Progress } from './use-analysis.ts';
import { words as allWords } from './words.ts';

const words = allWords.unwritten;

const ReadPicture = lazy(() => import('./picture/read-picture.tsx'));

/** Why there is no result and what to do next, in place, because a toast disappears after seconds. */
export const Outcome = ({ progress, file }: { progress: Progress; file: File | null }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its end, which has what to do next: on a small phone there is no room for all of it above the toast.
    if (hasEnded(progress))
      ref.current?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [progress]);
  if (!hasEnded(progress)) return null;
  return (
    // On a phone the toast is shown below it, with up to six lines of the same message.
    <div ref={ref} className="*:scroll-mb-68 sm:*:scroll-mb-8">
      {progress.step === 'login-required' && <LoginRequired />}
      {progress.step === 'limit' && <LimitReached nextAt={progress.nextAt} hasFile />}
      {progress.step === 'failed' && (
        <Note tone="error">
          <p className="font-semibold">{progress.message}</p>
          <p className="text-sm text-ink-soft">{progress.advice}</p>
        </Note>
      )}
      {progress.step === 'failed' && progress.isUnwritten && (
        <div className="mt-3 grid justify-items-start gap-3 rounded-md bg-well px-4 py-3">
          <p className="text-sm">{words.lead}</p>
          <ButtonLink to="/fix/new" tone="quiet" size="small">
            {words.write}
          </ButtonLink>
        </div>
      )}
      {progress.step === 'failed' && progress.isPicture && file?.name.toLowerCase().endsWith('.pdf') === true && (
        <Suspense>
          <ReadPicture file={file} />
        </Suspense>
      )}
    </div>
  );
};

const hasEnded = ({ step }: Progress): boolean => step === 'login-required' || step === 'limit' || step === 'failed';
