import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BillingPeriod } from '#contract/api/billing.ts';
import { ListPrice } from '../../billing/list-price.tsx';
import { moneyOf, perMonthOf, savingPercentOf } from '../../billing/money.ts';
import { usePlans, type ShownPlan } from '../../billing/use-plans.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Intro, Section, Sheet } from '../../ui/intro.tsx';
import { Segments } from '../../ui/tabs/segments.tsx';
import { words } from './words.ts';

/** The benefits of an account, and how to get one: free, or with Premium selected in advance. */
export const AuthLandingView = () => {
  const isIn = useSession().state === 'signed-in';
  return (
    <Sheet>
      <Intro title={words.title} lead={words.lead}>
        <div className="mt-8 flex flex-wrap gap-3">
          {ways[isIn ? 'in' : 'out'].map(({ to, label }, index) => (
            <ButtonLink
              key={to}
              to={to}
              size="large"
              {...(index === 0 ? {} : { tone: 'quiet' })}
              {...(to === '/register' && onlyOpen)}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
        {!isIn && (
          <>
            <p data-sign-ups-are="invited" className="mt-4 text-ink-soft">
              {words.invited}
            </p>
            <p data-sign-ups-are="closed" className="mt-4 text-ink-soft">
              {words.closed}
            </p>
          </>
        )}
      </Intro>
      <Section id="benefits" title={words.benefits.title}>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {words.benefits.all.map(({ title, text }) => (
            <li key={title} className="rounded-lg border border-line bg-sheet p-5">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="premium" title={words.plans.title}>
        <PremiumOffer addresses={addresses[isIn ? 'in' : 'out']} />
      </Section>
    </Sheet>
  );
};

/** Hides a link to the registration where the operator takes no new accounts, or only by invitation. */
const onlyOpen = { 'data-sign-ups-are': 'open' };

/** Users with an account do not need another one. */
const ways = {
  out: [
    { to: '/register', label: words.start },
    { to: '/login', label: words.login },
  ],
  in: [
    { to: '/#resume-upload', label: words.check },
    { to: '/profile', label: words.profile },
  ],
} as const;

type Addresses = Record<BillingPeriod, string>;

const addresses: Record<'in' | 'out', Addresses> = {
  out: { monthly: '/register?plan=premium', annual: '/register?plan=premium&billing=annual' },
  in: { monthly: '/pricing', annual: '/pricing?billing=annual' },
};

const PremiumOffer = ({ addresses: to }: { addresses: Addresses }) => {
  const { plans, are } = usePlans();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const premium = plans.find(({ kind }) => kind === 'premium');
  if (premium === undefined) return null;
  const hasPrice = are !== 'loading';
  const saving = hasPrice ? savingPercentOf(premium) : 0;
  const { monthly, annual, off } = words.plans;
  return (
    <div className="mt-6 grid max-w-xl gap-5 rounded-lg border-2 border-accent bg-sheet p-5 sm:p-7">
      <ListPrice />
      <Segments
        label={words.plans.tabs}
        chosen={period}
        onChoose={(id) => setPeriod(id === 'annual' ? 'annual' : 'monthly')}
        tabs={[
          {
            id: 'monthly',
            label: monthly,
            panel: <Offer premium={premium} period="monthly" hasPrice={hasPrice} to={to.monthly} />,
          },
          {
            id: 'annual',
            label: saving > 0 ? `${annual} ${off(saving)}` : annual,
            panel: <Offer premium={premium} period="annual" hasPrice={hasPrice} to={to.annual} />,
          },
        ]}
      />
    </div>
  );
};

const Offer = ({
  premium,
  period,
  hasPrice,
  to,
}: {
  premium: ShownPlan;
  period: BillingPeriod;
  hasPrice: boolean;
  to: string;
}) => {
  const { price_monthly, price_annual, currency, features } = premium;
  const perMonth = period === 'annual' ? perMonthOf(premium) : price_monthly;
  const billed =
    period === 'annual' ? words.plans.billedAnnually(moneyOf(price_annual, currency)) : words.plans.billedMonthly;
  return (
    <div className="grid gap-5 pt-5">
      {/* Without JavaScript it would wait for ever. */}
      <p className={hasPrice ? undefined : 'unscripted:hidden'}>
        <span className="font-serif text-4xl font-semibold tabular-nums">
          {hasPrice ? moneyOf(perMonth, currency) : '…'}
        </span>
        <span className="text-ink-soft">{words.plans.perMonth}</span>
        <span className="mt-1 block text-ink-soft tabular-nums">{hasPrice ? billed : words.plans.loadingPrice}</span>
      </p>
      <ul className="grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink to={to} size="large" {...(to.startsWith('/register') && onlyOpen)}>
        {words.plans.start[period]}
      </ButtonLink>
      <Link to="/pricing" className="prose-link inline-flex min-h-6 items-center justify-self-start">
        {words.plans.all}
      </Link>
    </div>
  );
};
