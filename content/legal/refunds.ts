import type { LegalText } from './legal-text.ts';
import { withdrawal } from './withdrawal.ts';

/** Where a member finds the buttons that cancel, refund and withdraw. */
export const refunds: LegalText = {
  title: 'Refunds and Cancellation',
  lastUpdated: '2026-11-26',
  introduction: 'You cancel, get a refund or withdraw yourself, in your profile. This page says where the buttons are.',
  sections: [
    {
      id: 'where',
      title: 'Where the Buttons Are',
      body: ['Sign in, open your profile, and choose Account Settings. The Subscription section has the buttons.'],
    },
    {
      id: 'refund',
      title: 'Get a Refund',
      body: [
        'You can get your money back within 14 days of a payment, once per account. You do not have to give a reason.',
        [
          'In your profile, under Account Settings, press Get a refund.',
          'Check the amount, and confirm.',
          'Premium ends immediately, and the money goes back to the card or account that you paid with.',
        ],
        'It can take your bank five to ten business days to show a refund.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cancel',
      body: [
        'Press Cancel subscription. Premium lasts until the end of the paid period, you are not charged again, and you can resume until then.',
      ],
    },
    { id: 'withdraw', title: 'Withdraw From the Contract', body: withdrawal },
    {
      id: 'no-button',
      title: 'If There Is No Button',
      body: [
        'The Get a refund button is there only while there is a payment to refund. If you think that it should be there, write to us through the contact page.',
      ],
    },
  ],
};
