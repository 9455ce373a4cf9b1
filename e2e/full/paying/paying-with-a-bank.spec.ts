import { expect, test } from '@playwright/test';
import {
  cards,
  choosePremium,
  waitForPaymentForm,
  isPremium,
  listen,
  pay,
  stateOf,
} from '../../support/paying-steps.ts';
import { analyze, enter, golden } from '../../support/steps.ts';

test('3-D Secure: a refusal leaves the user on Free and allows a retry, a confirmation grants Premium', async ({
  page,
}) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await pay(page, cards.asks);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText('Payment Failed')).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ plan: 'free' });
  await pay(page, cards.asks);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await isPremium(page);
});

test("P13: returning from a bank's page removes the secrets from the address", async ({ page }) => {
  const complaints = await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByLabel('Pay on the page of my bank').check();
  await pay(page, cards.works);
  await isPremium(page);
  await expect(page).toHaveURL(/\/payment-success\?subscription_id=[^&]+$/);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('returning from a bank that declined shows the failure and allows a retry', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByLabel('Pay on the page of my bank').check();
  await pay(page, cards.declines);
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await waitForPaymentForm(page);
});

test('P8: an address that fakes a payment makes nobody Premium', async ({ page }) => {
  await listen(page);
  await enter(page);
  await page.goto('/payment-success?payment_intent=pi_made_up');
  await expect(page.getByRole('heading', { name: 'No payment has been started' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
  await page.goto('/dashboard?plan=premium');
  await expect(page.getByText('No payment has been started')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Your subscription' }).getByText('Free', { exact: true }),
  ).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ plan: 'free' });
});

test('after the daily scan, the time of the next one is shown, and the file is kept while the user subscribes', async ({
  page,
}) => {
  await listen(page);
  await enter(page);
  await page.goto('/');
  await analyze(page, 'clean-pdf');
  await page.getByLabel('Resume file (PDF or DOCX)').setInputFiles(`${golden('clean-pdf')}/resume.pdf`);
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByText("You have used today's scan")).toBeVisible();
  await expect(page.getByText(/Your next scan is available on \w+ \d+, 20\d\d at/)).toBeVisible();
  await page.getByRole('link', { name: 'See Premium' }).click();
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await waitForPaymentForm(page);
  await pay(page, cards.works);
  await isPremium(page);
  await page.getByRole('link', { name: 'Check a resume' }).click();
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'ANALYZE' }).click();
  await expect(page.getByRole('heading', { name: 'Resume Analysis Results' })).toBeVisible();
});
