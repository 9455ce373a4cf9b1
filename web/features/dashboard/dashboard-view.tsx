import type { ReactNode } from 'react';
import type { User } from '#contract/api/accounts.ts';
import { useMySubscription } from '../../billing/my-subscription.ts';
import { QueryView } from '../../data/query-view.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { isWaitingFor } from '../../data/read-cache.ts';
import { alertOf } from './alert-of.ts';
import { DashboardWaiting } from './dashboard-waiting.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { words } from './words.ts';

/** The user's overview. `children` are the parts that the page adds from other features. */
export const DashboardView = ({
  user,
  askedPlan,
  isWaiting,
  children,
}: {
  user: User;
  askedPlan: string | null;
  /** While what the children show is read. */
  isWaiting: boolean;
  children?: ReactNode;
}) => {
  const mine = useMySubscription();
  // What stands above everything else comes with it.
  if (isWaiting || isWaitingFor(mine)) return <DashboardWaiting />;
  const alert = mine.data === undefined ? null : alertOf(askedPlan, mine.data);
  return (
    <div className="mx-auto min-h-dvh max-w-5xl px-4 py-8 sm:py-12">
      <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{words.title}</h1>
      <p className="mt-1 text-ink-soft wrap-anywhere">{words.lead(user.username)}</p>
      {alert !== null && (
        <div aria-live="polite" className="mt-6">
          <Note tone="info">
            <p className="font-semibold">{words.alerts[alert].title}</p>
            <p>{words.alerts[alert].text}</p>
          </Note>
        </div>
      )}
      {children}
      <div className="mt-10 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="subscription" className="rounded-lg border border-line bg-sheet p-5 sm:p-6">
          <h2 id="subscription" className="mb-4 font-serif text-xl font-semibold">
            {words.subscription.title}
          </h2>
          <QueryView query={mine} pending={words.subscription.waiting} failure={words.subscription.failed}>
            {(data) => <SubscriptionCard mine={data} />}
          </QueryView>
        </section>
        <nav aria-labelledby="go-on" className="rounded-lg border border-line bg-sheet p-5 sm:p-6">
          <h2 id="go-on" className="mb-4 font-serif text-xl font-semibold">
            {words.links.title}
          </h2>
          <ul className="grid gap-2">
            {words.links.all.map(({ to, label }) => (
              <li key={to}>
                <ButtonLink to={to} tone="quiet" className="w-full">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
};
