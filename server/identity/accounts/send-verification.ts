import type { Transaction } from '../../db/connect.ts';
import { verifyEmailLetter } from '../../mail/letters.ts';
import type { Services } from '../../boot/services.ts';
import { createLink } from './mail-links.ts';

/** Emails the link that confirms an address, in the transaction that makes it necessary. */
export const sendVerification = async (
  transaction: Transaction,
  { mail, configuration }: Pick<Services, 'mail' | 'configuration'>,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> => {
  if (mail.goesTo === 'nowhere') return;
  const { token, ...post } = await createLink(transaction, { userId: id, email, purpose: 'verify-email' }, now);
  const letter = verifyEmailLetter(configuration.PUBLIC_URL, token);
  await mail.post(transaction, { userId: id, to: email, letter, ...post, now });
};
