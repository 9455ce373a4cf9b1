import { expect, type Page, test } from '@playwright/test';
import { operator } from '../../support/operator.ts';
import { cards, isPremium, panel, pay, waitForPaymentForm } from '../../support/paying-steps.ts';
import { playProvider } from '../../support/provider-script.ts';
import { enter, logIn, watch } from '../../support/steps.ts';
import { startTaxedProduct, taxed } from '../../support/taxed-product.ts';

test.use({ baseURL: taxed.address });

let stop = async (): Promise<void> => undefined;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stop = await startTaxedProduct();
});
test.afterAll(() => stop());

const headers = { authorization: 'Bearer sk_test_journeys', 'stripe-version': '2026-10-28.endive' };

/** Prices that the operator made at the provider without saying that they include tax. */
const priceWithoutTax = async (page: Page): Promise<string> => {
  const ask = async (path: string, form: Record<string, string>): Promise<string> => {
    const answer = await page.request.post(`${taxed.provider}/v1/${path}`, { headers, form });
    return ((await answer.json()) as { id: string }).id;
  };
  const product = await ask('products', { name: 'Premium' });
  return ask('prices', { product, currency: 'usd', unit_amount: '1499', 'recurring[interval]': 'month' });
};

type Invoice = {
  status: string;
  amount_paid: number;
  total_taxes: { amount: number; tax_behavior: string }[];
  customer_name: string;
  customer_address: { country: string; postal_code: string };
  customer_tax_ids: { type: string; value: string }[];
};

test('with tax switched on, the operator names prices that include it, and the invoice of a buyer shows it', async ({
  page,
}) => {
  test.slow();
  const noise = watch(page);
  await playProvider(page, taxed.provider);

  // The operator: prices to which tax would be added are refused.
  await page.goto('/admin/stripe-config');
  await logIn(page, operator);
  const monthly = page.getByRole('textbox', { name: 'Monthly Price ID' });
  await monthly.fill(await priceWithoutTax(page));
  await page.getByRole('textbox', { name: 'Annual Price ID' }).fill(taxed.prices.annual);
  await page.getByRole('button', { name: 'Update Price IDs' }).click();
  await expect(page.getByText(/does not include tax/).first()).toBeVisible();
  await monthly.fill(taxed.prices.monthly);
  await page.getByRole('button', { name: 'Update Price IDs' }).click();
  await expect(page.getByText('Stripe price IDs updated successfully')).toBeVisible();
  await page.request.post('/api/logout');

  // A buyer: the same price everywhere, with the tax in it.
  await enter(page);
  await page.goto('/pricing?billing=monthly');
  await page.mouse.move(10, 10);
  const terms = 'The price shown is the total. It includes any tax, and your invoice shows how much.';
  await expect(page.getByText(terms)).toBeVisible();
  await expect(page.getByText('No taxes or fees are added.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  const details = page.getByRole('region', { name: 'Your invoice' });
  await details.getByLabel('Name or company').fill('Erika Muster GmbH');
  await details.getByLabel('Country').selectOption('United States');
  await details.getByLabel('Postal code').fill('nowhere');
  await details.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(details.getByText(/does not recognize this place/).first()).toBeVisible();
  await details.getByLabel('Country').selectOption('Germany');
  await details.getByLabel('Postal code').fill('10115');
  await details.getByLabel('Tax ID (optional, for businesses)').fill('DE123456789');
  await details.getByRole('button', { name: 'Continue to payment' }).click();
  await waitForPaymentForm(page);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Due today$14.99');
  await pay(page, cards.works);
  await isPremium(page);

  // The invoice: what was paid is the price of the page, and how much of it is tax is on it.
  await page.goto('/profile?tab=settings');
  await expect(panel(page).getByText('$14.99 a month')).toBeVisible();
  await panel(page).getByText('Invoices').click();
  await expect(panel(page).getByRole('link', { name: /Open invoice/ })).toHaveCount(1);
  const list = await page.request.get(`${taxed.provider}/v1/invoices`, { headers });
  const { data } = (await list.json()) as { data: Invoice[] };
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    status: 'paid',
    amount_paid: 1499,
    total_taxes: [{ amount: 239, tax_behavior: 'inclusive' }],
    customer_name: 'Erika Muster GmbH',
    customer_address: { country: 'DE', postal_code: '10115' },
    customer_tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],
  });
  // The refused place and the refused price, and nothing else.
  expect(noise.filter((line) => !/status of 4(00|22)|a request to (js|api)\.stripe\.com/.test(line))).toEqual([]);
});
