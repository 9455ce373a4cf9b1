import * as newsletter from '#contract/api/newsletter.ts';
import { type Route, route } from '../http/handler.ts';
import { confirmNewsletterSubscription } from './confirm-subscription.ts';
import { subscribeToNewsletter } from './subscribe.ts';
import { unsubscribeFromNewsletter } from './unsubscribe.ts';

export const newsletterRoutes: readonly Route[] = [
  route(newsletter.subscribeToNewsletter, subscribeToNewsletter),
  route(newsletter.confirmNewsletterSubscription, confirmNewsletterSubscription),
  route(newsletter.unsubscribeFromNewsletter, unsubscribeFromNewsletter),
];
