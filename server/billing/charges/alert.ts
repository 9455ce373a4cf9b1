import { dayMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import { tellOperators } from '../../journal/tell-operators.ts';
import { type ChargeJob, takeUnknownCharges, unknownMs } from './store.ts';

const lineOf = ({ id, kind, attempts, lastError }: ChargeJob): string => {
  const what = kind === 'switch' ? 'a switch to annual billing' : 'what is open, with a new card';
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return `we do not know whether a card was charged for ${what} (${id}, ${tries}): ${lastError ?? 'not tried yet'}`;
};

/**
 * Reports each charge whose outcome has been unknown for over an hour to the operators, in the journal and by mail, and
 * again every day. No new charge is started for it; it is only looked up what became of it.
 */
export const alertAboutUnknownCharges = async (services: Services): Promise<void> => {
  const { db, clock, mail } = services;
  const now = clock();
  const [before, again] = [new Date(now.getTime() - unknownMs), new Date(now.getTime() - dayMs)];
  await db.transaction(async (transaction) => {
    const unknown = await takeUnknownCharges(transaction, { before, again, now });
    const lines = unknown
      .toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
      .map((job) => ({ userId: job.userId, kind: 'charge-unknown', text: lineOf(job) }));
    await tellOperators(services, transaction, lines, {
      subject: `Charges with an unknown outcome: ${lines.length}`,
      lead: 'The payment provider has not said for more than an hour what became of the following. Nothing more is charged for them; we keep asking. Look them up in its dashboard.',
    });
  });
  mail.wake();
};
