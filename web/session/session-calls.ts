import { logout, getCurrentUser, type User } from '#contract/api/accounts.ts';
import { ApiError } from '../data/http/api-error.ts';
import { call } from '../data/http/call.ts';

// The request that every page makes. Loaded after the page, because it needs the schemas of the contract.

/** null if nobody is signed in; throws if the server cannot be reached. */
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
