import type { User } from '#contract/api/accounts.ts';
import { forgetUser, rememberUser } from './stored-user.ts';

/** What the server said last: who is here, or that nobody is. Before its first word: whether it could be asked. */
export type Said = User | null | 'unknown' | 'unreachable';

// One for the whole page, as the toast is, and without the query library: every page asks this, and few ask more.
let said: Said = 'unknown';
/** Of the questions on their way only the newest counts, and none that was asked before somebody came or left. */
let lastQuestion = 0;
let isAsking = false;
const listeners = new Set<() => void>();
const farewells = new Set<() => void>();

/** Asks the server, unless it has said it already or is being asked. */
export const askWhoIsHere = (): void => {
  if (!isAsking && (said === 'unknown' || said === 'unreachable')) void ask();
};

/** The server may say something new: a plan was bought, an address was verified. */
export const sessionChanged = (): void => void ask();

/** After a login. */
export const signedIn = (user: User): void => tell(user);

/** When a call was refused as signed out. */
export const signedOut = (): void => {
  for (const forget of farewells) forget();
  tell(null);
};

/** Hears when the session ends under us, to forget what belongs to the person who was here. */
export const onSignedOut = (forget: () => void): void => void farewells.add(forget);

export const whoIsHere = (): Said => said;

export const subscribeToWhoIsHere = (listener: () => void): (() => void) => {
  // A line that comes back is the time to ask again what could not be asked.
  if (listeners.size === 0) window.addEventListener('online', askWhoIsHere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('online', askWhoIsHere);
  };
};

const ask = async (): Promise<void> => {
  lastQuestion += 1;
  const question = lastQuestion;
  isAsking = true;
  const answer = await serverAnswer();
  if (question !== lastQuestion) return;
  // Who was here a moment ago still is when the line breaks.
  if (answer === 'unreachable' && said !== 'unknown') isAsking = false;
  else tell(answer);
};

const serverAnswer = async (): Promise<Said> => {
  try {
    return await (await import('./session-calls.ts')).whoAmI();
  } catch {
    return 'unreachable';
  }
};

const tell = (news: Said): void => {
  lastQuestion += 1;
  isAsking = false;
  said = news;
  if (news === null) forgetUser();
  else if (typeof news === 'object') rememberUser(news);
  for (const listener of listeners) listener();
};
