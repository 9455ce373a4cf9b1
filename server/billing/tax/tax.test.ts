import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/stripe/shop.ts';

let shop: Shop;
let double: NonNullable<Shop['double']>;
beforeAll(async () => {
  shop = await openShop({ environment: { STRIPE_TAX: 'inclusive' } });
  if (shop.double === null) throw new Error('these tests look into our double');
  double = shop.double;
}, 180_000);
afterAll(() => shop.close());

const details = {
  name: 'Erika Muster GmbH',
  country: 'DE',
  postalCode: '10115',
  city: 'Berlin',
  street: '',
  taxId: '',
};

it('asks for the address, and then the invoice shows name, tax ID and the tax inside the price', async () => {
  const person = await shop.shopper('taxed');
  expect((await person.get('/api/public/facts')).body).toMatchObject({ taxIsIncluded: true });
  expect((await shop.subscribe(person, false)).body).toEqual({ is: 'details' });
  expect(await person.put('/api/billing-details', { ...details, country: 'US', postalCode: 'nowhere' })).toMatchObject({
    status: 400,
    body: { fields: { postalCode: expect.stringMatching(/does not recognize this place/) } },
  });
  expect((await shop.subscribe(person, false)).body).toEqual({ is: 'details' });
  expect(await person.put('/api/billing-details', { ...details, taxId: 'x' })).toMatchObject({
    status: 400,
    body: { fields: { taxId: expect.any(String) } },
  });
  expect((await person.put('/api/billing-details', { ...details, taxId: 'DE123456789' })).status).toBe(200);
  expect((await person.put('/api/billing-details', { ...details, taxId: 'DE987654321' })).status).toBe(200);
  const { body } = await shop.subscribe(person, false);
  expect(body).toMatchObject({ is: 'pay', amount: 1499 });
  expect(await shop.pay(body['clientSecret'], 'pm_card_visa')).toBe('succeeded');
  const [invoice] = [...double.world.tables.invoice.values()];
  expect(invoice).toMatchObject({
    amount_paid: 1499,
    total_taxes: [{ amount: 239, tax_behavior: 'inclusive' }],
    customer_name: 'Erika Muster GmbH',
    customer_address: { country: 'DE', postal_code: '10115', city: 'Berlin' },
    customer_tax_ids: [{ type: 'eu_vat', value: 'DE987654321' }],
  });
  const { rows } = await shop.server.db.$client.query(
    `SELECT (SELECT string_agg(u::text, ' ') FROM users u) || (SELECT string_agg(i::text, ' ') FROM invoices i) AS stored`,
  );
  expect(String(rows[0]?.stored)).not.toMatch(/Muster|10115|987654321/);
});

it('sells nothing at a price that tax would be added to', async () => {
  const { id: product } = await shop.stripe.products.create({ name: 'Premium' });
  const priceOf = async (unit_amount: number, interval: 'month' | 'year') =>
    (await shop.stripe.prices.create({ product, currency: 'usd', unit_amount, recurring: { interval } })).id;
  const [premiumMonthlyPriceId, premiumAnnualPriceId] = [await priceOf(1499, 'month'), await priceOf(14388, 'year')];
  const admin = await shop.server.signedIn('taxkeeper', 'admin');
  const given = { premiumMonthlyPriceId, premiumAnnualPriceId };
  expect((await admin.post('/api/update-stripe-plans', given)).body).toMatchObject({
    code: 'price-unfit',
    fields: { premiumMonthlyPriceId: expect.stringMatching(/does not include tax/) },
  });
  // Prices that were set before the operator switched tax on.
  const set = 'UPDATE plans SET stripe_price_id_monthly = $1 WHERE id = $2';
  await shop.server.db.$client.query(set, [premiumMonthlyPriceId, 'premium']);
  const person = await shop.shopper('untaxed');
  expect(await shop.subscribe(person, false)).toMatchObject({ status: 503, body: { code: 'payments-unavailable' } });
});
