import { dayMs, hourMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import { insertJournal } from '../../journal/store.ts';
import { noticeOf } from '../../mail/notice.ts';
import { type ObligationRow, takeOverdue } from './store.ts';

/** What is owed for longer than this needs a person. */
const overdueMs = hourMs;

const sentences: Record<ObligationRow['kind'], string> = {
  refund: 'a refund that was promised has not been made',
  'end-subscription': 'a subscription that was to end is still running',
  'delete-customer': 'a customer who deleted their account still exists at the payment provider',
};

/** 'a refund that was promised has not been made (ch_1, 4 attempts): StripePermissionError: …' */
const lineOf = ({ kind, subject, attempts, lastError }: ObligationRow): string =>
  `${sentences[kind]} (${subject}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}): ${lastError ?? 'not tried yet'}`;

/** Reports each obligation that is overdue to the operators, in the journal and by mail, and again every day. */
export const alertAboutOverdue = async ({ db, clock, mail, configuration }: Services): Promise<void> => {
  const now = clock();
  const [before, again] = [new Date(now.getTime() - overdueMs), new Date(now.getTime() - dayMs)];
  await db.transaction(async (transaction) => {
    const taken = await takeOverdue(transaction, { before, again, now });
    const overdue = taken.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime() || b.kind.localeCompare(a.kind));
    if (overdue.length === 0) return;
    await insertJournal(
      transaction,
      overdue.map((obligation) => ({
        level: 'error' as const,
        message: lineOf(obligation),
        source: 'server',
        kind: 'obligation-overdue',
        userId: obligation.userId,
        targetId: null,
        requestId: null,
        createdAt: now,
      })),
    );
    const { CONTACT_EMAIL: operator } = configuration;
    if (operator === undefined) return;
    const letter = {
      subject: `Overdue at the payment provider: ${overdue.length}`,
      paragraphs: [
        'The following has been owed to customers for more than an hour. It is tried again at least once an hour.',
        ...overdue.map(lineOf),
      ],
    };
    await mail.post(transaction, noticeOf({ userId: null, email: operator }, letter, now));
  });
  mail.wake();
};
