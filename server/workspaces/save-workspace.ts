import type * as api from '#contract/api/workspace/workspaces.ts';
import type { Transaction } from '../db/connect.ts';
import type { Handler } from '../http/handler.ts';
import { deleteAtFrom, presentSaved, sealDocument } from './present.ts';
import { requireRevision } from './require-revision.ts';
import { replaceDocument, type WorkspaceRow } from './store.ts';
import { findLastVersion, keepState } from './versions-store.ts';

/** How old the last version is when a save makes a new one of what was stored before. */
const versionEveryMs = 10 * 60_000;

export const saveWorkspace: Handler<typeof api.saveWorkspace> = async ({ input, session, services }) => {
  const { db, safe, clock } = services;
  const userId = session.user.id;
  const personal = await safe.of(userId);
  const savedAt = clock();
  const design = input.design === undefined ? {} : { design: input.design };
  return db.transaction(async (transaction) => {
    const before = await requireRevision(transaction, userId, input.id, input.revision);
    await keepFromTimeToTime(transaction, before, savedAt);
    const document = sealDocument(personal, before.id, input.document);
    const changes = { document, savedAt, deleteAt: deleteAtFrom(savedAt), ...design };
    return presentSaved(await replaceDocument(transaction, before.id, changes));
  });
};

const keepFromTimeToTime = async (
  transaction: Transaction,
  { id, revision }: Pick<WorkspaceRow, 'id' | 'revision'>,
  now: Date,
): Promise<void> => {
  const last = await findLastVersion(transaction, id);
  if (last === null || last.revision === revision) return;
  if (now.getTime() - last.madeAt.getTime() >= versionEveryMs) await keepState(transaction, id, null);
};
