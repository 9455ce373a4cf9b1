import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/api/accounts.ts';
import { ListPrice } from '../../billing/list-price.tsx';
import { usePlans } from '../../billing/use-plans.ts';
import type { Session } from '../../session/use-session.ts';
import { Intro, Sheet } from '../../ui/intro.tsx';
import { Note } from '../../ui/note.tsx';
import type { Choice } from './choice.ts';
import { ComparePlans } from './compare-plans.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { PlanCard } from './plan-card.tsx';
import { PricingQuestions } from './pricing-questions.tsx';
import { useLoadFailure } from './use-load-failure.ts';
import { words } from './words.ts';

const Checkout = lazy(() => import('./checkout.tsx'));

/**
 * The plans, or the payment form of the plan chosen in the address bar. Visitors are told first that they need to log
 * in.
 */
export const PricingView = ({
  choice,
  session,
  onChoose,
  onLogin,
  onSubscribedToFree,
  onPaid,
}: {
  choice: Choice;
  session: Session;
  /** `isStep` adds a history entry, so that Back undoes choosing a plan. */
  onChoose: (choice: Choice, isStep: boolean) => void;
  onLogin: (choice: Choice) => void;
  onSubscribedToFree: () => void;
  onPaid: (address: string) => void;
}) => {
  const { plans, are, hasFailed } = usePlans();
  useLoadFailure(hasFailed);
  const buyer: User | null = session.state === 'signed-in' ? session.user : null;
  const chosen = buyer === null || are === 'loading' ? undefined : plans.find(({ id }) => id === choice.planId);
  const premium = plans.find(({ kind }) => kind === 'premium');

  if (buyer !== null && chosen !== undefined)
    return (
      <Suspense
        fallback={<output className="block px-4 py-14 text-center text-ink-soft">{words.checkout.preparing}</output>}
      >
        <Checkout
          key={`${chosen.id} ${choice.period}`}
          buyer={buyer}
          plan={chosen}
          period={choice.period}
          onBack={() => onChoose({ ...choice, planId: null }, false)}
          onSubscribedToFree={onSubscribedToFree}
          onPaid={onPaid}
        />
      </Suspense>
    );
  return (
    <Sheet>
      <Intro title={words.title} lead={words.lead}>
        <p className="mt-4">
          <Link to="/sample-report" className="prose-link inline-flex min-h-6 items-center">
            {words.sample}
          </Link>
        </p>
      </Intro>
      {hasFailed && (
        <div className="mt-8 max-w-3xl">
          <Note tone="warning">{words.loadFailed}</Note>
        </div>
      )}
      <div className="mt-8 grid max-w-3xl gap-8">
        <ListPrice />
        <PeriodChoice
          period={choice.period}
          premium={are === 'loading' ? null : (premium ?? null)}
          onChoose={(period) => onChoose({ ...choice, period }, false)}
        />
      </div>
      <ul aria-label={words.plans} className="mt-6 grid items-stretch gap-5 md:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={choice.period}
            hasPrice={are !== 'loading'}
            current={buyer?.plan ?? null}
            onChoose={() => {
              const chosenNow = { ...choice, planId: plan.id };
              if (session.state === 'signed-out') onLogin(chosenNow);
              else onChoose(chosenNow, true);
            }}
          />
        ))}
      </ul>
      <ComparePlans />
      <PricingQuestions />
    </Sheet>
  );
};
