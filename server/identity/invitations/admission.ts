import type { Services } from '../../boot/services.ts';
import type { Transaction } from '../../db/connect.ts';
import { Problem } from '../../http/problem.ts';
import { consumeInvitation, isInvitationUsable } from './store.ts';

/** Why nobody, or nobody without an invitation, can create an account now; null when this person can. */
export const signUpRefusal = async (
  { db, clock, configuration }: Pick<Services, 'db' | 'clock' | 'configuration'>,
  invitationHash: string | null,
): Promise<'sign-ups-closed' | 'invitation-needed' | null> => {
  if (configuration.SIGN_UPS === 'open') return null;
  if (configuration.SIGN_UPS === 'closed') return 'sign-ups-closed';
  const isInvited = invitationHash !== null && (await isInvitationUsable(db, invitationHash, clock()));
  return isInvited ? null : 'invitation-needed';
};

/** Refuses early, before a password is hashed, and before the answer could tell which usernames are taken. */
export const refuseSignUp = async (
  services: Pick<Services, 'db' | 'clock' | 'configuration'>,
  invitationHash: string | null,
): Promise<void> => {
  const refusal = await signUpRefusal(services, invitationHash);
  if (refusal === 'sign-ups-closed') throw new Problem('sign-ups-closed');
  if (refusal === 'invitation-needed') throw new Problem('invitation-needed');
};

/**
 * Uses the invitation up in the transaction that creates the account, so that two requests with the same link create
 * one account. Where sign-ups are open, a link is not needed and stays as it is. False when another request was faster:
 * then the caller must not let the transaction succeed.
 */
export const takeInvitation = async (
  transaction: Transaction,
  { clock, configuration }: Pick<Services, 'clock' | 'configuration'>,
  { invitationHash, userId }: { invitationHash: string | null; userId: string },
): Promise<boolean> => {
  if (configuration.SIGN_UPS !== 'invited') return true;
  return invitationHash !== null && consumeInvitation(transaction, { tokenHash: invitationHash, userId, now: clock() });
};
