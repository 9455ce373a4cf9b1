import * as billing from '#contract/api/billing.ts';
import * as mySubscription from '#contract/api/my-subscription.ts';
import { type Route, route } from '../http/handler.ts';
import { cancelSubscription, resumeSubscription } from './subscription/cancel-subscription.ts';
import { startCardChange, finishCardChange } from './subscription/change-card.ts';
import { createSubscription } from './subscription/create-subscription.ts';
import { refundSubscription, withdrawFromContract } from './subscription/end-with-refund.ts';
import { getSubscription } from './subscription/get-subscription.ts';
import { listInvoices } from './subscription/list-invoices.ts';
import { listPlans } from './plans/list-plans.ts';
import { receiveStripeWebhook } from './synchronize/receive-stripe-webhook.ts';
import { getMySubscription } from './subscription/get-my-subscription.ts';
import { previewPeriodSwitch, switchBillingPeriod } from './subscription/switch-billing-period.ts';
import { updateStripePlans } from './plans/update-stripe-plans.ts';

export const billingRoutes: readonly Route[] = [
  route(billing.listPlans, listPlans),
  route(billing.createSubscription, createSubscription),
  route(mySubscription.getMySubscription, getMySubscription),
  route(mySubscription.listInvoices, listInvoices),
  route(billing.getSubscription, getSubscription),
  route(mySubscription.cancelSubscription, cancelSubscription),
  route(mySubscription.resumeSubscription, resumeSubscription),
  route(mySubscription.previewPeriodSwitch, previewPeriodSwitch),
  route(mySubscription.switchBillingPeriod, switchBillingPeriod),
  route(mySubscription.startCardChange, startCardChange),
  route(mySubscription.finishCardChange, finishCardChange),
  route(mySubscription.refundSubscription, refundSubscription),
  route(mySubscription.withdrawFromContract, withdrawFromContract),
  route(billing.receiveStripeWebhook, receiveStripeWebhook),
  route(billing.updateStripePlans, updateStripePlans),
];
