/** The most common passwords, in lower case, and words that are easy to guess on this site. */
export type WeakPasswordLists = { common: ReadonlySet<string>; product: ReadonlySet<string> };

/** The owner of the password; fields are empty while unknown. */
export type PasswordOwner = { username: string; email: string };

/** Why a password is easy to guess, or null. Capitals and trailing digits or marks do not help: 'Password123!' counts as 'password'. */
export const weakPasswordReason = (
  password: string,
  owner: PasswordOwner,
  { common, product }: WeakPasswordLists,
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
