import type { ReactNode } from 'react';
import { sentenceOf } from '../../data/http/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { words } from './words.ts';

export const WorkspaceWaiting = () => (
  <div className="mx-auto max-w-6xl px-4 py-8">
    <output className="block font-serif text-3xl font-semibold">{words.opening}</output>
  </div>
);

export const WorkspaceMissing = () => (
  <State title={words.missing.title}>
    <p>{words.missing.text}</p>
    <ButtonLink to="/profile">{words.missing.toProfile}</ButtonLink>
  </State>
);

/** `reportId`: the report that it was to be opened from, if it was. */
export const WorkspaceFailed = ({
  error,
  reportId,
  onRetry,
}: {
  error: unknown;
  reportId: string | null;
  onRetry: () => void;
}) => (
  <State title={words.failed.title}>
    <p>{sentenceOf(error, words.failed.text)}</p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRetry}>{words.failed.retry}</Button>
      {reportId !== null && (
        <ButtonLink to={`/results/${reportId}`} tone="quiet">
          {words.failed.toReport}
        </ButtonLink>
      )}
    </div>
  </State>
);

const State = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:py-24">
    <h1 className="font-serif text-3xl font-semibold">{title}</h1>
    {children}
  </div>
);
