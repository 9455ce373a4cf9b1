import { expect, test } from '@playwright/test';
import { choosePremium, waitForPaymentForm, isPremium, listen, pay, cards } from '../../support/paying-steps.ts';
import { enter, logIn, newPerson, register } from '../../support/steps.ts';

test('the plan chosen before registration is selected after the login', async ({ page }) => {
  const complaints = await listen(page);
  const person = newPerson();
  await page.goto('/auth-landing');
  await page.getByRole('tab', { name: 'Annual (20% off)' }).click();
  await page.getByRole('link', { name: 'Start with Premium, annual' }).click();
  await expect(page).toHaveURL(/\/register\?plan=premium&billing=annual$/);
  await register(page, person);
  await logIn(page, person);
  await waitForPaymentForm(page);
  await expect(page.getByRole('button', { name: 'Pay $143.88' })).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('Change Plan and Back lead to the plans, and the same subscription is continued later', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await waitForPaymentForm(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue with payment' }).click();
  await waitForPaymentForm(page);
  await pay(page, cards.works);
  await isPremium(page);
});

test('the free plan is chosen immediately and leads to the dashboard', async ({ page }) => {
  await enter(page);
  await page.goto('/pricing');
  await expect(page.getByText('Current plan')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Free' }).click();
  await expect(page).toHaveURL(/\/dashboard\?plan=free$/);
  await expect(page.getByRole('main').getByText('You are on the Free plan')).toBeVisible();
});
