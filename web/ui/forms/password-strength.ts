import { type WeakPasswordLists, weakPasswordReason, type PasswordOwner } from '#contract/product/weak-password.ts';

export type Strength = { level: 'too-short' | 'weak' | 'fair' | 'strong'; advice: string };

const reasons = {
  common: 'Weak: this is one of the passwords that attackers try first.',
  product: 'Weak: on this site, this password would be easy to guess.',
  name: 'Weak: this contains your username or email address, which is easy to guess.',
} as const;

/** Advice on a new password. Long beats complicated. null for an empty one. */
export const strengthOf = (
  password: string,
  about: PasswordOwner,
  minCharacters: number,
  lists: WeakPasswordLists,
): Strength | null => {
  if (password === '') return null;
  if (password.length < minCharacters)
    return { level: 'too-short', advice: `At least ${minCharacters} characters, please.` };
  const reason = weakPasswordReason(password, about, lists);
  if (reason !== null) return { level: 'weak', advice: reasons[reason] };
  if (new Set(password).size < 5) return { level: 'weak', advice: 'Weak: this uses only a few different characters.' };
  if (password.length >= 14) return { level: 'strong', advice: 'Strong.' };
  if (password.length >= 10) return { level: 'fair', advice: 'Fair. Another word or two would make it strong.' };
  return {
    level: 'weak',
    advice: 'Weak: short passwords are easy to guess. Three or four words are easy to remember.',
  };
};
