import { termsVersion } from '#contract/api/accounts.ts';
import { limits } from '#contract/product/limits.ts';
import type { ProviderName } from '#contract/api/providers.ts';
import { type Account, findAccountById, insertUser } from '../accounts/store.ts';
import { sendVerification } from '../accounts/send-verification.ts';
import type { Services } from '../../boot/services.ts';
import { signUpRefusal, takeInvitation } from '../invitations/admission.ts';
import type { Claims } from './claims.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { accountIdOf, findUserOf } from './store.ts';

/** How somebody comes: through which provider, and with which invitation. */
type Arriving = { provider: ProviderName; settings: ProviderSettings; invitationHash: string | null };

/**
 * The account for a login through a provider: the one it is connected to, or else a new one. It never takes over an
 * existing account with the same email address, not even when the provider says that the address is verified: its owner
 * logs in with the password and connects the provider in the settings.
 */
export const accountFor = async (
  services: Services,
  { provider, settings, invitationHash }: Arriving,
  claims: Claims,
): Promise<Account | 'email-taken' | 'no-email' | 'sign-ups-closed' | 'invitation-needed'> => {
  const { db, clock } = services;
  const known = await findUserOf(db, provider, claims);
  if (known !== null) return (await findAccountById(db, known)) ?? 'email-taken';
  // Whether we take new accounts is no secret, and matters more than what is missing for one.
  const refusal = settings.createsAccounts ? null : await signUpRefusal(services, invitationHash);
  if (refusal !== null) return refusal;
  if (claims.email === null) return 'no-email';

  const now = clock();
  const stem = stemOf(claims.username ?? claims.email);
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
        if (
          !settings.createsAccounts &&
          !(await takeInvitation(transaction, services, { invitationHash, userId: user.id }))
        )
          throw new InvitationGone();
        if (!claims.emailVerified) await sendVerification(transaction, services, user, now);
      },
    ).catch((error: unknown) => {
      if (error instanceof InvitationGone) return 'invitation' as const;
      throw error;
    });
    if (made === 'invitation') return 'invitation-needed';
    if (made === 'email') return 'email-taken';
    if (made === 'username') continue;
    services.mail.wake();
    return (await findAccountById(db, made.id)) ?? 'email-taken';
  }
  throw new Error('twenty random names were all taken');
};

/** Another request has used the invitation at this moment; undoes the new account. */
class InvitationGone extends Error {}

/** A valid username from a name, or from the part of an address before the @. */
const stemOf = (nameOrEmail: string): string =>
  (nameOrEmail.split('@')[0] ?? '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 40)
    .padEnd(limits.usernameMinCharacters, '0');
