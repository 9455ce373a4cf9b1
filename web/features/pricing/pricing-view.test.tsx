import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultPlans } from '#contract/product/default-plans.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { prerenderedHtml, renderPart } from '../../testing/render-part.tsx';
import { choiceIn, searchOf, type Choice } from './choice.ts';
import { PlanCard } from './plan-card.tsx';
import { PricingView } from './pricing-view.tsx';

const nothing = () => undefined;
const facts = {
  mailIsSetUp: true,
  mailGoesTo: 'recipient',
  isHttps: true,
  tlsBy: 'us',
  minimumTlsVersion: '1.3',
  keysAreApart: true,
  providers: [],
  openIdName: null,
  passkeysArePossible: true,
  createsAccounts: [],
  signUps: 'open',
  keptForDays: 90,
  passwordMinCharacters: 8,
  readersHaveNoNetwork: true,
  filesAreInABucket: false,
  hasLanguageModel: false,
  refusesCommonPasswords: false,
  stripePublishableKey: 'pk_test_x',
};
const logIn = vi.fn<(choice: Choice) => void>();
const page = (
  <PricingView
    choice={choiceIn(new URLSearchParams())}
    session={{ state: 'signed-out', user: null }}
    onChoose={nothing}
    onLogin={logIn}
    onSubscribedToFree={nothing}
    onPaid={nothing}
  />
);
const [, premium] = defaultPlans;
const showCard = (period: 'monthly' | 'annual', current: 'free' | 'premium' | null) =>
  renderPart(<PlanCard plan={premium} period={period} hasPrice current={current} onChoose={nothing} />).container;
const choosePremium = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Premium' });

afterEach(() => vi.unstubAllGlobals());

describe('the pricing page', () => {
  it("shows no Premium price before the server's answer, and cannot be bought from yet", () => {
    fakeServer({ 'GET /api/subscription-plans': [{ body: [] }] });
    const { container } = renderPart(page);
    expect(screen.getByText('Loading the price…')).toBeTruthy();
    expect(container.textContent).not.toMatch(/\$1\d/);
    expect(choosePremium().disabled).toBe(true);
  });

  it('shows the built-in prices if the server has no plans, and asks visitors to log in', async () => {
    fakeServer({ 'GET /api/subscription-plans': [{ body: [] }] });
    renderPart(page);
    await waitFor(() => expect(choosePremium().disabled).toBe(false));
    expect(screen.getByText('$14.99')).toBeTruthy();
    await userEvent.click(choosePremium());
    expect(logIn).toHaveBeenCalledWith({ period: 'monthly', planId: premium.id });
  });

  it('shows the built-in price, labeled as such, without script', () => {
    expect(prerenderedHtml(page)).toMatch(
      /<noscript>.*The list price of Premium is \$14\.99 a month or \$143\.88 a year\..*<\/noscript>/,
    );
  });

  it('shows the amount charged at once next to the monthly price', () => {
    expect(showCard('annual', null).textContent).toMatch(/\$11\.99\s*\/month\s*\$143\.88 billed yearly/);
    expect(showCard('monthly', null).textContent).toMatch(/\$14\.99\s*\/month\s*Billed monthly/);
  });

  it('shows renewal, cancellation and refund terms next to the button', () => {
    expect(showCard('annual', 'free').textContent).toMatch(
      /Choose Premium\s*Renews every year until you cancel\..*two clicks.*within 14 days/,
    );
  });

  it.each([
    [false, 'The price shown is the total. No taxes or fees are added.'],
    [true, 'The price shown is the total. It includes any tax, and your invoice shows how much.'],
  ])('says what is true of tax, by what the server is set up for: %s', async (taxIsIncluded, sentence) => {
    fakeServer({ 'GET /api/public/facts': [{ body: { ...facts, taxIsIncluded } }] });
    renderPart(<PlanCard plan={premium} period="monthly" hasPrice current={null} onChoose={nothing} />);
    expect(screen.getByText('The price shown is the total.')).toBeTruthy();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it("marks the user's current plan, which cannot be bought again", () => {
    const card = within(showCard('annual', 'premium'));
    expect(card.getByText('Current plan')).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });
});

describe('the search parameters of a choice', () => {
  it.each(['billing=monthly', 'billing=annual', 'plan=premium&billing=annual'])('%j round-trips', (text) => {
    expect(new URLSearchParams(searchOf(choiceIn(new URLSearchParams(text)))).toString()).toBe(text);
  });

  it('treats an unknown period as monthly', () => {
    expect(choiceIn(new URLSearchParams('billing=weekly'))).toEqual({ period: 'monthly', planId: null });
  });
});
