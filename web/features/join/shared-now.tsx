import { type Consent, getInvitation, listConsents, withdrawConsent } from '#contract/api/consents.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { words as allWords } from './words.ts';

const words = allWords.shared;

/** What the user shows to this group already, with the way to their own report and the way out. */
export const SharedNow = ({ consent, token }: { consent: Consent; token: string }) => {
  const { id, resume, label, counselor, withFile, until, analysisId } = consent;
  const withdrawing = useWrite(withdrawConsent, {
    onSuccess: async ({ cache }) => {
      cache.forget(listConsents);
      await cache.refresh(getInvitation, { token });
    },
    done: () => ({ ...words.withdrawn, tone: 'good' }),
    failure: words.failed,
  });
  return (
    <section aria-labelledby="what-you-show" className="rounded-lg border border-line bg-sheet p-4 sm:p-6">
      <h2 id="what-you-show" className="font-serif text-xl font-semibold">
        {words.title}
      </h2>
      <p className="mt-2 wrap-anywhere">
        {words.text(resume, label, counselor)} {withFile ? words.withFile : words.withoutFile}
      </p>
      <p className="mt-2 text-ink-soft">{words.until(dayOf(until))}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={`/results/${analysisId}`}>{words.report}</ButtonLink>
        <Button tone="quiet" disabled={withdrawing.isPending} onClick={() => withdrawing.run({ id })}>
          {words.withdraw}
        </Button>
      </div>
    </section>
  );
};
