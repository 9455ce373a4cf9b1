import { forgetUser } from './stored-user.ts';

/** Why somebody left; the next page says so, because the page load in between would swallow a toast. */
export type Farewell = 'loggedOut' | 'accountDeleted';

const farewells: readonly Farewell[] = ['loggedOut', 'accountDeleted'];
const key = 'farewell';

/** Goes to the main page with a full page load, so that nothing of the person stays in the page's memory. */
export const leaveFor = (farewell: Farewell): void => {
  forgetUser();
  try {
    // Also what was typed in this tab: somebody else may use it next.
    sessionStorage.clear();
    sessionStorage.setItem(key, farewell);
  } catch {
    // Then the header alone shows it.
  }
  window.location.assign('/');
};

/** What a leaving left behind, once; null when nothing. */
export const takeFarewell = (): Farewell | null => {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return farewells.find((farewell) => farewell === left) ?? null;
  } catch {
    return null;
  }
};
