import type { ReactNode } from 'react';
import { sentenceOf } from '../../data/http/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { sharedReportWords } from './share/words.ts';

export const ResultsMissing = () => (
  <State title="We could not find this report">
    <p>
      It may have been deleted: we delete a report after 30 days, unless its owner keeps it. It may also belong to
      another account. If so, log in to that account.
    </p>
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to="/#resume-upload">Check a resume</ButtonLink>
      <ButtonLink to="/help" tone="quiet">
        Get help
      </ButtonLink>
    </div>
  </State>
);

export const ShareGone = () => (
  <State title={sharedReportWords.goneTitle}>
    <p>{sharedReportWords.gone}</p>
    <div className="mt-6">
      <ButtonLink to="/">{sharedReportWords.check}</ButtonLink>
    </div>
  </State>
);

export const ResultsUnreachable = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <State title="We could not open this report">
    <p>{sentenceOf(error, 'Something went wrong on our side. Please try again.')}</p>
    <div className="mt-6">
      <Button onClick={onRetry}>Try again</Button>
    </div>
  </State>
);

const State = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto max-w-xl px-4 py-16 sm:py-24">
    <h1 className="mb-3 font-serif text-3xl font-semibold">{title}</h1>
    {children}
  </div>
);
