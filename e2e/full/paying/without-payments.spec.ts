import { expect, test } from '@playwright/test';
import { paymentAddress } from '../../support/payment-double.ts';
import { waitForPaymentForm, listen } from '../../support/paying-steps.ts';
import { playProvider } from '../../support/provider-script.ts';
import { enter } from '../../support/steps.ts';

test('P11: a server without payment keys says so, and the plans stay', async ({ page }) => {
  await enter(page);
  const demo = { is: 'demo', demoMode: true, message: 'Payment processing is not available in demo mode.' };
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: demo }));
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByText(demo.message)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing\?billing=monthly$/);
});

test('an unreachable provider shows its error message, and the plans stay', async ({ page }) => {
  await enter(page);
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'payments-unavailable', message: 'Failed to initialize subscription. Please try again.' },
    }),
  );
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByText('Failed to initialize subscription. Please try again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
});

test('a blocked payment form shows an error, and loads once it is allowed', async ({ page }) => {
  await listen(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await enter(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByText('The payment form could not be loaded')).toBeVisible();
  await page.unroute('https://js.stripe.com/**');
  await playProvider(page, paymentAddress);
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForPaymentForm(page);
});
