import { z } from 'zod';
import { senderEmail, trap } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { linkToken } from './reset-password.ts';

/**
 * Asks for the newsletter. Nothing is sent to an address but one mail with the link that confirms it; whoever does not
 * confirm within `limits.newsletterLinkDays` is forgotten. The answer is the same for an address that is on the list already.
 */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  access: 'anyone',
  form: 'json',
  input: z.object({ email: senderEmail, website: trap }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['no-mail', 'too-many-requests'],
});

/** What the page `/newsletter/confirm?token=...` calls. */
export const confirmNewsletterSubscription = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'anyone',
  form: 'json',
  input: z.object({ token: linkToken }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['link-expired', 'too-many-requests'],
});

/**
 * Takes an address off the list, for the page `/newsletter/unsubscribe?token=...` and for mail programs, which send a
 * form of their own here (RFC 8058). The link works for as long as there are mails with it, and any number of times.
 */
export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/:token',
  access: 'anyone',
  form: 'one-click',
  input: z.object({ token: linkToken }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['link-expired'],
});
