import { z } from 'zod';
import { senderEmail, honeypot } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { linkToken } from './reset-password.ts';

/**
 * Subscribes to the newsletter. An address gets one email with a confirmation link and nothing else; if it is not
 * confirmed within `limits.newsletterLinkDays`, it is deleted. The response is the same for an address already on the list.
 */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  access: 'anyone',
  form: 'json',
  input: z.object({ email: senderEmail, website: honeypot }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['no-mail', 'too-many-requests'],
});

/** Called by the page `/newsletter/confirm?token=...`. */
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
 * Removes an address from the list, for the page `/newsletter/unsubscribe?token=...` and for email programs, which send
 * a form of their own (RFC 8058). The link does not expire and works any number of times.
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
