import { dayMs } from '#contract/product/durations.ts';
import type { Database } from '../db/connect.ts';
import { forgetJournal } from '../journal/store.ts';
import { forgetLinks, forgetLoginSteps, forgetSessions } from './store.ts';

const batch = 1_000;

/** What expires, for how many days it is kept, and what deletes up to `max` of it. The privacy policy says the same. */
const rules: readonly { days: number; forget: (db: Database, before: Date, maxRows: number) => Promise<number> }[] = [
  { days: 90, forget: forgetJournal },
  { days: 0, forget: forgetSessions },
  { days: 0, forget: forgetLoginSteps },
  { days: 0, forget: forgetLinks },
];

/** Deletes what is older than its rule allows, in steps that hold no lock for long. Several servers may run it at once. */
export const tidy = async (db: Database, now: Date): Promise<void> => {
  for (const { days, forget } of rules) {
    const before = new Date(now.getTime() - days * dayMs);
    while ((await forget(db, before, batch)) === batch);
  }
};
