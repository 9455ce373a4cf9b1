import { type Consent, listConsents, withdrawConsent } from '#contract/api/consents.ts';
import { QueryView } from '../../../data/query-view.tsx';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { useConsents } from '../queries.ts';
import { words as allWords } from '../words.ts';
import { Panel } from './panel.tsx';

const words = allWords.consents;

/** What the user shows to the owners of groups, and the way to withdraw it. */
export const ConsentsPanel = () => (
  <Panel title={words.title}>
    <QueryView
      query={useConsents()}
      pending={words.waiting}
      failure={allWords.settings.failed}
      isEmpty={(consents) => consents.length === 0}
      empty={<p className="text-sm text-ink-soft">{words.none}</p>}
    >
      {(consents) => (
        <ul className="divide-y divide-line">
          {consents.map((consent) => (
            <ConsentRow key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
    </QueryView>
  </Panel>
);

const ConsentRow = ({ consent: { id, resume, counselor, group, withFile, until } }: { consent: Consent }) => {
  const withdrawing = useWrite(withdrawConsent, {
    onSuccess: ({ cache }) => cache.refresh(listConsents, {}),
    done: () => ({ ...words.withdrawn, tone: 'good' }),
    failure: words.failed,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{words.row(resume, counselor, group)}</p>
        <p className="text-sm text-ink-soft">
          {withFile ? words.withFile : words.withoutFile} {words.until(dayOf(until))}
        </p>
      </div>
      <Button
        tone="bare"
        size="small"
        disabled={withdrawing.isPending}
        aria-label={words.withdrawOne(resume, counselor)}
        onClick={() => withdrawing.run({ id })}
      >
        {words.withdraw}
      </Button>
    </li>
  );
};
