import type { PageEntry } from '#contract/product/pages.ts';

/** Where a login leads when nothing else says so: specification section 2. */
export const defaultDestination = '/profile';

/** The upload panel on the home page. */
export const uploadPanel = '/#resume-upload';

type Waiting = { hasWaitingResume: boolean };

/** Where to go after a login with this address bar. A plan that was chosen before wins, then `?redirect=`, then a resume that waits. */
export const destinationAfterLogin = (search: URLSearchParams, { hasWaitingResume }: Waiting): string => {
  const plan = planOf(search);
  if (plan !== '') return `/pricing?${plan}`;
  const asked = ownPath(search.get('redirect'));
  if (asked !== null) return asked;
  return hasWaitingResume ? uploadPanel : defaultDestination;
};

/** A base that no real site has: whatever an address resolves to outside it is not ours. */
const here = 'https://own.invalid';

/**
 * A path of this site, or null. '//evil', '/\evil', 'https:' and everything else that a browser would take to another
 * site is refused; 'templates' (as the specification writes it) means '/templates'.
 */
export const ownPath = (asked: string | null): string | null => {
  if (asked === null || asked === '' || !isPlain(asked)) return null;
  const path = asked.startsWith('/') ? asked : `/${asked}`;
  const url = URL.parse(path, here);
  // '/.//evil' has a path of '//evil' once its dots are gone, so the result is looked at, not only what was asked.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  // Coming back to the login page would be a circle.
  if (url.pathname === '/login' || url.pathname === '/register') return null;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** No backslash, no space or control character and no colon before the first slash: browsers read meanings into them. */
const isPlain = (asked: string): boolean => !/[\s\p{Cc}\\]/u.test(asked) && !/^[^/?#]*:/.test(asked);

/** 'plan=premium&billing=annual' for what a visitor chose before signing up; '' when nothing. */
export const planOf = (search: URLSearchParams): string => {
  const plan = search.get('plan');
  if (plan !== 'premium' && plan !== 'free') return '';
  const billing = search.get('billing');
  return new URLSearchParams({
    plan,
    ...(billing === 'annual' || billing === 'monthly' ? { billing } : {}),
  }).toString();
};

/** The same intentions on another page of the account: from login to registration and back. */
export const carryOver = (path: PageEntry['path'], search: URLSearchParams): string => {
  const text = new URLSearchParams(intentionsIn(search)).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** What a login is for: the plan that was chosen and the page that was asked for. */
export const intentionsIn = (search: URLSearchParams): Record<string, string> => {
  const carried = new URLSearchParams(planOf(search));
  const redirect = ownPath(search.get('redirect'));
  if (redirect !== null) carried.set('redirect', redirect);
  return Object.fromEntries(carried);
};
