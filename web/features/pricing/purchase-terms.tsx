import type { BillingPeriod } from '#contract/api/billing.ts';
import { usePublicFacts } from '../../data/use-public-facts.ts';
import { words as allWords } from './words.ts';

const words = allWords.terms;

/** The terms next to the button: renewal, cancellation, refund, tax. What the server is set up for says which. */
export const PurchaseTerms = ({ period }: { period: BillingPeriod }) => {
  const { taxIsIncluded, mailIsSetUp } = usePublicFacts().data ?? {};
  const reminder = period === 'annual' && mailIsSetUp === true ? ` ${words.reminder}` : '';
  const tax = taxIsIncluded === undefined ? '' : ` ${taxIsIncluded ? words.tax.included : words.tax.off}`;
  return (
    <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
      {[`${words.renews[period]}${reminder}`, words.cancel, words.refund, `${words.total}${tax}`].map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
};
