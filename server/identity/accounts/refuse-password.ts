import { commonPasswords, productWords } from '#content/passwords/common.ts';
import { weakPasswordReason, type PasswordOwner } from '#contract/product/weak-password.ts';
import type { Configuration } from '../../boot/configuration.ts';
import { Problem } from '../../http/problem.ts';

const lists = { common: new Set(commonPasswords), product: new Set(productWords) };

const sentences = {
  common: 'This is one of the first passwords an attacker would try. Please choose another one.',
  product: 'This password is easy to guess on this site. Please choose another one.',
  name: 'Your username or email address is easy to guess. Please leave it out of your password.',
} as const;

/**
 * The operator's rules for new passwords beyond the contract: a higher minimum length, and no common passwords. By
 * default the page only warns about these.
 */
export const refusePassword = (
  field: string,
  password: string,
  owner: PasswordOwner,
  { minCharacters, refusesCommon }: { minCharacters: number; refusesCommon: boolean },
): void => {
  if (password.length < minCharacters) refuse(field, `Password must be at least ${minCharacters} characters`);
  const reason = refusesCommon ? weakPasswordReason(password, owner, lists) : null;
  if (reason !== null) refuse(field, sentences[reason]);
};

const refuse = (field: string, message: string): never => {
  throw new Problem('bad-input', { message, fields: { [field]: message } });
};

type PasswordSettings = Pick<Configuration, 'PASSWORD_MIN_CHARACTERS' | 'PASSWORD_REFUSE_COMMON'>;

/** The operator's settings, raised to at least `minCharacters`. */
export const passwordRulesOf = (
  configuration: PasswordSettings,
  minCharacters = 0,
): { minCharacters: number; refusesCommon: boolean } => ({
  minCharacters: Math.max(minCharacters, configuration.PASSWORD_MIN_CHARACTERS),
  refusesCommon: configuration.PASSWORD_REFUSE_COMMON,
});
