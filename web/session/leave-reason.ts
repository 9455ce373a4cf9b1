import { forgetUser } from './stored-user.ts';

/** Why the user left; the next page shows it, because a toast would not survive the page load. */
const leaveReasons = ['loggedOut', 'accountDeleted', 'accountDeletedWithRefund'] as const;
export type LeaveReason = (typeof leaveReasons)[number];
const key = 'farewell';

/** Goes to the main page with a full page load, so that nothing about the user stays in memory. */
export const leaveSite = (reason: LeaveReason): void => {
  forgetUser();
  try {
    // Also input saved in this tab, which somebody else may use next.
    sessionStorage.clear();
    sessionStorage.setItem(key, reason);
  } catch {
    // Without storage only the header shows it.
  }
  window.location.assign('/');
};

/** Returns the reason for leaving once; null if there is none. */
export const takeLeaveReason = (): LeaveReason | null => {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return leaveReasons.find((reason) => reason === left) ?? null;
  } catch {
    return null;
  }
};
