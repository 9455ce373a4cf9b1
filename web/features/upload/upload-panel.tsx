import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { analyzeResume, type StoredAnalysis, type UploadProblem } from '#contract/api/analyses.ts';
import { limits } from '#contract/product/limits.ts';
import { useSession } from '../../session/use-session.ts';
import { signedOut } from '../../session/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { Note } from '../../ui/note.tsx';
import { dismissToast, toast } from '../../ui/toasts/toast.ts';
import { PostingFile } from '../../postings/posting-file.tsx';
import type { Chosen } from './chosen-files.ts';
import { DropZone } from './drop-zone.tsx';
import { JobDescriptionBox } from './job-description-box.tsx';
import { JobUrlLine } from './job-url-line.tsx';
import { jobOf } from './job-of.ts';
import { Outcome } from './outcome.tsx';
import { ProgressLine } from './progress-line.tsx';
import { readQueued } from './kept-in-tab.ts';
import { type End, isRunning, useAnalysis } from './use-analysis.ts';
import {
  changeWaitingResume,
  clearWaitingFile,
  finishWaitingResume,
  useWaitingResume,
  waitingResume,
} from './waiting-resume.ts';
import { words } from './words.ts';

/** Only signed-in users have one. */
const ScanAllowance = lazy(() => import('./scan-allowance.tsx'));

/** From an empty panel to a result, which `onDone` shows. */
export const UploadPanel = ({ onDone }: { onDone: (result: StoredAnalysis) => void }) => {
  const waiting = useWaitingResume();
  const session = useSession({ isNeeded: waiting.file !== null });
  const navigate = useNavigate();
  const { progress, setProgress, start, resume, cancel } = useAnalysis();
  const [fileProblem, setFileProblem] = useState<UploadProblem | null>(null);
  const ids = { problem: useId(), missing: useId() };
  // Dismissed when the user follows it to the login, where it would cover the heading on a phone.
  const loginToast = useRef(0);
  const jobBox = useRef<HTMLTextAreaElement>(null);
  useEffect(() => () => dismissToast(loginToast.current), []);

  const isBusy = isRunning(progress);
  const issues = analyzeResume.input.safeParse(jobOf(waiting)).error?.issues ?? [];
  const problemOf = (field: string) => issues.find((issue) => issue.path[0] === field)?.message;
  const jobProblem = problemOf('jobDescription');
  const jobUrlProblem = problemOf('jobUrl');

  const choose = (chosen: Chosen): void => {
    if (chosen.is === 'nothing') return;
    setProgress({ step: 'idle' });
    setFileProblem(chosen.is === 'problem' ? chosen.problem : null);
    if (chosen.is === 'problem') toast({ ...chosen.problem, tone: 'error' });
    else changeWaitingResume({ file: chosen.file });
  };

  // The button goes with its sentence, so the focus moves to the field that it has emptied.
  const clearJob = (): void => {
    changeWaitingResume({ jobDescription: '', jobUrl: '' });
    jobBox.current?.focus();
  };

  const askToLogIn = (): void => {
    const { title, action, ...texts } = words.loginRequired;
    // As in the style sheet: the server writes who can create an account on the root element.
    const { signUps } = document.documentElement.dataset;
    const message = signUps === 'invited' || signUps === 'closed' ? texts[signUps] : texts.message;
    setProgress({ step: 'login-required' });
    changeWaitingResume({ isAsked: true });
    loginToast.current = toast({
      title,
      message,
      action: { label: action, run: () => void navigate('/login') },
      durationMs: limits.loginRequiredToastMs,
    });
  };

  const show = (end: End): void => {
    if (end.is === 'result') {
      finishWaitingResume();
      onDone(end.result);
    }
    if (end.is === 'signed-out') {
      signedOut();
      askToLogIn();
    }
    if (end.is === 'failed') toast({ title: words.failedTitle, message: end.message, tone: 'error' });
  };

  const run = async (): Promise<void> => {
    if (issues.length > 0) return;
    if (session.state === 'signed-out') {
      askToLogIn();
      return;
    }
    changeWaitingResume({ isAsked: false });
    show(await start(waiting));
  };

  // Whoever had to log in first has pressed the button already.
  const runAsked = useEffectEvent(() => {
    if (waiting.isAsked && waiting.file !== null && !isBusy) void run();
  });
  useEffect(() => {
    if (session.state === 'signed-in') runAsked();
  }, [session.state]);

  // A reload does not take an upload out of the queue.
  const followQueued = useEffectEvent(async () => {
    const queued = isBusy ? null : readQueued();
    if (queued !== null) show(await resume(queued));
  });
  useEffect(() => {
    // Also while the server cannot be reached: that is retried.
    if (session.state === 'signed-in' || session.state === 'unreachable') void followQueued();
  }, [session.state]);

  return (
    <div className="grid gap-5 rounded-lg border border-line bg-sheet p-4 sm:p-7">
      <NoScript>{words.noScript}</NoScript>
      {session.state === 'signed-in' && !isBusy && progress.step !== 'limit' && (
        <Suspense>
          <ScanAllowance hasFile={waiting.file !== null} />
        </Suspense>
      )}
      <DropZone
        file={waiting.file}
        isDisabled={isBusy}
        describedBy={fileProblem === null ? undefined : ids.problem}
        onChoose={choose}
        onRemove={() => {
          setProgress({ step: 'idle' });
          clearWaitingFile();
        }}
      />
      {waiting.isFileLost && !isBusy && <Note tone="info">{words.lost}</Note>}
      {fileProblem !== null && (
        <p id={ids.problem} className="-mt-2 text-sm font-medium text-poor">
          {fileProblem.title}. {fileProblem.message}.
        </p>
      )}
      <JobDescriptionBox
        box={jobBox}
        value={waiting.jobDescription}
        error={jobProblem}
        isDisabled={isBusy}
        onChange={(jobDescription) => changeWaitingResume({ jobDescription })}
      />
      {waiting.isFromLast && !isBusy && (
        <p className="-mt-3 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          {words.fromLast}
          <Button tone="bare" size="small" onClick={clearJob}>
            {words.clear}
          </Button>
        </p>
      )}
      <PostingFile
        textNow={() => waitingResume.get().jobDescription}
        isDisabled={isBusy}
        onText={(jobDescription) => changeWaitingResume({ jobDescription })}
      />
      <JobUrlLine
        value={waiting.jobUrl}
        error={jobUrlProblem}
        isDisabled={isBusy}
        onChange={(jobUrl) => changeWaitingResume({ jobUrl })}
      />
      <Outcome progress={progress} file={waiting.file} />
      {/* The page that will show the result comes over the line while its person looks on and the server reads. */}
      {waiting.file !== null && session.state === 'signed-in' && <PrefetchPageLinks page="/results/next" />}
      <ProgressLine progress={progress} onCancel={cancel} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="large"
          className="w-full sm:w-auto sm:min-w-44"
          disabled={waiting.file === null || isBusy}
          aria-describedby={waiting.file === null ? ids.missing : undefined}
          onClick={() => void run()}
        >
          {isBusy ? words.analyzing : words.analyze}
        </Button>
        <p className="text-sm text-ink-soft">
          {session.user === null && (
            <span data-when="signed-out" data-known={session.state === 'signed-out' ? 'yes' : 'no'}>
              {words.needsAccount}{' '}
            </span>
          )}
          {waiting.file === null && <span id={ids.missing}>{words.needsFile} </span>}
          {words.kept}.
        </p>
      </div>
    </div>
  );
};
