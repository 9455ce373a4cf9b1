import { logout } from '#contract/accounts.ts';
import { call } from '../api/call.ts';
import { forgetUser } from '../session/stored-user.ts';
import { toast } from '../ui/toast.ts';
import { words } from './words.ts';

/** Says on the next page that we were logged out: the page load in between would swallow a toast. */
const noticeKey = 'logged-out';

/** Ends with a full page load, so that nothing of the person stays in the page's memory. */
export const logOut = async (): Promise<void> => {
  try {
    await call(logout, {});
  } catch {
    toast({ ...words.logoutFailed, tone: 'error' });
    return;
  }
  forgetUser();
  leaveNotice();
  window.location.assign('/');
};

const leaveNotice = (): void => {
  try {
    sessionStorage.setItem(noticeKey, '');
  } catch {
    // Then the header alone shows it.
  }
};

/** Shows the notice that a logout left behind, once. */
export const showLogoutNotice = (): void => {
  try {
    if (sessionStorage.getItem(noticeKey) === null) return;
    sessionStorage.removeItem(noticeKey);
  } catch {
    return;
  }
  toast({ ...words.loggedOut, tone: 'good' });
};
