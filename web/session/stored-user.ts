import type { User } from '#contract/api/accounts.ts';
import { createStore } from '../data/store.ts';

/** What the browser remembers about the signed-in user: enough to render the header, never trusted for access. */
export type StoredUser = Pick<User, 'id' | 'username' | 'role' | 'subscriptionStatus'>;

const key = 'user';

const read = (): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** As stored; '' if nobody is remembered or storage is disabled. Other tabs sign in and out too. */
export const storedUserText = createStore({
  initial: read,
  prerendered: '',
  connect: ({ set }) => {
    const update = (): void => set(read());
    update();
    window.addEventListener('storage', update);
    return () => window.removeEventListener('storage', update);
  },
});

/** Set and cleared with the session; `server/identity/login/cookies.ts` says why. */
const companionNames = ['signed-in', '__Host-signed-in'];

const hasCompanion = (): boolean =>
  document.cookie.split('; ').some((cookie) => companionNames.includes(cookie.split('=')[0] ?? ''));

/** Whether this browser keeps things and has kept no user: then nobody has signed in here, or they have signed out. */
export const isNobodyRemembered = (): boolean => {
  try {
    return localStorage.getItem(key) === null && !hasCompanion();
  } catch {
    return false;
  }
};

/**
 * null for an invalid value. Validates without the schemas of the contract, which are not loaded yet when the header
 * renders.
 */
export const parseStoredUser = (text: string): StoredUser | null => {
  try {
    const { id, username, role, subscriptionStatus }: Record<string, unknown> = Object(JSON.parse(text));
    if (typeof id !== 'string' || typeof username !== 'string' || typeof subscriptionStatus !== 'string') return null;
    return role === 'user' || role === 'admin' ? { id, username, role, subscriptionStatus } : null;
  } catch {
    return null;
  }
};

export const rememberUser = ({ id, username, role, subscriptionStatus }: User): void =>
  write(JSON.stringify({ id, username, role, subscriptionStatus } satisfies StoredUser));

export const forgetUser = (): void => {
  write('');
  // The session may have ended without this browser: it was idle for too long, or ended elsewhere.
  for (const name of companionNames)
    document.cookie = `${name}=; Path=/; Max-Age=0${name.startsWith('__Host-') ? '; Secure' : ''}`;
};

const write = (text: string): void => {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage the header waits for GET /api/me; nothing else depends on it.
  }
  storedUserText.set(text);
};
