import * as billing from '#contract/api/billing.ts';
import * as billingDetails from '#contract/api/billing-details.ts';
import * as mySubscription from '#contract/api/my-subscription.ts';
import { noLimit } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { cancelSubscription, resumeSubscription } from './subscription/cancel-subscription.ts';
import { startCardChange, finishCardChange } from './subscription/change-card.ts';
import { finishConfirmation, startConfirmation } from './subscription/confirm-payment.ts';
import { createSubscription, findChosenPlan } from './subscription/create-subscription.ts';
import {
  findRefundable,
  findWithdrawable,
  refundSubscription,
  withdrawFromContract,
} from './subscription/end-with-refund.ts';
import { findOwnSubscription, getSubscription, shouldAskProvider } from './subscription/get-subscription.ts';
import { listInvoices } from './subscription/list-invoices.ts';
import { findOwnInvoice, openInvoice } from './subscription/open-invoice.ts';
import { listPlans } from './plans/list-plans.ts';
import { receiveStripeWebhook } from './synchronize/receive-stripe-webhook.ts';
import { getMySubscription } from './subscription/get-my-subscription.ts';
import { previewPeriodSwitch, switchBillingPeriod } from './subscription/switch-billing-period.ts';
import { saveBillingDetails } from './tax/save-billing-details.ts';
import { updateStripePlans } from './plans/update-stripe-plans.ts';

/** The endpoints of plans, subscriptions and payments, with their guards. */
export const billingRoutes: readonly Route[] = [
  serve(billing.listPlans, { limit: noLimit.smallAnswer }, listPlans),
  serve(
    billing.createSubscription,
    {
      load: findChosenPlan,
      when: ({ loaded, services }) => loaded.kind !== 'free' && services.payments !== null,
      limit: 'billing',
    },
    createSubscription,
  ),
  serve(billingDetails.saveBillingDetails, { limit: 'billing' }, saveBillingDetails),
  serve(mySubscription.getMySubscription, { limit: noLimit.ownRows }, getMySubscription),
  serve(mySubscription.listInvoices, { limit: noLimit.ownRows }, listInvoices),
  serve(mySubscription.openInvoice, { load: findOwnInvoice, limit: 'billing' }, openInvoice),
  serve(
    billing.getSubscription,
    {
      load: findOwnSubscription,
      limit: noLimit.ownRows,
      budget: {
        name: 'billing-poll',
        key: ({ loaded, services }) => (shouldAskProvider(loaded, services) ? loaded.userId : null),
      },
    },
    getSubscription,
  ),
  serve(mySubscription.cancelSubscription, { limit: 'billing' }, cancelSubscription),
  serve(mySubscription.resumeSubscription, { limit: 'billing' }, resumeSubscription),
  serve(mySubscription.previewPeriodSwitch, { limit: 'billing' }, previewPeriodSwitch),
  serve(mySubscription.switchBillingPeriod, { limit: 'billing' }, switchBillingPeriod),
  serve(mySubscription.startCardChange, { limit: 'billing' }, startCardChange),
  serve(mySubscription.finishCardChange, { limit: 'billing' }, finishCardChange),
  serve(mySubscription.startConfirmation, { limit: 'billing' }, startConfirmation),
  serve(mySubscription.finishConfirmation, { limit: 'billing' }, finishConfirmation),
  serve(mySubscription.refundSubscription, { load: findRefundable, limit: 'billing' }, refundSubscription),
  serve(mySubscription.withdrawFromContract, { load: findWithdrawable, limit: 'billing' }, withdrawFromContract),
  serve(
    billing.receiveStripeWebhook,
    {
      limit: {
        none: 'The payment provider sends as many events as there are; anything without its signature is refused.',
      },
    },
    receiveStripeWebhook,
  ),
  serve(billing.updateStripePlans, { limit: noLimit.operators }, updateStripePlans),
];
