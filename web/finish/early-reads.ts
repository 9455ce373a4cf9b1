import { getCurrentUser } from '#contract/api/accounts.ts';
import { getScanAllowance } from '#contract/api/analyses.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { getMySubscription } from '#contract/api/my-subscription.ts';
import { getPublicFacts } from '#contract/api/public-facts.ts';
import { listResumes } from '#contract/api/resumes.ts';
import type { PageEntry } from '#contract/product/pages.ts';
import { element, type HeadElement, headOf, isElement, withHead } from './html-head.ts';

/** What a page reads from the server first. `:id` in a path is the user's. */
const firstReads: Readonly<Partial<Record<PageEntry['path'], readonly Endpoint[]>>> = {
  '/profile': [getCurrentUser, getPublicFacts, getScanAllowance, listResumes],
  '/dashboard': [getCurrentUser, getMySubscription, listResumes],
  '/admin/dashboard': [getCurrentUser],
  '/admin/inbox': [getCurrentUser],
};

/**
 * Notes in the head of a page of an account what it will read first. `boot.js` asks for that while the scripts of the
 * page are still loading, and `web/data/http/send.ts` uses the answers.
 */
export const withEarlyReads = (html: string, path: string): string => {
  const reads = Object.entries(firstReads).find(([page]) => page === path)?.[1];
  if (reads === undefined) return html;
  const elements = headOf(html);
  const boot = elements.findIndex((one) => isElement(one, 'script', { src: '/boot.js' }));
  const note: HeadElement = element('meta', { name: 'early-reads', content: reads.map((read) => read.path).join(' ') });
  return withHead(html, elements.toSpliced(boot, 0, note));
};
