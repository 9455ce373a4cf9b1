import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { workspaceLimits } from '#contract/product/workspace-limits.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { workspaces, workspaceVersions } from '../db/schema.ts';

export type VersionRow = typeof workspaceVersions.$inferSelect;
export type ListedVersion = Pick<VersionRow, 'number' | 'kind' | 'name' | 'madeAt'>;

const listed = {
  number: workspaceVersions.number,
  kind: workspaceVersions.kind,
  name: workspaceVersions.name,
  madeAt: workspaceVersions.madeAt,
};

/** Newest first. */
export const listVersionsOf = (db: Database, workspaceId: string): Promise<ListedVersion[]> =>
  db
    .select(listed)
    .from(workspaceVersions)
    .where(eq(workspaceVersions.workspaceId, workspaceId))
    .orderBy(desc(workspaceVersions.number));

/** Oldest first, with the encrypted documents. */
export const listWholeVersions = (db: Database, workspaceId: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(workspaceVersions)
    .where(eq(workspaceVersions.workspaceId, workspaceId))
    .orderBy(asc(workspaceVersions.number));

/** null when there is none with this number (any more). */
export const findVersion = async (
  db: Database | Transaction,
  workspaceId: string,
  number: number,
): Promise<VersionRow | null> => {
  const [row] = await db
    .select()
    .from(workspaceVersions)
    .where(and(eq(workspaceVersions.workspaceId, workspaceId), eq(workspaceVersions.number, number)));
  return row ?? null;
};

/** The last state that was kept. */
export const findLastVersion = async (
  transaction: Transaction,
  workspaceId: string,
): Promise<Pick<VersionRow, 'revision' | 'madeAt' | 'number'> | null> => {
  const [row] = await transaction
    .select({
      revision: workspaceVersions.revision,
      madeAt: workspaceVersions.madeAt,
      number: workspaceVersions.number,
    })
    .from(workspaceVersions)
    .where(eq(workspaceVersions.workspaceId, workspaceId))
    .orderBy(desc(workspaceVersions.number))
    .limit(1);
  return row ?? null;
};

/**
 * Keeps what a locked workspace stores now, with a name (encrypted) or as an automatic version. Returns null when
 * all that there is room for is taken by named ones, and this one is automatic.
 */
export const keepState = async (
  transaction: Transaction,
  workspaceId: string,
  name: Buffer | null,
): Promise<ListedVersion | null> => {
  const last = await findLastVersion(transaction, workspaceId);
  const kind = name === null ? 'automatic' : 'named';
  if (!(await makeRoom(transaction, workspaceId, kind))) return null;
  const [kept] = await transaction
    .insert(workspaceVersions)
    .select(
      transaction
        .select({
          workspaceId: workspaces.id,
          number: sql<number>`${(last?.number ?? 0) + 1}::int`.as('number'),
          userId: workspaces.userId,
          kind: sql<VersionRow['kind']>`${kind}::text`.as('kind'),
          revision: workspaces.revision,
          madeAt: sql<Date>`${workspaces.savedAt}`.as('made_at'),
          name: sql<Buffer | null>`${name}::bytea`.as('name'),
          document: workspaces.document,
        })
        .from(workspaces)
        .where(eq(workspaces.id, workspaceId)),
    )
    .returning(listed);
  return kept ?? null;
};

/** Drops the oldest automatic version when there are too many, or for a named one the oldest named. Never the first. */
const makeRoom = async (
  transaction: Transaction,
  workspaceId: string,
  kind: 'named' | 'automatic',
): Promise<boolean> => {
  const own = eq(workspaceVersions.workspaceId, workspaceId);
  if ((await transaction.$count(workspaceVersions, own)) < workspaceLimits.versions) return true;
  const [oldest] = await transaction
    .select({ number: workspaceVersions.number })
    .from(workspaceVersions)
    .where(and(own, ne(workspaceVersions.number, 1), kind === 'named' ? undefined : eq(workspaceVersions.kind, kind)))
    .orderBy(asc(workspaceVersions.kind), asc(workspaceVersions.number))
    .limit(1);
  if (oldest === undefined) return false;
  await transaction.delete(workspaceVersions).where(and(own, eq(workspaceVersions.number, oldest.number)));
  return true;
};
