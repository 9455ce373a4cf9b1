import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPlans } from '#contract/product/default-plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the plans', () => {
  it('of a new database are the built-in ones, Free first', async () => {
    const { body } = await server.visitor().get('/api/subscription-plans');
    expect(body['list']).toEqual(
      defaultPlans.map((plan) => ({
        ...plan,
        stripe_price_id_monthly: null,
        stripe_price_id_annual: null,
        is_active: true,
        created_at: expect.stringMatching(/Z$/),
      })),
    );
  });

  it("cost a fifth less annually, as 'Save 20%' claims", () => {
    const premium = defaultPlans[1];
    expect(premium.price_annual).toBe(Math.round((premium.price_monthly * 12 * 80) / 100 / 12) * 12);
  });

  it('that are inactive cannot be chosen', async () => {
    await server.db.$client.query(
      `INSERT INTO plans SELECT 'old', kind, name, description, 1, 2, currency, NULL, NULL, features, false, now() FROM plans WHERE id = 'premium'`,
    );
    const { body } = await server.visitor().get('/api/subscription-plans');
    expect(JSON.stringify(body)).not.toContain('"old"');
    const person = await server.signedIn('late');
    expect(await person.post('/api/create-subscription', { planId: 'old', isAnnual: false })).toMatchObject({
      status: 400,
      body: { code: 'bad-input' },
    });
  });
});

describe('subscribing without payment keys', () => {
  it('P11: reports the demo mode, and grants no Premium', async () => {
    const person = await server.signedIn('demo');
    const { status, body } = await person.post('/api/create-subscription', {
      planId: 'premium',
      isAnnual: true,
      userId: person.id,
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: { is: 'demo', demoMode: true, message: 'Payment processing is not available in demo mode.' },
    });
    expect((await person.get('/api/me')).body).toMatchObject({ plan: 'free', subscriptionStatus: 'none' });
    expect((await person.get('/api/subscription')).body).toEqual({
      isConfigured: false,
      plan: 'free',
      status: 'none',
      subscription: null,
      pending: null,
      charge: null,
    });
  });

  it("P7: to the free plan works immediately and never sets the status 'active'", async () => {
    const person = await server.signedIn('thrifty');
    const { body } = await person.post('/api/create-subscription', { planId: 'free', isAnnual: false });
    expect(body).toEqual({ is: 'subscribed', plan: 'free' });
    expect((await person.get('/api/me')).body).toMatchObject({ plan: 'free', subscriptionStatus: 'none' });
  });

  it('P2: refuses an unknown plan', async () => {
    const person = await server.signedIn('inventive');
    const { status, body } = await person.post('/api/create-subscription', { planId: 'gratis', isAnnual: false });
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'bad-input' });
  });

  it("A6: refuses another user's id, and identifies the user by the session", async () => {
    const [person, other] = [await server.signedIn('asker'), await server.signedIn('bystander')];
    const ask = (userId: string) =>
      person.post('/api/create-subscription', { planId: 'free', isAnnual: false, userId });
    expect(await ask(other.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await ask(person.id)).status).toBe(200);
  });
});
