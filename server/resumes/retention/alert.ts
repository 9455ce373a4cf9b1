import { dayMs, hourMs } from '#contract/product/durations.ts';
import { type Lease, takeLease } from '../../chores/lease-store.ts';
import type { Services } from '../../boot/services.ts';
import { tellOperators } from '../../journal/tell-operators.ts';
import { findUndeleted, type Undeleted } from './overdue-store.ts';

/** Housekeeping runs once an hour: what is still there after two needs a person. */
const overdueMs = 2 * hourMs;

/** 'expired resumes are stored longer than promised: 3, the oldest should have been deleted 5 hours ago' */
const lineOf = ({ what, waiting, oldestAt }: Undeleted, now: Date): string =>
  `${what} are stored longer than promised: ${waiting}, the oldest should have been deleted ${Math.floor((now.getTime() - oldestAt.getTime()) / hourMs)} hours ago`;

/** Reports what is overdue for deletion to the operators, in the journal and by mail: each kind once a day. */
export const alertAboutUndeleted = async (
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'configuration'>,
): Promise<void> => {
  const { db, clock, mail } = services;
  const now = clock();
  const overdue: Undeleted[] = [];
  const leases: Lease[] = [];
  for (const one of await findUndeleted(db, now)) {
    if (now.getTime() - one.oldestAt.getTime() <= overdueMs) continue;
    const lease = await takeLease(db, `undeleted: ${one.what}`, clock, dayMs);
    if (lease === null) continue;
    leases.push(lease);
    overdue.push(one);
  }
  if (overdue.length === 0) return;
  const lines = overdue.map((one) => ({ userId: null, kind: 'deletion-overdue', text: lineOf(one, now) }));
  await db.transaction((transaction) =>
    tellOperators(services, transaction, lines, {
      subject: `Overdue for deletion: ${overdue.length}`,
      lead: 'The following has not been deleted although its time has come. The log names the error of each attempt.',
    }),
  );
  // Not before: an alert that could not be written is tried again.
  for (const lease of leases) await lease.finish();
  mail.wake();
};
