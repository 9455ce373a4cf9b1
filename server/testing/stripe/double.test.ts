import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeDouble, startStripeDouble } from './start-double.ts';
import { apiVersion } from './world.ts';

let double: StripeDouble;
let stripe: Stripe;
beforeAll(async () => {
  double = await startStripeDouble();
  const { hostname: host, port } = new URL(double.address);
  stripe = new Stripe('sk_test_double', { apiVersion, host, port, protocol: 'http', maxNetworkRetries: 0 });
}, 180_000);
afterAll(() => double.close());

const raw = async (method: string, path: string, body = '', headers: Record<string, string> = {}) => {
  const answer = await fetch(`${double.address}/v1/${path}`, {
    method,
    ...(method === 'GET' ? {} : { body }),
    headers: {
      authorization: 'Bearer sk_test_double',
      'stripe-version': apiVersion,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
  const json: unknown = await answer.json();
  return { status: answer.status, error: Object(Object(json)['error']), body: Object(json) };
};

describe('the test double of the payment provider', () => {
  it.each([
    ['a misspelt parameter', 'customers', 'emial=a@example.org'],
    ['a word that is none', 'subscriptions', 'customer=c&items[0][price]=p&payment_behavior=nope'],
    ['a misspelt one deep inside', 'subscriptions', 'customer=c&items[0][prise]=p'],
    ['text for a number', 'prices', 'currency=usd&product=p&unit_amount=lots'],
    ['nobody to charge', 'subscriptions', 'items[0][price]=p'],
  ])("refuses %s, by the package's own types", async (_what, path, body) => {
    expect(await raw('POST', path, body)).toMatchObject({ status: 400, error: { type: 'invalid_request_error' } });
  });

  it('refuses an unknown key and another API version', async () => {
    expect((await raw('GET', 'prices/x', '', { authorization: 'Bearer nobody' })).status).toBe(401);
    expect((await raw('GET', 'prices/x', '', { 'stripe-version': '2019-01-01' })).status).toBe(400);
    expect((await raw('GET', 'prices/x')).status).toBe(404);
    expect((await raw('GET', 'teapots/x')).status).toBe(404);
  });

  it('returns the same response for a repeated idempotency key, and refuses another request with it', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await raw('POST', 'customers', 'email=a@example.org', key);
    const again = await raw('POST', 'customers', 'email=a@example.org', key);
    expect([first.status, again.body['id']]).toEqual([200, first.body['id']]);
    expect(await raw('POST', 'customers', 'email=b@example.org', key)).toMatchObject({
      status: 400,
      error: { type: 'idempotency_error' },
    });
  });

  it('returns expandable fields only when they are requested', async () => {
    const customer = await stripe.customers.create({ email: 'parts@example.org' });
    const product = await stripe.products.create({ name: 'Thing' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 700,
      recurring: { interval: 'month' },
    });
    const params = {
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'default_incomplete',
    } satisfies Stripe.SubscriptionCreateParams;
    const plain = await stripe.subscriptions.create(params);
    expect(plain.latest_invoice).toMatch(/^in_/);
    const rich = await stripe.subscriptions.retrieve(plain.id, { expand: ['latest_invoice.confirmation_secret'] });
    expect(rich.latest_invoice).toMatchObject({
      amount_due: 700,
      confirmation_secret: { client_secret: expect.stringMatching(/^pi_\w+_secret_/) },
    });
    expect(rich.latest_invoice).not.toHaveProperty('payments');
    await expect(stripe.subscriptions.retrieve(plain.id, { expand: ['latest_invoce'] })).rejects.toThrow(
      /cannot be expanded/,
    );
  });

  it('signs its events so that the package accepts them, and no others', async () => {
    const event = double.world.events[0];
    const payload = JSON.stringify(event);
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_a' });
    expect(stripe.webhooks.constructEvent(payload, header, 'whsec_a').id).toBe(event?.id);
    expect(() => stripe.webhooks.constructEvent(payload, header, 'whsec_b')).toThrow(/signature/);
  });
});
