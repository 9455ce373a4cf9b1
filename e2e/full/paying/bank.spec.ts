import { expect, type Page, test } from '@playwright/test';
import type { MySubscription } from '#contract/api/my-subscription.ts';
import { askedSubscriber, listen, panel, payYearly, subscriber } from '../../support/paying-steps.ts';
import { paymentAddress } from '../../support/payment-double.ts';

/** The bank of a subscriber: it answers when the journey says so, however long that takes. */
const slowBankOf = async (page: Page): Promise<{ takesItsTime: () => Promise<void>; answers: () => Promise<void> }> => {
  const { subscription } = (await (await page.request.get('/api/subscription')).json()) as MySubscription;
  const tell = async (what: 'hold' | 'release'): Promise<void> => {
    const data = { subscription: subscription?.id ?? '' };
    expect((await page.request.post(`${paymentAddress}/double/${what}`, { data })).status()).toBe(200);
  };
  return { takesItsTime: () => tell('hold'), answers: () => tell('release') };
};

test('a switch whose bank is slow is followed across a reload, and charged once', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  const bank = await slowBankOf(page);
  await bank.takesItsTime();
  await payYearly(page);
  await expect(panel(page).getByText('We are waiting for your bank')).toBeVisible();
  await expect(panel(page).getByText('$14.99 a month')).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('We are waiting for your bank')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Cancel subscription' })).toBeDisabled();
  await bank.answers();
  await expect(page.getByText('Subscription changed', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('$143.88 a year')).toBeVisible();
  await expect(panel(page).getByText('We are waiting for your bank')).toHaveCount(0);
  await panel(page).getByText('Invoices').click();
  await expect(panel(page).getByRole('link', { name: /Open invoice/ })).toHaveCount(2);
  expect(complaints()).toEqual([]);
});

test('a switch that is not confirmed with the bank changes nothing, and says so', async ({ page }) => {
  await listen(page);
  await askedSubscriber(page);
  await payYearly(page);
  await panel(page).getByRole('button', { name: 'Confirm with my bank' }).click();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(panel(page).getByText('The payment was not made')).toBeVisible();
  await expect(panel(page).getByText(/was not confirmed with your bank, so nothing was charged/)).toBeVisible();
  await expect(panel(page).getByText('$14.99 a month')).toBeVisible();

  await payYearly(page);
  await panel(page).getByRole('button', { name: 'Keep paying monthly' }).click();
  await expect(page.getByText('Nothing has changed')).toBeVisible();
  await expect(panel(page).getByText('Your bank wants you to confirm the payment')).toHaveCount(0);
});
