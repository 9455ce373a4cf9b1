import { RadioGroup } from 'radix-ui';
import type { BillingPeriod } from '#contract/api/billing.ts';
import { savingPercentOf } from '../../billing/money.ts';
import type { ShownPlan } from '../../billing/use-plans.ts';
import { words as allWords } from './words.ts';

const words = allWords.period;
const periods = ['monthly', 'annual'] as const;

/** Monthly or annual billing. `premium` is the plan whose saving is shown, null while its price is unknown. */
export const PeriodChoice = ({
  period,
  premium,
  onChoose,
}: {
  period: BillingPeriod;
  premium: ShownPlan | null;
  onChoose: (period: BillingPeriod) => void;
}) => {
  const saving = premium === null ? 0 : savingPercentOf(premium);
  return (
    <RadioGroup.Root
      aria-label={words.legend}
      value={period}
      onValueChange={(value) => onChoose(value === 'annual' ? 'annual' : 'monthly')}
      className="inline-flex flex-wrap gap-1 justify-self-start rounded-md border border-line-strong bg-well p-1"
    >
      {periods.map((value) => (
        <RadioGroup.Item
          key={value}
          value={value}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-transparent px-4 font-medium text-ink-soft hover:text-ink data-[state=checked]:border-line-strong data-[state=checked]:bg-sheet data-[state=checked]:font-semibold data-[state=checked]:text-ink"
        >
          {words[value]}
          {value === 'annual' && saving > 0 && (
            <span className="rounded-sm bg-good-tint px-1.5 py-0.5 text-sm font-semibold text-good">
              {words.save(saving)}
            </span>
          )}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
};
