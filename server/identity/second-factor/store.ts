import { and, eq, isNull, lt } from 'drizzle-orm';
import { tokenHash } from '../../keys/token-hash.ts';
import type { Database, Transaction } from '../../db/connect.ts';
import { recoveryCodes, secondFactors } from '../../db/schema.ts';
import { plainCode } from './codes.ts';

export type SecondFactor = { secret: Buffer; confirmedAt: Date | null };

/** `secret` is encrypted with the user's key; it is active once `confirmedAt` is set. null when there is none. */
export const findSecondFactor = async (db: Database, userId: string): Promise<SecondFactor | null> => {
  const [row] = await db
    .select({ secret: secondFactors.secret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return row ?? null;
};

/** The number of unused codes, 0 to 10. */
export const countRecoveryCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** Stores a secret that waits for its first code. False when one is already active. */
export const replaceUnconfirmed = async (db: Database, userId: string, secret: Buffer, now: Date): Promise<boolean> => {
  const fresh = { secret, createdAt: now };
  const kept = await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return kept.length === 1;
};

/** False when it is already active. */
export const confirm = async (transaction: Transaction, userId: string, now: Date): Promise<boolean> => {
  const confirmed = await transaction
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return confirmed.length === 1;
};

/** Consumes a time step: false when its code, or a later one, was used before. */
export const consumeTimeStep = async (db: Database | Transaction, userId: string, step: number): Promise<boolean> => {
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length === 1;
};

/** Stores hashes of the codes; the old codes stop working. */
export const replaceRecoveryCodes = async (
  transaction: Transaction,
  userId: string,
  codes: readonly string[],
): Promise<void> => {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: tokenHash(plainCode(code)) })));
};

/** Consumes a recovery code. False when the user has no such code or has used it. */
export const consumeRecoveryCode = async (db: Database, userId: string, code: string): Promise<boolean> => {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, tokenHash(plainCode(code))));
  const used = await db.delete(recoveryCodes).where(isIt).returning({ userId: recoveryCodes.userId });
  return used.length === 1;
};

/** False when there was none. */
export const deleteSecondFactor = async (transaction: Transaction, userId: string): Promise<boolean> => {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await transaction
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
};
