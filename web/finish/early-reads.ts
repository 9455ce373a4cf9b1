import { getCurrentUser } from '#contract/api/accounts.ts';
import { getAnalysis, getScanAllowance } from '#contract/api/analyses.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { getMySubscription } from '#contract/api/my-subscription.ts';
import { getPublicFacts } from '#contract/api/public-facts.ts';
import { listResumes } from '#contract/api/resumes.ts';
import { pageAt, type PageEntry } from '#contract/product/pages.ts';
import { element, type HeadElement, headOf, isElement, withHead } from './html-head.ts';

/** The path of an endpoint for the user who is remembered, or for the last part of the page's address. */
const ofUser = ({ path }: Endpoint): string => path.replace(':id', '{user}');
const ofPage = ({ path }: Endpoint): string => path.replace(':id', '{page}');

/** What a page reads from the server first. */
const firstReads: Readonly<Partial<Record<PageEntry['path'], readonly string[]>>> = {
  '/profile': [getCurrentUser.path, getPublicFacts.path, getScanAllowance.path, ofUser(listResumes)],
  '/dashboard': [getCurrentUser.path, getMySubscription.path, ofUser(listResumes)],
  '/results/:id': [ofPage(getAnalysis), getCurrentUser.path],
  '/report/:id': [ofPage(getAnalysis), getCurrentUser.path],
  '/admin/dashboard': [getCurrentUser.path],
  '/admin/inbox': [getCurrentUser.path],
};

/**
 * Notes in the head of a page of an account what it will read first. `boot.js` asks for that while the scripts of the
 * page are still loading, and `web/data/http/send.ts` uses the answers.
 */
export const withEarlyReads = (html: string, path: string): string => {
  const page = pageAt(path);
  const reads = page === undefined ? undefined : firstReads[page.path];
  if (reads === undefined) return html;
  const elements = headOf(html);
  const boot = elements.findIndex((one) => isElement(one, 'script', { src: '/boot.js' }));
  const note: HeadElement = element('meta', { name: 'early-reads', content: reads.join(' ') });
  return withHead(html, elements.toSpliced(boot, 0, note));
};
