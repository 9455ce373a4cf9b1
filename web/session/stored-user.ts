import type { User } from '#contract/api/accounts.ts';

/** What the browser remembers of the signed-in person: enough to paint the header, never trusted for access. */
export type StoredUser = Pick<User, 'id' | 'username' | 'role' | 'subscriptionStatus'>;

/** The specification names this key. */
const key = 'user';

const listeners = new Set<() => void>();

/** The text is what `useSyncExternalStore` compares; '' when nobody is remembered or storage is switched off. */
export const readStoredText = (): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** null for what is not such a person. Without the schemas of the contract, which are not here yet when the header is painted. */
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

export const forgetUser = (): void => write('');

const write = (text: string): void => {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage the header waits for GET /api/me; nothing else depends on it.
  }
  for (const listener of listeners) listener();
};

/** Also hears of other tabs. */
export const subscribeToStoredUser = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
