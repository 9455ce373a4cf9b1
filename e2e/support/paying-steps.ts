import { expect, type Locator, type Page } from '@playwright/test';
import { paymentAddress } from './payment-double.ts';
import { playProvider } from './provider-script.ts';
import { enter, listenForRefusals, pricesAreSet, watch } from './steps.ts';

/** Test card numbers of the payment provider. `asks` is a card that requires 3-D Secure. */
export const cards = { works: '4242 4242 4242 4242', declines: '4000 0000 0000 0002', asks: '4000 0000 0000 3220' };

/** Fakes the provider's script; returns a function that lists console errors and policy violations of the page. */
export const listen = async (page: Page): Promise<() => string[]> => {
  await pricesAreSet(page);
  await playProvider(page, paymentAddress);
  const noise = watch(page);
  const refused = await listenForRefusals(page);
  return () => [...noise.filter((line) => !/a request to (js|api)\.stripe\.com/.test(line)), ...refused];
};

export const choosePremium = async (page: Page, billing: 'monthly' | 'annual' = 'monthly'): Promise<void> => {
  await page.goto(`/pricing?billing=${billing}`);
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await waitForPaymentForm(page);
};

export const waitForPaymentForm = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe to Premium' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
};

export const pay = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
};

export const isPremium = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: /Payment Successful!|Subscription Activated!/ })).toBeVisible();
};

/** A Premium subscriber on their settings page. */
export const subscriber = async (page: Page): Promise<void> => {
  await enter(page);
  await choosePremium(page);
  await pay(page, cards.works);
  await isPremium(page);
  await page.goto('/profile?tab=settings');
  await expect(panel(page).getByText('Premium', { exact: true }).first()).toBeVisible();
};

/** The subscription panel of the settings. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Subscription' });

/** The subscription as the server reports it. */
export const stateOf = async (page: Page): Promise<{ plan: string; status: string }> =>
  (await (await page.request.get('/api/subscription')).json()) as { plan: string; status: string };

export const payYearly = async (page: Page): Promise<void> => {
  await panel(page).getByRole('button', { name: 'Pay yearly' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
};

/** A subscriber whose bank wants every payment to be confirmed, on their settings page. */
export const askedSubscriber = async (page: Page): Promise<void> => {
  await enter(page);
  await choosePremium(page);
  await pay(page, cards.asks);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await isPremium(page);
  await page.goto('/profile?tab=settings');
};
