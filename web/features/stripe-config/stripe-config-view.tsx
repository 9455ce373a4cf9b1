import { listPlans, type Plan } from '#contract/api/billing.ts';
import { moneyOf } from '../../billing/money.ts';
import { AdminPage } from '../../frame/admin-page.tsx';
import { QueryView } from '../../data/query-view.tsx';
import { fresh, useRead } from '../../data/use-read.ts';
import { StripeConfigForm } from './stripe-config-form.tsx';
import { words } from './words.ts';

/** For operators: the provider's prices at which Premium is sold. */
// Prices are refetched, because an operator wants to see the current state.
export const StripeConfigView = () => (
  <AdminPage title={words.title} lead={words.lead}>
    <div className="max-w-2xl rounded-lg border border-line bg-sheet p-5 sm:p-6">
      <QueryView query={useRead(listPlans, {}, fresh)} pending={words.opening} failure={words.unreachable}>
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
      </QueryView>
    </div>
  </AdminPage>
);

const OnSale = ({ plan: { price_monthly, price_annual, currency } }: { plan: Plan }) => (
  <div>
    <h2 className="font-semibold">{words.current}</h2>
    <p className="mt-1 text-ink-soft tabular-nums">
      {moneyOf(price_monthly, currency)} {words.perMonth}, {moneyOf(price_annual, currency)} {words.perYear}
    </p>
  </div>
);
