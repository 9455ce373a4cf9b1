import * as newsletter from '#contract/api/newsletter.ts';
import { typedEmail } from '../http/guards.ts';
import { type Route, serve } from '../http/serve.ts';
import { confirmNewsletterSubscription } from './confirm-subscription.ts';
import { subscribeToNewsletter } from './subscribe.ts';
import { unsubscribeFromNewsletter } from './unsubscribe.ts';

/** The endpoints of the newsletter, with their guards. */
export const newsletterRoutes: readonly Route[] = [
  serve(
    newsletter.subscribeToNewsletter,
    { needs: 'mail', limit: ['letter-network', { name: 'letter-address', key: typedEmail }] },
    subscribeToNewsletter,
  ),
  serve(newsletter.confirmNewsletterSubscription, { limit: 'link' }, confirmNewsletterSubscription),
  serve(
    newsletter.unsubscribeFromNewsletter,
    {
      limit: {
        none: 'An email provider may unsubscribe thousands of its users from one network, and the token cannot be guessed.',
      },
    },
    unsubscribeFromNewsletter,
  ),
];
