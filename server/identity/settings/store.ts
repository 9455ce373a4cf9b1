import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { sessions, users } from '../../db/schema.ts';

export type NotificationsRow = Pick<
  typeof users.$inferSelect,
  'emailNotifications' | 'productUpdates' | 'marketingEmails'
>;
export type SessionRow = Pick<typeof sessions.$inferSelect, 'id' | 'createdAt' | 'lastSeenAt' | 'userAgent'>;

/** Empty for a deleted account. */
export const findName = async (db: Database, userId: string): Promise<string> => {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return row?.name ?? '';
};

/** The display name, which need not be unique. */
export const replaceName = async (transaction: Transaction, userId: string, name: string, now: Date): Promise<void> => {
  await transaction.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId));
};

const notifications = {
  emailNotifications: users.emailNotifications,
  productUpdates: users.productUpdates,
  marketingEmails: users.marketingEmails,
};

/** null for a deleted account. */
export const findNotifications = async (db: Database, userId: string): Promise<NotificationsRow | null> => {
  const [row] = await db.select(notifications).from(users).where(eq(users.id, userId));
  return row ?? null;
};

/** Also stores since when the user has agreed to marketing; null when they do not. */
export const replaceNotifications = async (
  db: Database,
  userId: string,
  wanted: NotificationsRow,
  now: Date,
): Promise<void> => {
  await db.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ since: users.marketingAgreedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const marketingAgreedAt = wanted.marketingEmails ? (before?.since ?? now) : null;
    await transaction
      .update(users)
      .set({ ...wanted, marketingAgreedAt, updatedAt: now })
      .where(eq(users.id, userId));
  });
};

/** Newest first, including expired sessions that have not been deleted yet. */
export const findSessionsOf = (db: Database, userId: string): Promise<SessionRow[]> =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt));

/** False when the user has no such session. */
export const endSessionOf = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length === 1;
};

/** Returns how many ended. */
export const endSessionsBut = async (db: Database, userId: string, keptId: string): Promise<number> => {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.length;
};

/** True when an account has this address. */
export const isEmailTaken = async (db: Database, email: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return rows.length > 0;
};
