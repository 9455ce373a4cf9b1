import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Endpoint, InputOf } from '#contract/api/endpoint.ts';
import { Button, type ButtonSize, type ButtonTone } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { type DownloadState, useDownload } from './use-download.ts';
import { words } from './words.ts';

/** Downloads one file. An error is shown below it with a next step; nothing else on the page changes. */
export const DownloadButton = <E extends Endpoint>({
  endpoint,
  input,
  resource,
  label,
  about,
  tone = 'primary',
  size = 'normal',
}: {
  endpoint: E;
  input: InputOf<E>;
  /** The name of the resource on the confirmation page. */
  resource: string;
  label: string;
  /** Shown after the label, less prominently; or only for screen readers. */
  about?: ReactNode;
  tone?: ButtonTone;
  size?: ButtonSize;
}) => {
  const { state, start } = useDownload(endpoint, input, resource);
  const isRunning = state.is === 'running';
  return (
    <>
      <Button tone={tone} size={size} aria-disabled={isRunning} onClick={isRunning ? undefined : start}>
        <Download aria-hidden className="size-4" />
        {isRunning ? words.busy : label}
        {about}
      </Button>
      {state.is === 'failed' && <Failure failure={state} onRetry={start} />}
    </>
  );
};

const Failure = ({ failure, onRetry }: { failure: Extract<DownloadState, { is: 'failed' }>; onRetry: () => void }) => {
  const { pathname, search } = useLocation();
  return (
    <div className="basis-full">
      <Note tone="error" role="alert">
        <p>{failure.sentence}</p>
        {failure.isSignedOut ? (
          <Link
            to={`/login?${new URLSearchParams({ redirect: `${pathname}${search}` }).toString()}`}
            className="prose-link"
          >
            {words.logIn}
          </Link>
        ) : (
          <Button size="small" tone="quiet" className="mt-2" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
      </Note>
    </div>
  );
};
