export type Strength = { level: 'too-short' | 'weak' | 'fair' | 'strong'; advice: string };

/** The most common passwords and their usual endings; advice only, so a short list will do. */
const common =
  /^(password|passw0rd|qwerty|letmein|welcome|admin|iloveyou|abc|monkey|dragon|football|123456|111111)[\d!.]*$/i;

/** Advice on a password, for the person who types it. Long beats complicated. null for an empty one. */
export const strengthOf = (
  password: string,
  about: { username: string; email: string },
  minCharacters: number,
): Strength | null => {
  if (password === '') return null;
  if (password.length < minCharacters)
    return { level: 'too-short', advice: `At least ${minCharacters} characters, please.` };
  if (common.test(password))
    return { level: 'weak', advice: 'Weak: this is one of the passwords that are tried first.' };
  if (holdsName(password, about))
    return { level: 'weak', advice: 'Weak: your username or e-mail address is easy to guess.' };
  if (new Set(password).size < 5) return { level: 'weak', advice: 'Weak: it repeats only a few characters.' };
  if (password.length >= 14) return { level: 'strong', advice: 'Strong.' };
  if (password.length >= 10) return { level: 'fair', advice: 'Fair. Another word or two would make it strong.' };
  return {
    level: 'weak',
    advice: 'Weak: short passwords are quickly guessed. Three or four words are easy to remember.',
  };
};

const holdsName = (password: string, { username, email }: { username: string; email: string }): boolean => {
  const lower = password.toLowerCase();
  const names = [username, email, email.split('@')[0] ?? ''].map((name) => name.trim().toLowerCase());
  return names.some((name) => name.length >= 3 && lower.includes(name));
};
