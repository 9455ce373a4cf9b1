import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { DataPanel } from './data-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const mine = (refundAtDeletion: { amount: number; until: string } | null) => ({
  isConfigured: true,
  plan: 'premium',
  status: 'active',
  pending: null,
  charge: null,
  subscription: {
    id: 's',
    planName: 'Premium',
    billingPeriod: 'monthly',
    amount: 1499,
    currency: 'usd',
    nextBillingDate: '2030-02-01T00:00:00.000Z',
    status: 'active',
    plan: 'premium',
    startedAt: '2030-01-01T00:00:00.000Z',
    currentPeriodEnd: '2030-02-01T00:00:00.000Z',
    cancelAtPeriodEnd: false,
    nextPeriod: null,
    card: null,
    premiumUntil: null,
    refund: null,
    refundAtDeletion,
    withdrawUntil: null,
    ending: null,
  },
});
const open = async (): Promise<void> => {
  renderPart(<DataPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
};
const deleteAll = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse 7');
  await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
  await screen.findAllByText('That password is wrong.');
};
const refusal = { status: 403, body: { code: 'wrong-password', message: 'That password is wrong.', requestId: 'r' } };

it.each([
  ['is not refunded without asking', false],
  ['is refunded when asked for', true],
])('what was paid lately %s when the account is deleted', async (_what, wantsRefund) => {
  const requests = fakeServer({
    'GET /api/subscription': [{ body: mine({ amount: 1499, until: '2030-01-15T12:00:00.000Z' }) }],
    'POST /api/account/delete': [refusal],
  });
  await open();
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Yes, refund $14.99 to my payment method',
  });
  expect(box.checked).toBe(false);
  if (wantsRefund) await userEvent.click(box);
  await deleteAll();
  expect(requests.at(-1)?.body).toEqual({ password: 'correct horse 7', wantsRefund });
});

it('nothing is offered when there is nothing to refund', async () => {
  fakeServer({ 'GET /api/subscription': [{ body: mine(null) }], 'POST /api/account/delete': [refusal] });
  await open();
  await deleteAll();
  expect(screen.queryByRole('checkbox')).toBe(null);
  expect(screen.queryByText(/We could not check/)).toBe(null);
});

it('says so when it is not known whether a refund is possible', async () => {
  fakeServer({ 'GET /api/subscription': [{ body: null }] });
  await open();
  expect(await screen.findByText(/We could not check whether you can get a refund/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete everything' })).toBeTruthy();
});

it('says once, under its field, that the password is wrong', async () => {
  const { message } = refusal.body;
  const body = { ...refusal.body, fields: { password: message } };
  fakeServer({ 'GET /api/subscription': [{ body: mine(null) }], 'POST /api/account/delete': [{ ...refusal, body }] });
  await open();
  await deleteAll();
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
});

it('says above the button what is wrong with a value that has no field', async () => {
  const { message } = refusal.body;
  const body = { ...refusal.body, fields: { wantsRefund: message } };
  fakeServer({ 'GET /api/subscription': [{ body: mine(null) }], 'POST /api/account/delete': [{ ...refusal, body }] });
  await open();
  await deleteAll();
  expect(screen.getByRole('alert').textContent).toBe(message);
});
