import type { PageEntry } from '#contract/product/pages.ts';

/** The destination after a login without any other. */
export const defaultDestination = '/profile';

/** The upload panel on the home page. */
export const uploadPanel = '/#resume-upload';

type Waiting = { hasWaitingResume: boolean };

/** Where to go after a login with this address. A chosen plan wins, then `?redirect=`, then a waiting resume. */
export const destinationAfterLogin = (search: URLSearchParams, { hasWaitingResume }: Waiting): string => {
  const plan = planOf(search);
  if (plan !== '') return `/pricing?${plan}`;
  const asked = ownPath(search.get('redirect'));
  if (asked !== null) return asked;
  return hasWaitingResume ? uploadPanel : defaultDestination;
};

/** A base that no real site has: an address that resolves outside it is external. */
const here = 'https://own.invalid';

/**
 * A path of this site, or null. '//evil', '/\evil', 'https:' and everything else that a browser would resolve to
 * another site is rejected; 'templates' means '/templates'.
 */
export const ownPath = (asked: string | null): string | null => {
  if (asked === null || asked === '' || !isPlain(asked)) return null;
  const path = asked.startsWith('/') ? asked : `/${asked}`;
  const url = URL.parse(path, here);
  // '/.//evil' normalizes to '//evil', so the result is checked and not only the input.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  // Returning to the login page would be a loop.
  if (url.pathname === '/login' || url.pathname === '/register') return null;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** No backslash, space or control character, and no colon before the first slash: browsers interpret them specially. */
const isPlain = (asked: string): boolean => !/[\s\p{Cc}\\]/u.test(asked) && !/^[^/?#]*:/.test(asked);

/** 'plan=premium&billing=annual' for what a visitor chose before signing up; '' if nothing. */
export const planOf = (search: URLSearchParams): string => {
  const plan = search.get('plan');
  if (plan !== 'premium' && plan !== 'free') return '';
  const billing = search.get('billing');
  return new URLSearchParams({
    plan,
    ...(billing === 'annual' || billing === 'monthly' ? { billing } : {}),
  }).toString();
};

/** Carries the same parameters to another account page: from login to registration and back. */
export const carryOver = (path: PageEntry['path'], search: URLSearchParams): string => {
  const text = new URLSearchParams(intentionsIn(search)).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The parameters to keep during login: the chosen plan and the requested page. */
export const intentionsIn = (search: URLSearchParams): Record<string, string> => {
  const carried = new URLSearchParams(planOf(search));
  const redirect = ownPath(search.get('redirect'));
  if (redirect !== null) carried.set('redirect', redirect);
  return Object.fromEntries(carried);
};
