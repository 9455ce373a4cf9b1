import { describe, expect, it } from 'vitest';
import { withoutParams } from '../../session/use-arrival-params.ts';
import { paymentReturnIn, secretParams } from './payment-return.ts';

const search = (text: string) => new URLSearchParams(text);

describe('a return from a payment', () => {
  it.each([
    [
      'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded&subscription_id=s',
      { subscriptionId: 's', intent: { is: 'payment', clientSecret: 'pi_1_secret_2' }, change: null },
    ],
    [
      'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&change=card',
      { subscriptionId: null, intent: { is: 'setup', clientSecret: 'seti_1_secret_2' }, change: 'card' },
    ],
    ['subscription_id=s', { subscriptionId: 's', intent: null, change: null }],
    ['change=payment', { subscriptionId: null, intent: null, change: 'payment' }],
    ['change=other', { subscriptionId: null, intent: null, change: null }],
    ['', { subscriptionId: null, intent: null, change: null }],
  ])('reads %j', (address, back) => {
    expect(paymentReturnIn(search(address))).toEqual(back);
  });

  it('P13: leaves no payment secret in the address', () => {
    const address =
      'payment_intent=pi_1&payment_intent_client_secret=x&setup_intent=seti_1&setup_intent_client_secret=y&redirect_status=succeeded&subscription_id=s&change=card';
    expect(withoutParams(search(address), secretParams).toString()).toBe('subscription_id=s&change=card');
  });
});
