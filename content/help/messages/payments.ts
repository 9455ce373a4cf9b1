import type { MessageGroup } from './message-help.ts';

export const payments: MessageGroup = {
  title: 'Payments',
  entries: [
    {
      id: 'message-payment-failed',
      title: 'The payment did not go through',
      messages: [
        'The payment did not go through. Please try another card.',
        'We cannot reach our payment provider right now. Please try again.',
        '… Nothing was charged.',
        'The payment did not go through',
        'The payment was not made',
        'The payment was not confirmed',
        'The payment was not confirmed. Please try again.',
        'The payment was not confirmed with your bank, so nothing was charged.',
        'Our payment provider could not be reached in time, so nothing was charged. Please try again.',
        'Our payment provider did not accept this, so nothing was charged. Please try again later.',
        'Your subscription has ended, so nothing was charged.',
        'Nothing was charged. You can try again from your subscription.',
        'Nothing was charged, and you are on the Free plan. You can try again with another card.',
        'Your card could not be saved. Your previous card stays in use.',
      ],
      answer: [
        'Look at your subscription in your profile before you pay again: it shows whether a payment arrived. Your bank can tell you why a card was declined.',
      ],
    },
    {
      id: 'message-subscription',
      title: 'There is nothing to change or to pay',
      messages: [
        'You already have a subscription. You can change it in your profile.',
        'You have no subscription to change.',
        'There is nothing to pay right now.',
        'The 14-day period for this is over.',
      ],
      answer: ['Your profile shows your plan, what you paid and when it renews.'],
    },
    {
      id: 'message-no-payments',
      title: 'Payments are switched off',
      messages: ['Payment processing is not available in demo mode.'],
      answer: ['This site has no payment provider yet, so nothing can be charged.'],
    },
    {
      id: 'message-payment-open',
      title: 'A payment or a refund is not finished yet',
      messages: [
        'We cannot reach our payment provider right now, so we do not know yet whether this went through. Please check back here in a few minutes before you try again.',
        'A payment for your subscription is being made right now. Please wait a moment and try again.',
        'A plan is being selected for your account in another window right now. Please wait a moment and try again.',
        'We have recorded it. Our payment provider has not confirmed it yet; your money goes back and your subscription ends as soon as it does.',
        'You asked for your money back, so this subscription ends as soon as our payment provider has confirmed the refund. You can subscribe again after that.',
        'Your bank has returned a payment for this subscription to you, so the subscription ends. You can subscribe again after that.',
      ],
      answer: [
        'Wait a few minutes, then reload the page with your subscription: it shows whether the payment went through. Do not pay a second time before that.',
      ],
    },
    {
      id: 'message-overdue',
      title: 'The last payment did not go through',
      messages: [
        'The last payment did not go through. Please check your card.',
        'The last payment did not go through, and Premium has ended. Pay the open invoice, or use another card, to get Premium back.',
        'The last payment did not go through. Premium stays active until …. Please pay the open invoice before then, or use another card. Your bank may want you to confirm the payment.',
        'Your last payment did not go through. Premium stays active for a few days so that you can update your card.',
      ],
      answer: [
        'Open your account settings: there you pay the open invoice, or enter another card. If you no longer want Premium, you can let it end.',
      ],
    },
    {
      id: 'message-payment-form',
      title: 'The payment form does not work',
      messages: [
        'The payment form could not be loaded',
        'It comes from our payment provider, Stripe. A content blocker in your browser or network may have blocked it. Nothing was charged.',
        'An error occurred during payment',
        'Something went wrong processing your payment',
      ],
      answer: [
        'Switch off blockers of scripts for this page, or use another browser or network. Before you pay again, look at your subscription in your profile.',
      ],
    },
    {
      id: 'message-plan-unavailable',
      title: 'The plan cannot be chosen',
      messages: [
        'This plan cannot be bought yet. Please try again later.',
        'This billing period is not available yet. Please try again later.',
        'There is no such plan.',
        'Failed to initialize subscription. Please try again.',
        'Failed to subscribe to free plan. Please try again.',
        'Failed to load subscription plans. Please try again later.',
        'Error loading plans',
        'There was an issue fetching subscription plans. Using default plans.',
        'Could not retrieve subscription details.',
      ],
      answer: [
        'Reload the prices page and try again. If a plan stays unavailable, the operator of this site has not finished setting it up: tell us through the contact page.',
      ],
    },
    {
      id: 'message-billing-details',
      title: 'Your details for invoices are not accepted',
      messages: [
        'Our payment provider does not recognize this place. Please check the postal code.',
        'We cannot put a tax ID of this country on your invoices.',
        'This does not look like a tax ID of your country.',
        'Your details could not be saved. Please try again.',
        'Please enter the name for your invoices.',
        'Please select your country.',
      ],
      answer: [
        'Check that postal code, state and country belong together. A tax ID is for businesses: if you buy for yourself, leave it empty.',
      ],
    },
    {
      id: 'message-refund-used',
      title: 'The refund was used before',
      messages: [
        'You have already used this refund for an earlier subscription. You can cancel, and if the law gives you the right to withdraw from the contract, you can do so below.',
      ],
      answer: ['The Refunds page explains which refunds there are, and where to find each of them.'],
    },
  ],
};
