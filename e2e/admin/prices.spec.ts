import { expect, test } from '@playwright/test';
import { operator } from '../support/operator.ts';
import { prices } from '../support/payment-double.ts';
import { logIn, pricesAreSet } from '../support/steps.ts';

test('P12: an operator is told why a price does not fit, and nothing changes', async ({ page }) => {
  await pricesAreSet(page);
  await page.goto('/admin/stripe-config');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Update Stripe Price IDs' })).toBeVisible();
  const [monthly, annual] = [
    page.getByRole('textbox', { name: 'Monthly Price ID' }),
    page.getByRole('textbox', { name: 'Annual Price ID' }),
  ];
  await expect(monthly).toHaveValue(prices.monthly);
  await annual.fill('');
  await page.getByRole('button', { name: 'Update Price IDs' }).click();
  await expect(page.getByText('Missing Price IDs')).toBeVisible();
  await annual.fill(prices.monthly);
  await page.getByRole('button', { name: 'Update Price IDs' }).click();
  await expect(page.getByText('Failed to update Stripe price IDs.').first()).toBeVisible();
  await expect(page.getByText(/The annual price is charged every 1 month, not every year/).first()).toBeVisible();
  const plans: unknown = await (await page.request.get('/api/subscription-plans')).json();
  expect(plans).toContainEqual(expect.objectContaining({ stripe_price_id_annual: prices.annual }));
  await annual.fill(prices.annual);
  await page.getByRole('button', { name: 'Update Price IDs' }).click();
  await expect(page.getByText('Stripe price IDs updated successfully')).toBeVisible();
});
