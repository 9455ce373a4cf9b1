import { useQuery } from '@tanstack/react-query';
import { listPlans, type Plan } from '#contract/api/billing.ts';
import { call } from '../../data/http/call.ts';
import { moneyOf } from '../../billing/money.ts';
import { plansKey } from '../../billing/use-plans.ts';
import { AdminPage } from '../../frame/admin-page.tsx';
import { Loaded } from '../../data/query-view.tsx';
import { StripeConfigForm } from './stripe-config-form.tsx';
import { words } from './words.ts';

/** For operators: which of the provider's prices Premium is sold for. */
export const StripeConfigView = () => (
  <AdminPage title={words.title} lead={words.lead}>
    <div className="max-w-2xl rounded-lg border border-line bg-sheet p-5 sm:p-6">
      <Loaded query={usePlansNow()} waiting={words.opening} failed={words.unreachable}>
        {(plans) =>
          plans
            .filter(({ kind }) => kind === 'premium')
            .map((plan) => (
              <div key={plan.id} className="grid gap-6">
                <OnSale plan={plan} />
                <StripeConfigForm plan={plan} />
              </div>
            ))
        }
      </Loaded>
    </div>
  </AdminPage>
);

/** Read anew: an operator wants to see what is, not what was five minutes ago. */
const usePlansNow = () =>
  useQuery({ queryKey: plansKey, queryFn: ({ signal }) => call(listPlans, {}, { signal }), staleTime: 0 });

const OnSale = ({ plan: { price_monthly, price_annual, currency } }: { plan: Plan }) => (
  <div>
    <h2 className="font-semibold">{words.current}</h2>
    <p className="mt-1 text-ink-soft tabular-nums">
      {moneyOf(price_monthly, currency)} {words.perMonth}, {moneyOf(price_annual, currency)} {words.perYear}
    </p>
  </div>
);
