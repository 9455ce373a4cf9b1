import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { loginSteps } from '../../db/schema.ts';
import { tokenHash } from '../../keys/token-hash.ts';

/** Stores the hash of `token`, which only the browser has. `userId` is null until the user is known. */
export const insertLoginStep = async (
  db: Database,
  { token, ...row }: { token: string; userId: string | null; state: object; expiresAt: Date },
): Promise<void> => {
  await db.insert(loginSteps).values({ ...row, tokenHash: tokenHash(token) });
};

/** The `state` that was passed to `insertLoginStep`, unvalidated; null when there is none or it has expired. */
export const findLoginStep = async (db: Database, token: string, now: Date): Promise<unknown> => {
  const [row] = await db
    .select({ state: loginSteps.state })
    .from(loginSteps)
    .where(and(eq(loginSteps.tokenHash, tokenHash(token)), gt(loginSteps.expiresAt, now)));
  return row?.state ?? null;
};

/** False when another request has already deleted it. */
export const deleteLoginStep = async (db: Database, token: string): Promise<boolean> => {
  const taken = await db
    .delete(loginSteps)
    .where(eq(loginSteps.tokenHash, tokenHash(token)))
    .returning({ tokenHash: loginSteps.tokenHash });
  return taken.length === 1;
};
