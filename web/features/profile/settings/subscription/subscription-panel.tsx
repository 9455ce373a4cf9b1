import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/api/accounts.ts';
import type { MySubscription } from '#contract/api/my-subscription.ts';
import { BeingRefunded, isBeingRefunded } from '../../../../billing/being-refunded.tsx';
import { QueryView } from '../../../../data/query-view.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Panel } from '../panel.tsx';
import { ChargeState } from './charge-state.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { RunningSubscription } from './running-subscription.tsx';
import { useWatchedSubscription } from './use-watched-subscription.ts';
import { words } from './words.ts';

/** The plan, and all actions on it. */
export const SubscriptionPanel = ({ user }: { user: User }) => {
  const { query, isLate, askAgain } = useWatchedSubscription();
  return (
    <Panel title={words.title}>
      <QueryView query={query} pending={words.waiting} failure={words.failed}>
        {(mine) => (
          <div className="grid gap-5">
            <p>
              {words.plan} <Badge tone={mine.plan === 'premium' ? 'good' : 'plain'}>{words[mine.plan]}</Badge>
            </p>
            {mine.subscription === null && <WithoutSubscription mine={mine} />}
            {isBeingRefunded(mine.subscription) && <BeingRefunded />}
            {mine.subscription !== null && !isBeingRefunded(mine.subscription) && (
              <>
                {mine.charge !== null && <ChargeState charge={mine.charge} isLate={isLate} onAskAgain={askAgain} />}
                <RunningSubscription
                  user={user}
                  running={mine.subscription}
                  isCharging={mine.charge?.is === 'working'}
                  isAsked={mine.charge?.is === 'asks'}
                />
              </>
            )}
            {mine.isConfigured && <InvoiceList />}
          </div>
        )}
      </QueryView>
    </Panel>
  );
};

const WithoutSubscription = ({ mine: { isConfigured, pending } }: { mine: MySubscription }) => {
  if (pending !== null) {
    const search = new URLSearchParams({ plan: pending.planId, billing: pending.isAnnual ? 'annual' : 'monthly' });
    return <Way text={words.pending} to={`/pricing?${search}`} label={words.finish} />;
  }
  return <Way text={isConfigured ? words.freeText : words.demo} to="/pricing" label={words.link} />;
};

const Way = ({ text, to, label }: { text: ReactNode; to: string; label: string }) => (
  <div>
    <p className="text-ink-soft">{text}</p>
    <Link to={to} className="prose-link mt-2 inline-flex min-h-9 items-center">
      {label}
    </Link>
  </div>
);
