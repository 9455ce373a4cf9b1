import type { Services } from '../boot/services.ts';
import type { Transaction } from '../db/connect.ts';
import { noticeOf } from '../mail/notice.ts';
import { insertJournal } from './store.ts';

/** One thing that needs a person, and the account it is about, if there is one. */
export type OperatorLine = { userId: string | null; kind: string; text: string };

/**
 * Tells the operators of what needs a person: one error in the audit log for each line, and one mail with all of them to
 * CONTACT_EMAIL, if it is set. The mail starts with `lead`. Wake the post office after the transaction.
 */
export const tellOperators = async (
  { clock, mail, configuration }: Pick<Services, 'clock' | 'mail' | 'configuration'>,
  transaction: Transaction,
  lines: readonly OperatorLine[],
  { subject, lead }: { subject: string; lead: string },
): Promise<void> => {
  if (lines.length === 0) return;
  const now = clock();
  await insertJournal(
    transaction,
    lines.map(({ userId, kind, text }) => ({
      level: 'error' as const,
      message: text,
      source: 'server',
      kind,
      userId,
      targetId: null,
      requestId: null,
      createdAt: now,
    })),
  );
  const { CONTACT_EMAIL: operator } = configuration;
  if (operator === undefined) return;
  const letter = { subject, paragraphs: [lead, ...lines.map(({ text }) => text)] };
  await mail.post(transaction, noticeOf({ userId: null, email: operator }, letter, now));
};
