import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/connect.ts';
import { invitations, users } from '../../db/schema.ts';

/** An invitation with the usernames of who made it and who used it; null for nobody and for deleted accounts. */
export type ListedInvitation = {
  id: string;
  madeAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  madeBy: string | null;
  usedBy: string | null;
};

/** Stores the hash of the token, which only the link has. */
export const insertInvitation = async (
  transaction: Transaction,
  row: { id: string; tokenHash: string; madeBy: string; madeAt: Date; expiresAt: Date },
): Promise<void> => {
  await transaction.insert(invitations).values(row);
};

/** Newest first. */
export const findInvitations = (db: Database, maxRows: number): Promise<ListedInvitation[]> => {
  const maker = alias(users, 'maker');
  const { id, madeAt, expiresAt, usedAt } = invitations;
  return db
    .select({ id, madeAt, expiresAt, usedAt, madeBy: maker.displayUsername, usedBy: users.displayUsername })
    .from(invitations)
    .leftJoin(maker, eq(maker.id, invitations.madeBy))
    .leftJoin(users, eq(users.id, invitations.usedBy))
    .orderBy(desc(invitations.madeAt))
    .limit(maxRows);
};

const isUsable = (tokenHash: string, now: Date) =>
  and(eq(invitations.tokenHash, tokenHash), isNull(invitations.usedAt), gt(invitations.expiresAt, now));

/** Whether the link would create an account now. */
export const isInvitationUsable = async (db: Database, tokenHash: string, now: Date): Promise<boolean> =>
  (await db.$count(invitations, isUsable(tokenHash, now))) === 1;

/** Uses the link up for this account. False when it does not exist, has expired, or was used by another request. */
export const consumeInvitation = async (
  transaction: Transaction,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: Date },
): Promise<boolean> => {
  const used = await transaction
    .update(invitations)
    .set({ usedBy: userId, usedAt: now })
    .where(isUsable(tokenHash, now))
    .returning({ id: invitations.id });
  return used.length === 1;
};

/** False when there is no such link, or it was used. */
export const deleteInvitation = async (transaction: Transaction, id: string): Promise<boolean> => {
  const gone = await transaction
    .delete(invitations)
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
    .returning({ id: invitations.id });
  return gone.length === 1;
};
