import { logout, getCurrentUser, type User } from '#contract/api/accounts.ts';
import { ApiError } from '../data/http/api-error.ts';
import { call } from '../data/http/call.ts';

// What every page asks the server. It is loaded after the page, because the schemas of the contract come along.

/** null when the server says that nobody is signed in; throws when it cannot be asked. */
export const fetchCurrentUser = async (): Promise<User | null> => {
  try {
    return await call(getCurrentUser, {});
  } catch (error) {
    if (error instanceof ApiError && error.isSignedOut) return null;
    throw error;
  }
};

export const endSession = async (): Promise<void> => {
  await call(logout, {});
};
