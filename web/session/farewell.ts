import { forgetUser } from './stored-user.ts';

/** Why the user left; the next page shows it, because a toast would not survive the page load. */
export type Farewell = 'loggedOut' | 'accountDeleted';

const farewells: readonly Farewell[] = ['loggedOut', 'accountDeleted'];
const key = 'farewell';

/** Goes to the main page with a full page load, so that nothing about the user stays in memory. */
export const leaveFor = (farewell: Farewell): void => {
  forgetUser();
  try {
    // Also input saved in this tab, which somebody else may use next.
    sessionStorage.clear();
    sessionStorage.setItem(key, farewell);
  } catch {
    // Without storage only the header shows it.
  }
  window.location.assign('/');
};

/** Returns the reason for leaving once; null if there is none. */
export const takeFarewell = (): Farewell | null => {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return farewells.find((farewell) => farewell === left) ?? null;
  } catch {
    return null;
  }
};
