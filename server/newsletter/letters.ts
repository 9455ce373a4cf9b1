import { limits } from '#contract/product/limits.ts';
import type { Letter } from '../mail/letter.ts';

export type Issue = { subject: string; paragraphs: readonly string[] };

const pageOf = (site: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${site}/newsletter/${page}?token=${token}`;

/** The two ways out: a page for people, and an address for the button of their mail program. */
const waysOut = (site: string, token: string): Required<Letter>['leave'] => ({
  page: pageOf(site, 'unsubscribe', token),
  oneClick: `${site}/api/newsletter/unsubscribe/${token}`,
});

export const confirmLetter = (site: string, token: string): Letter => ({
  subject: 'Please confirm: our newsletter',
  paragraphs: [
    'Somebody, probably you, asked to get our newsletter at this address. This link confirms it:',
    `If this was not you, you need not do anything: without the link you get no mail from us, and the address is forgotten after ${limits.newsletterLinkDays} days.`,
  ],
  link: { label: 'Yes, send it to me', address: pageOf(site, 'confirm', token) },
});

export const welcomeLetter = (site: string, leaveToken: string): Letter => ({
  subject: 'You are on the list',
  paragraphs: [
    'Thank you. We write when there is a new article or when something in the product changes what your resume is told. Nothing else, and to nobody else about you.',
  ],
  leave: waysOut(site, leaveToken),
});

/** An issue: what the operator wrote, as it stands. */
export const issueLetter = (site: string, leaveToken: string, { subject, paragraphs }: Issue): Letter => ({
  subject,
  paragraphs,
  leave: waysOut(site, leaveToken),
});

/** For somebody who asks a second time. */
export const alreadyLetter = (site: string, leaveToken: string): Letter => ({
  subject: 'You are on the list already',
  paragraphs: ['Somebody, probably you, asked to get our newsletter at this address. It is on the list already.'],
  leave: waysOut(site, leaveToken),
});
