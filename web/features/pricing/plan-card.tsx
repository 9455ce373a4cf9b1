import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { BillingPeriod } from '#contract/api/billing.ts';
import type { PlanKind } from '#contract/product/plans.ts';
import type { ShownPlan } from '../../billing/use-plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { PlanPrice } from './plan-price.tsx';
import { PurchaseTerms } from './purchase-terms.tsx';
import { words } from './words.ts';

/** One plan: its price, its features, and a button to choose it. `current` is the user's plan. */
export const PlanCard = ({
  plan,
  period,
  hasPrice,
  current,
  onChoose,
}: {
  plan: ShownPlan;
  period: BillingPeriod;
  hasPrice: boolean;
  current: PlanKind | null;
  onChoose: () => void;
}) => {
  const isPremium = plan.kind === 'premium';
  const isCurrent = current === plan.kind;
  return (
    <li
      className={classes(
        'flex flex-col rounded-lg bg-sheet p-5 sm:p-7',
        isPremium ? 'border-2 border-accent' : 'border border-line-strong',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-serif text-2xl font-semibold">{plan.name}</h2>
        {isCurrent && <Badge tone="good">{words.current}</Badge>}
      </div>
      {/* Room for two lines, so that the prices of both plans stand on one. */}
      <p className="mt-1 text-ink-soft md:min-h-12">{plan.description}</p>
      <PlanPrice plan={plan} period={period} hasPrice={hasPrice} />
      <div className="mt-5">
        <ChoosePlan plan={plan} current={current} isReady={hasPrice} onChoose={onChoose} />
      </div>
      {isPremium && !isCurrent && <PurchaseTerms period={period} />}
      <h3 className="mt-6 border-t border-line pt-5 text-sm font-semibold text-ink-soft">{words.includes}</h3>
      <ul className="mt-3 grid gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
};

const profile = '/profile?tab=settings';

const ChoosePlan = ({
  plan: { kind },
  current,
  isReady,
  onChoose,
}: {
  plan: ShownPlan;
  current: PlanKind | null;
  isReady: boolean;
  onChoose: () => void;
}) => {
  if (current === 'premium')
    return kind === 'premium' ? (
      <ButtonLink to={profile} tone="quiet" className="w-full">
        {words.manage}
      </ButtonLink>
    ) : (
      <p className="text-sm text-ink-soft">
        <Link to={profile} className="prose-link">
          {words.backToFree}
        </Link>
      </p>
    );
  return (
    <Button
      size="large"
      tone={kind === 'premium' ? 'primary' : 'quiet'}
      className="w-full"
      disabled={!isReady}
      onClick={onChoose}
    >
      {words.choose[kind]}
    </Button>
  );
};
