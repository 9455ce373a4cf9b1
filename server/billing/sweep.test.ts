import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/stripe/shop.ts';
import { differs, straysIn, sweep } from './sweep.ts';

const end = new Date('2026-12-01T00:00:00Z');
const facts = { amountCents: 1499, status: 'active', cancelAtPeriodEnd: false };
const live = (id: string, customer: string, amountCents = 1499) => ({
  ...facts,
  id,
  customer,
  amountCents,
  currentPeriodEnd: end.getTime(),
});
const ours = { ...facts, currentPeriodEnd: end, isCurrent: true };

describe('one page of live subscriptions', () => {
  const known = new Map([
    ['sub_1', ours],
    ['sub_2', ours],
  ]);
  it.each([
    ['ours', [live('sub_1', 'cus_1'), live('sub_2', 'cus_2')], []],
    ['one that we do not know', [live('sub_9', 'cus_9')], ['without-account']],
    ['two of one customer', [live('sub_1', 'cus_1'), live('sub_2', 'cus_1')], ['second-of-customer']],
    ['one at another price', [live('sub_1', 'cus_1', 999)], ['other-amount']],
  ])('%s', (_what, page, found) => {
    expect(straysIn(page, known, new Set()).map(({ is }) => is)).toEqual(found);
  });

  it('knows the customers of the pages before', () => {
    const seen = new Set<string>();
    expect(straysIn([live('sub_1', 'cus_1')], known, seen)).toEqual([]);
    expect(straysIn([live('sub_2', 'cus_1')], known, seen)).toHaveLength(1);
  });
});

it.each([
  ['nothing', {}, false],
  ['another status', { status: 'past_due' }, true],
  ['another end', { currentPeriodEnd: new Date(0) }, true],
  ['a cancellation', { cancelAtPeriodEnd: true }, true],
  ['one that we take for over', { isCurrent: false }, true],
])('%s makes a record differ', (_what, change, isOther) => {
  expect(differs(live('sub_1', 'cus_1'), { ...ours, ...change })).toBe(isOther);
});

describe('the daily sweep', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ environment: { CONTACT_EMAIL: 'desk@parsewell.example' } });
    await shop.newClock();
  }, 180_000);
  afterAll(() => shop.close());

  it('tells the operators of a subscription whose account is gone, and of nobody else', async () => {
    const { services } = shop.server;
    if (services.payments === null) throw new Error('the keys are set');
    await shop.subscriber('here');
    const lost = await shop.subscriber('lost');
    expect(await sweep(services, services.payments)).toEqual({ strays: [], failed: 0 });
    await shop.server.db.$client.query('DELETE FROM users WHERE id = $1', [lost.id]);
    expect(await sweep(services, services.payments)).toMatchObject({
      strays: [{ is: 'customer-without-account' }, { is: 'without-account' }],
    });
    const { rows } = await shop.server.db.$client.query(`SELECT level, message FROM journal WHERE kind LIKE 'sweep-%'`);
    const message = expect.stringMatching(/belongs to no account here/);
    expect(rows).toMatchObject([
      { level: 'error', message },
      { level: 'error', message },
    ]);
    await services.mail.work();
    expect(
      shop.server.shown.filter((mail) => mail.includes('Subject: To look at with the payment provider: 2')),
    ).toHaveLength(1);
  });
});
