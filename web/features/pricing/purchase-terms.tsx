import type { BillingPeriod } from '#contract/api/billing.ts';
import { words as allWords } from './words.ts';

const words = allWords.terms;

/** The terms next to the button: renewal, cancellation, refund. */
export const PurchaseTerms = ({ period }: { period: BillingPeriod }) => (
  <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
    {[words.renews[period], words.cancel, words.refund, words.total].map((term) => (
      <li key={term}>{term}</li>
    ))}
  </ul>
);
