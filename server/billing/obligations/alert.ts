import { dayMs, hourMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import { tellOperators } from '../../journal/tell-operators.ts';
import { type ObligationRow, reopenFailedRefunds, takeOverdue } from './store.ts';

/** What is owed for longer than this needs a person. */
const overdueMs = hourMs;

const sentences: Record<ObligationRow['kind'], string> = {
  refund: 'a refund that was promised has not been made',
  'end-subscription': 'a subscription that was to end is still running',
  'delete-customer': 'a customer who deleted their account still exists at the payment provider',
  'acknowledge-withdrawal': 'the receipt of a withdrawal has not been sent',
};

/** 'a refund that was promised has not been made (ch_1, 4 attempts): StripePermissionError: …' */
const lineOf = ({ kind, subject, attempts, lastError }: ObligationRow): string =>
  `${sentences[kind]} (${subject}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}): ${lastError ?? 'not tried yet'}`;

/**
 * Owes failed refunds again and tells the operators of each: a bank that returned one may return the next, and then the
 * money has to go another way.
 */
export const reopenAndReport = async (services: Services): Promise<void> => {
  const now = services.clock();
  await services.db.transaction(async (transaction) => {
    const lines = (await reopenFailedRefunds(transaction, now)).map(({ subject, userId }) => ({
      userId,
      kind: 'obligation-refund-returned',
      text: `the bank returned a refund, which is made again; if it fails again, pay it another way (${subject})`,
    }));
    await tellOperators(services, transaction, lines, {
      subject: `Refunds returned by the bank: ${lines.length}`,
      lead: 'These refunds failed after they had been made. Each is made again now.',
    });
  });
  services.mail.wake();
};

/** Reports each obligation that is overdue to the operators, in the journal and by mail, and again every day. */
export const alertAboutOverdue = async (services: Services): Promise<void> => {
  const { db, clock, mail } = services;
  const now = clock();
  const [before, again] = [new Date(now.getTime() - overdueMs), new Date(now.getTime() - dayMs)];
  await db.transaction(async (transaction) => {
    const taken = await takeOverdue(transaction, { before, again, now });
    const overdue = taken.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime() || b.kind.localeCompare(a.kind));
    const lines = overdue.map((obligation) => ({
      userId: obligation.userId,
      kind: 'obligation-overdue',
      text: lineOf(obligation),
    }));
    await tellOperators(services, transaction, lines, {
      subject: `Overdue at the payment provider: ${overdue.length}`,
      lead: 'The following has been owed to customers for more than an hour. It is tried again at least once an hour.',
    });
  });
  mail.wake();
};
