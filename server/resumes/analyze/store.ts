import type { Database } from '../../db/connect.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { insertAnalysis, type NewAnalysis } from '../analysis-store.ts';
import { type Scan, consumeSlot } from './slot-store.ts';
import { answerRequest } from './request-store.ts';

/** Stores the analysis, consumes the daily slot and completes the idempotent request in one transaction. */
export const storeAnalysis = (
  db: Database,
  safe: PersonalSafe,
  { idempotencyKey, scan, ...analysis }: NewAnalysis & { idempotencyKey: string | null; scan: Scan },
): Promise<void> =>
  db.transaction(async (transaction) => {
    const { userId, result } = analysis;
    await insertAnalysis(transaction, safe, analysis);
    if (scan !== null) await consumeSlot(transaction, scan);
    if (idempotencyKey !== null) await answerRequest(transaction, userId, idempotencyKey, result.id);
  });
