import type { User } from '#contract/api/accounts.ts';
import { createStore } from '../data/store.ts';
import { forgetUser, rememberUser } from './stored-user.ts';

/** Who is signed in, as the server said last: a user, or null for nobody. Before its first answer: whether it could be asked. */
export type CurrentUser = User | null | 'unknown' | 'unreachable';

/** One for the whole page, and without the query library: every page asks this, and few ask more. */
export const currentUser = createStore<CurrentUser>({
  initial: () => 'unknown',
  prerendered: 'unknown',
  connect: () => {
    // Once the network is back, it is time to ask again what could not be asked.
    window.addEventListener('online', loadCurrentUser);
    return () => window.removeEventListener('online', loadCurrentUser);
  },
});

/** Of the requests on their way only the newest counts, and none that was sent before somebody signed in or out. */
let lastRequest = 0;
let isLoading = false;
const signOutListeners = new Set<() => void>();

/** Asks the server, unless it has answered already or is being asked. */
export const loadCurrentUser = (): void => {
  const known = currentUser.get();
  if (!isLoading && (known === 'unknown' || known === 'unreachable')) void load();
};

/** For when the server may say something new: a plan was bought, an address was verified. */
export const reloadCurrentUser = (): void => void load();

/** After a login. */
export const signedIn = (user: User): void => settle(user);

/** When a request was refused as signed out. */
export const signedOut = (): void => {
  for (const forget of signOutListeners) forget();
  settle(null);
};

/** `forget` is called when the session ends under us, to drop what belongs to the person who was signed in. */
export const onSignedOut = (forget: () => void): void => void signOutListeners.add(forget);

const load = async (): Promise<void> => {
  lastRequest += 1;
  const request = lastRequest;
  isLoading = true;
  const answer = await answerOfServer();
  if (request !== lastRequest) return;
  // Who was signed in a moment ago still is when the connection breaks.
  if (answer === 'unreachable' && currentUser.get() !== 'unknown') isLoading = false;
  else settle(answer);
};

const answerOfServer = async (): Promise<CurrentUser> => {
  try {
    return await (await import('./session-calls.ts')).fetchCurrentUser();
  } catch {
    return 'unreachable';
  }
};

const settle = (answer: CurrentUser): void => {
  lastRequest += 1;
  isLoading = false;
  if (answer === null) forgetUser();
  else if (typeof answer === 'object') rememberUser(answer);
  currentUser.set(answer);
};
