import { dayMs, hourMs } from '#contract/product/durations.ts';
import { takeLease } from '../../billing/lease-store.ts';
import type { Services } from '../../boot/services.ts';
import { insertJournal } from '../../journal/store.ts';
import { noticeOf } from '../../mail/notice.ts';
import { findUndeleted, type Undeleted } from './overdue-store.ts';

/** Housekeeping runs once an hour: what is still there after two needs a person. */
const overdueMs = 2 * hourMs;

/** 'expired resumes are stored longer than promised: 3, the oldest should have been deleted 5 hours ago' */
const lineOf = ({ what, waiting, oldestAt }: Undeleted, now: Date): string =>
  `${what} are stored longer than promised: ${waiting}, the oldest should have been deleted ${Math.floor((now.getTime() - oldestAt.getTime()) / hourMs)} hours ago`;

/** Reports what is overdue for deletion to the operators, in the journal and by mail: each kind once a day. */
export const alertAboutUndeleted = async ({
  db,
  clock,
  mail,
  configuration,
}: Pick<Services, 'db' | 'clock' | 'mail' | 'configuration'>): Promise<void> => {
  const now = clock();
  const overdue: Undeleted[] = [];
  for (const one of await findUndeleted(db, now)) {
    if (now.getTime() - one.oldestAt.getTime() <= overdueMs) continue;
    const lease = await takeLease(db, `undeleted: ${one.what}`, clock, dayMs);
    if (lease === null) continue;
    await lease.finish();
    overdue.push(one);
  }
  if (overdue.length === 0) return;
  const lines = overdue.map((one) => lineOf(one, now));
  await db.transaction(async (transaction) => {
    await insertJournal(
      transaction,
      lines.map((message) => ({
        level: 'error' as const,
        message,
        source: 'server',
        kind: 'deletion-overdue',
        userId: null,
        targetId: null,
        requestId: null,
        createdAt: now,
      })),
    );
    const { CONTACT_EMAIL: operator } = configuration;
    if (operator === undefined) return;
    const letter = {
      subject: `Overdue for deletion: ${overdue.length}`,
      paragraphs: [
        'The following has not been deleted although its time has come. The log names the error of each attempt.',
        ...lines,
      ],
    };
    await mail.post(transaction, noticeOf({ userId: null, email: operator }, letter, now));
  });
  mail.wake();
};
