/** Passwords that are tried first, in small letters, and words that are easy to think of on this site. */
export type GuessLists = { common: ReadonlySet<string>; product: ReadonlySet<string> };

/** Who the password is for. Empty where it is not known. */
export type PasswordOwner = { username: string; email: string };

/**
 * Why a password is guessed early, or null. Capitals do not help, nor do digits and marks at its end: 'Password123!' is
 * 'password'.
 */
export const guessedFirst = (
  password: string,
  owner: PasswordOwner,
  { common, product }: GuessLists,
): 'common' | 'product' | 'name' | null => {
  const lower = password.toLowerCase();
  const stem = lower.replace(/[\d!?.*#@_-]+$/, '');
  if (common.has(lower) || (stem.length >= 3 && common.has(stem))) return 'common';
  if (product.has(lower) || product.has(stem)) return 'product';
  return namesOf(owner).some((name) => lower.includes(name)) ? 'name' : null;
};

const namesOf = ({ username, email }: PasswordOwner): string[] =>
  [username, email, email.split('@')[0] ?? '']
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= 3);
