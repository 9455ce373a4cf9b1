import { termsVersion } from '#contract/api/accounts.ts';
import { limits } from '#contract/product/limits.ts';
import type { ProviderName } from '#contract/api/providers.ts';
import { type Account, findAccountById, insertUser } from '../accounts/store.ts';
import { sendVerification } from '../accounts/send-verification.ts';
import type { Services } from '../../boot/services.ts';
import type { Claims } from './open-id.ts';
import { accountIdOf, findUserOf } from './store.ts';

/**
 * The account for a login through a provider: the one it is connected to, or else a new one. It never takes over an
 * existing account with the same email address, not even when the provider says that the address is verified: its owner
 * logs in with the password and connects the provider in the settings.
 */
export const accountFor = async (
  services: Services,
  provider: ProviderName,
  claims: Claims,
): Promise<Account | 'email-taken' | 'no-email'> => {
  const { db, clock } = services;
  const known = await findUserOf(db, provider, claims);
  if (known !== null) return (await findAccountById(db, known)) ?? 'email-taken';
  if (claims.email === null) return 'no-email';

  const now = clock();
  const stem = stemOf(claims.email);
  for (const username of [stem, ...Array.from({ length: 20 }, () => `${stem}${Math.ceil(Math.random() * 1e6)}`)]) {
    const made = await insertUser(
      db,
      {
        username,
        email: claims.email,
        emailVerified: claims.emailVerified,
        name: claims.name || username,
        role: 'user',
        termsVersion,
        passwordHash: null,
        now,
        connection: { provider, accountId: accountIdOf(claims) },
      },
      async (transaction, user) => {
        if (!claims.emailVerified) await sendVerification(transaction, services, user, now);
      },
    );
    if (made === 'email') return 'email-taken';
    if (made === 'username') continue;
    services.mail.wake();
    return (await findAccountById(db, made.id)) ?? 'email-taken';
  }
  throw new Error('twenty random names were all taken');
};

/** A valid username from the part before the @. */
const stemOf = (email: string): string =>
  (email.split('@')[0] ?? '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 40)
    .padEnd(limits.usernameMinCharacters, '0');
