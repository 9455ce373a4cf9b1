import { expect, test } from '@playwright/test';
import { cards, choosePremium, waitForPaymentForm, isPremium, listen, pay, stateOf } from '../support/paying-steps.ts';
import { enter, logIn, newPerson } from '../support/steps.ts';

test('W2: a visitor goes from the main page to the prices, logs in on the way, and pays for a year', async ({
  page,
}) => {
  const complaints = await listen(page);
  const fromProvider: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stripe.com')) fromProvider.push(request.url());
  });
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('radio', { name: /Annual/ }).click();
  await expect(page.getByText('$11.99')).toBeVisible();
  await expect(page.getByText('$143.88 billed yearly')).toBeVisible();
  await expect(page.getByText('Save 20%')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page.getByText('Please log in to subscribe to a plan.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?plan=premium&billing=annual$/);
  // Neither the pricing page nor the login loads anything from the provider; only the payment form does.
  expect(fromProvider).toEqual([]);
  await logIn(page, person);
  await waitForPaymentForm(page);
  expect(fromProvider.some((url) => url.startsWith('https://js.stripe.com/'))).toBe(true);
  await expect(page).toHaveURL(/\/pricing\?plan=premium&billing=annual$/);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Due today$143.88');
  await pay(page, cards.works);
  await isPremium(page);
  await expect(page.getByText('$143.88 a year')).toBeVisible();
  expect(await stateOf(page)).toMatchObject({ plan: 'premium', status: 'active' });
  expect(complaints()).toEqual([]);
});

test('a declined card is reported at the form, which is kept; another card then works', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByRole('button', { name: 'Pay $14.99' }).click();
  await expect(page.getByRole('form', { name: 'Payment' }).getByText('Your card number is incomplete.')).toBeVisible();
  await pay(page, cards.declines);
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Payment' }).getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue(cards.declines);
  expect(await stateOf(page)).toMatchObject({ plan: 'free' });
  await pay(page, cards.works);
  await isPremium(page);
});

test('P9: two clicks on the button make one payment', async ({ page }) => {
  await listen(page);
  await enter(page);
  await choosePremium(page);
  await page.getByLabel('Card number').fill(cards.works);
  await page.getByRole('button', { name: 'Pay $14.99' }).dblclick();
  await isPremium(page);
  const { invoices } = (await (await page.request.get('/api/subscription/invoices')).json()) as { invoices: object[] };
  expect(invoices).toHaveLength(1);
});
