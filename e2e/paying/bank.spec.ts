import { expect, type Page, test } from '@playwright/test';
import { cards, choosePremium, isPremium, listen, panel, pay, subscriber } from '../support/paying-steps.ts';
import { paymentAddress } from '../support/payment-double.ts';
import { enter } from '../support/steps.ts';

const payYearly = async (page: Page): Promise<void> => {
  await panel(page).getByRole('button', { name: 'Pay yearly' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
};

/** A subscriber whose bank wants every payment to be confirmed, on their settings page. */
const askedSubscriber = async (page: Page): Promise<void> => {
  await enter(page);
  await choosePremium(page);
  await pay(page, cards.asks);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await isPremium(page);
  await page.goto('/profile?tab=settings');
};

test('a switch whose bank is slow is followed across a reload, and charged once', async ({ page }) => {
  const complaints = await listen(page);
  await subscriber(page);
  await page.request.post(`${paymentAddress}/double/slow`, { data: { on: 'subscriptions.update', ms: 8_000 } });
  await payYearly(page);
  await expect(panel(page).getByText('We are waiting for your bank')).toBeVisible();
  await expect(panel(page).getByText('$14.99 a month')).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('We are waiting for your bank')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Cancel subscription' })).toBeDisabled();
  await expect(page.getByText('Subscription changed', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('$143.88 a year')).toBeVisible();
  await expect(panel(page).getByText('We are waiting for your bank')).toHaveCount(0);
  await panel(page).getByText('Invoices').click();
  await expect(panel(page).getByRole('link', { name: /Open invoice/ })).toHaveCount(2);
  expect(complaints()).toEqual([]);
});

test('a switch that the bank wants to be confirmed is confirmed from the keyboard, also after a reload', async ({
  page,
}) => {
  const complaints = await listen(page);
  await askedSubscriber(page);
  await payYearly(page);
  await expect(panel(page).getByText('Your bank wants you to confirm the payment')).toBeVisible();
  await page.reload();
  await expect(panel(page).getByText('$14.99 a month')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Confirm with my bank' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Payment made')).toBeVisible();
  await expect(panel(page).getByText('$143.88 a year')).toBeVisible();
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
