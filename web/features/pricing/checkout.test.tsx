import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultPlans } from '#contract/product/default-plans.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import Checkout from './checkout.tsx';
import { PricingQuestions } from './pricing-questions.tsx';

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const facts = {
  mailIsSetUp: false,
  mailGoesTo: 'nowhere',
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
  stripePublishableKey: null,
  taxIsIncluded: true,
};
const buyer = {
  id: 'u',
  username: 'erika',
  email: 'erika@example.org',
  role: 'user',
  subscriptionStatus: 'none',
  plan: 'free',
  createdAt: '2029-01-01T00:00:00.000Z',
  lastLogin: null,
} as const;
const pay = {
  is: 'pay',
  intent: 'payment',
  clientSecret: 'pi_1_secret_1',
  subscriptionId: 's',
  billingPeriod: 'annual',
  amount: 14388,
  currency: 'usd',
};

it('asks for name, address and tax ID where tax is set up, and then goes on to the payment', async () => {
  const requests = fakeServer({
    'POST /api/create-subscription': [{ body: { is: 'details' } }, { body: pay }],
    'PUT /api/billing-details': [
      {
        status: 400,
        body: { code: 'bad-input', message: 'Not a tax ID.', requestId: 'r', fields: { taxId: 'Not a tax ID.' } },
      },
      { body: { ok: true } },
    ],
    'GET /api/public/facts': [{ body: facts }],
  });
  const [, plan] = defaultPlans;
  renderPart(
    <Checkout
      buyer={buyer}
      plan={plan}
      period="annual"
      onBack={nothing}
      onSubscribedToFree={nothing}
      onPaid={nothing}
    />,
  );
  await userEvent.type(await screen.findByLabelText('Name or company'), 'Erika Muster GmbH');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
  await userEvent.type(screen.getByLabelText('Postal code'), '10115');
  await userEvent.type(screen.getByLabelText(/^Tax ID/), 'DE1');
  const button = screen.getByRole('button', { name: 'Continue to payment' });
  await userEvent.click(button);
  expect((await screen.findAllByText('Not a tax ID.')).length).toBeGreaterThan(0);
  await userEvent.click(button);
  expect(await screen.findByText(/It includes any tax, and your invoice shows how much/)).toBeTruthy();
  const sent = requests.filter(({ path }) => path === '/api/billing-details').map(({ body }) => body);
  const details = { name: 'Erika Muster GmbH', country: 'DE', postalCode: '10115', taxId: 'DE1' };
  expect(sent).toEqual([expect.objectContaining(details), expect.objectContaining(details)]);
  // This server cannot send email.
  expect(screen.queryByText(/email/)).toBe(null);
});

it.each([
  [true, /We will let you know by email/, /an acknowledgment by email/],
  [false, /^Premium will stay active for 7 days/, /You will get your money back/],
])('promises emails only where they can be sent: %s', async (mailIsSetUp, ...sentences) => {
  fakeServer({ 'GET /api/public/facts': [{ body: { ...facts, mailIsSetUp } }] });
  renderPart(<PricingQuestions />);
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryAllByText(/by email/)).toHaveLength(mailIsSetUp ? 2 : 0);
});
