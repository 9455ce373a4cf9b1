import type { BetterAuthOptions, DBAdapter, Where } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { credentials, sessions, users, verifications } from '../db/schema.ts';
import { tokenHash } from './token-hash.ts';

/** better-auth's way to our tables. It hands over session tokens as they are; the database only ever sees their hash. */
export const authStore = (db: Database): ((options: BetterAuthOptions) => DBAdapter) => {
  const open = drizzleAdapter(db, {
    provider: 'pg',
    schema: { user: users, account: credentials, session: sessions, verification: verifications },
  });
  return (options) => hashingTokens(open(options));
};

const hashingTokens = (inner: DBAdapter): DBAdapter => ({
  ...inner,
  async create<T extends Record<string, unknown>, R = T>(
    request: Omit<Parameters<DBAdapter['create']>[0], 'data'> & { data: Omit<T, 'id'> },
  ): Promise<R> {
    const token = 'token' in request.data ? request.data.token : undefined;
    if (request.model !== 'session' || typeof token !== 'string') return inner.create<T, R>(request);
    const created = await inner.create<T, R>({ ...request, data: { ...request.data, token: tokenHash(token) } });
    return { ...created, token };
  },
  findOne: (request) => inner.findOne(hashed(request)),
  findMany: (request) => inner.findMany(hashed(request)),
  count: (request) => inner.count(hashed(request)),
  update: (request) => inner.update(hashed(request)),
  updateMany: (request) => inner.updateMany(hashed(request)),
  delete: (request) => inner.delete(hashed(request)),
  deleteMany: (request) => inner.deleteMany(hashed(request)),
});

const hashed = <Request extends { model: string; where?: Where[] | undefined }>(request: Request): Request => {
  if (request.model !== 'session' || request.where === undefined) return request;
  const where = request.where.map((part) =>
    part.field === 'token' && typeof part.value === 'string' ? { ...part, value: tokenHash(part.value) } : part,
  );
  return { ...request, where };
};

export const isSuspended = async (db: Database, userId: string): Promise<boolean> => {
  const [user] = await db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId));
  return user === undefined || user.suspendedAt !== null;
};
