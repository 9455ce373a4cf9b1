import type { User } from '#contract/api/accounts.ts';
import { dropEarlyReads } from '../data/http/early-reads.ts';
import { createStore } from '../data/store.ts';
import { forgetUser, isNobodyRemembered, rememberUser } from './stored-user.ts';

/**
 * The signed-in user as of the last response, or null for nobody. Before the first response: whether the server could
 * be reached. 'not-asked': this browser remembers nobody, so a public page does not ask.
 */
export type CurrentUser = User | null | 'unknown' | 'unreachable' | 'not-asked';

/** One store for the whole page, independent of the query library, because every page needs this and few need more. */
export const currentUser = createStore<CurrentUser>({
  initial: () => 'unknown',
  prerendered: 'unknown',
  connect: () => {
    // When the network is back, retries a failed request.
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  },
});

/** Of the pending requests only the newest counts, and none that was sent before a login or logout. */
let lastRequest = 0;
let isLoading = false;
/** Whether the data of whoever was signed in has been dropped, with nobody signed in since. */
let isForgotten = false;
const signOutListeners = new Set<() => void>();

/**
 * Asks the server, unless there is an answer or a pending request. `isOptional`: not if this browser remembers nobody,
 * because the browser would log the refusal as an error of the page.
 */
export const loadCurrentUser = ({ isOptional }: { isOptional: boolean }): void => {
  const known = currentUser.get();
  if (isLoading || known === null || typeof known === 'object') return;
  if (isOptional && known !== 'unreachable' && isNobodyRemembered()) currentUser.set('not-asked');
  else void load();
};

const loadAgain = (): void => loadCurrentUser({ isOptional: true });

/** For when the user may have changed: a plan was bought, an address was verified. */
export const reloadCurrentUser = (): void => void load();

/** After a login. */
export const signedIn = (user: User): void => settle(user);

/**
 * When a request was refused as signed out. Only the first time: forgetting makes the page read again, which is refused
 * again, as long as the login page is being loaded.
 */
export const signedOut = (): void => {
  if (isForgotten) return;
  isForgotten = true;
  for (const forget of signOutListeners) forget();
  settle(null);
};

/** `forget` is called when the session ends unexpectedly, to drop the data of the user who was signed in. */
export const onSignedOut = (forget: () => void): void => void signOutListeners.add(forget);

const load = async (): Promise<void> => {
  lastRequest += 1;
  const request = lastRequest;
  isLoading = true;
  const answer = await fetchAnswer();
  if (request !== lastRequest) return;
  // A broken connection does not sign anyone out.
  if (answer === 'unreachable' && currentUser.get() !== 'unknown') isLoading = false;
  else settle(answer);
};

const fetchAnswer = async (): Promise<CurrentUser> => {
  try {
    return await (await import('./session-calls.ts')).fetchCurrentUser();
  } catch {
    return 'unreachable';
  }
};

const settle = (answer: CurrentUser): void => {
  lastRequest += 1;
  isLoading = false;
  if (answer === null) {
    dropEarlyReads();
    forgetUser();
  } else if (typeof answer === 'object') {
    isForgotten = false;
    rememberUser(answer);
  }
  currentUser.set(answer);
};
