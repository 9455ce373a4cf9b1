/** The behavior of one of the provider's published test cards. */
export type Behaviour =
  | 'pays'
  | 'declines'
  | 'no-funds'
  | 'asks'
  | 'asks-once'
  | 'declines-later'
  | 'is-disputed'
  | 'refunds-slowly'
  | 'refund-fails';

export type TestCard = { number: string; token: string; brand: string; behaviour: Behaviour };

/** https://docs.stripe.com/testing */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa', behaviour: 'pays' },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard', behaviour: 'pays' },
  { number: '4000000000000002', token: 'pm_card_visa_chargeDeclined', brand: 'visa', behaviour: 'declines' },
  {
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    behaviour: 'no-funds',
  },
  { number: '4000002500003155', token: 'pm_card_authenticationRequiredOnSetup', brand: 'visa', behaviour: 'asks-once' },
  { number: '4000002760003184', token: 'pm_card_authenticationRequired', brand: 'visa', behaviour: 'asks' },
  { number: '4000000000003220', token: 'pm_card_threeDSecure2Required', brand: 'visa', behaviour: 'asks' },
  // Can be stored, but every payment with it is declined.
  { number: '4000000000000341', token: 'pm_card_chargeCustomerFail', brand: 'visa', behaviour: 'declines-later' },
  { number: '4000000000000259', token: 'pm_card_createDispute', brand: 'visa', behaviour: 'is-disputed' },
  { number: '4000000000007726', token: 'pm_card_pendingRefund', brand: 'visa', behaviour: 'refunds-slowly' },
  { number: '4000000000005126', token: 'pm_card_refundFail', brand: 'visa', behaviour: 'refund-fails' },
];

export const refusalWords: Partial<Record<Behaviour, { declineCode: string; message: string }>> = {
  declines: { declineCode: 'generic_decline', message: 'Your card was declined.' },
  'declines-later': { declineCode: 'generic_decline', message: 'Your card was declined.' },
  'no-funds': { declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
};
