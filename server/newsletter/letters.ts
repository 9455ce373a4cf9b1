import { limits } from '#contract/product/limits.ts';
import type { Letter } from '../mail/letter.ts';

export type Issue = { subject: string; paragraphs: readonly string[] };

const pageOf = (site: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${site}/newsletter/${page}?token=${token}`;

/** The two ways to unsubscribe: a page, and an address for the button of the email program. */
const unsubscribeLinks = (site: string, token: string): Required<Letter>['leave'] => ({
  page: pageOf(site, 'unsubscribe', token),
  oneClick: `${site}/api/newsletter/unsubscribe/${token}`,
});

export const confirmLetter = (site: string, token: string): Letter => ({
  subject: 'Please confirm your newsletter subscription',
  paragraphs: [
    'Someone, probably you, asked to receive our newsletter at this address. Use this link to confirm:',
    `If this was not you, you can ignore this email: unless you use the link, we will not send you anything, and we will delete your address after ${limits.newsletterLinkDays} days.`,
  ],
  link: { label: 'Yes, send it to me', address: pageOf(site, 'confirm', token) },
});

export const welcomeLetter = (site: string, unsubscribeToken: string): Letter => ({
  subject: 'You are subscribed to our newsletter',
  paragraphs: [
    'Thank you. We will email you when there is a new article, or when a change to the product affects what it tells you about your resume. We will not send you anything else, and we will not tell anyone else about your subscription.',
  ],
  leave: unsubscribeLinks(site, unsubscribeToken),
});

/** An issue, exactly as the operator wrote it. */
export const issueLetter = (site: string, unsubscribeToken: string, { subject, paragraphs }: Issue): Letter => ({
  subject,
  paragraphs,
  leave: unsubscribeLinks(site, unsubscribeToken),
});

/** For someone who subscribes a second time. */
export const alreadyLetter = (site: string, unsubscribeToken: string): Letter => ({
  subject: 'You are already subscribed',
  paragraphs: ['Someone, probably you, asked to receive our newsletter at this address. It is already on the list.'],
  leave: unsubscribeLinks(site, unsubscribeToken),
});
