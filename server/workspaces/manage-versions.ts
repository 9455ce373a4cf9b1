import type * as api from '#contract/api/workspace/versions.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import { deleteAtFrom, openDocument, presentSaved } from './present.ts';
import { requireRevision } from './require-revision.ts';
import { requireWorkspace } from './require-workspace.ts';
import { replaceDocument } from './store.ts';
import { findLastVersion, findVersion, keepState, type ListedVersion, listVersionsOf } from './versions-store.ts';

const present = ({ number, kind, name, madeAt }: ListedVersion, workspaceId: string, personal: PersonalSafe) => ({
  number,
  kind,
  name: name === null ? null : personal.textOf(workspaceId, 'version-name', name),
  madeAt: madeAt.toISOString(),
});

export const listWorkspaceVersions: Handler<typeof api.listWorkspaceVersions> = async ({
  input,
  session,
  services: { db, safe },
}) => {
  const { id } = await requireWorkspace(db, session.user.id, input.id);
  const personal = await safe.of(session.user.id);
  return (await listVersionsOf(db, id)).map((version) => present(version, id, personal));
};

export const getWorkspaceVersion: Handler<typeof api.getWorkspaceVersion> = async ({
  input,
  session,
  services: { db, safe },
}) => {
  const { id } = await requireWorkspace(db, session.user.id, input.id);
  const version = await findVersion(db, id, input.number);
  if (version === null) throw new Problem('not-found');
  const personal = await safe.of(session.user.id);
  return { ...present(version, id, personal), document: openDocument(personal, id, version.document) };
};

export const nameWorkspaceVersion: Handler<typeof api.nameWorkspaceVersion> = async ({ input, session, services }) => {
  const { db, safe } = services;
  const personal = await safe.of(session.user.id);
  return db.transaction(async (transaction) => {
    const { id } = await requireRevision(transaction, session.user.id, input.id, input.revision);
    const kept = await keepState(transaction, id, personal.seal(id, 'version-name', input.name));
    if (kept === null) throw new Error('a named version always has room');
    return present(kept, id, personal);
  });
};

export const restoreWorkspaceVersion: Handler<typeof api.restoreWorkspaceVersion> = async ({
  input,
  session,
  services,
}) => {
  const { db, safe, clock } = services;
  const { number, revision } = input;
  const personal = await safe.of(session.user.id);
  const savedAt = clock();
  return db.transaction(async (transaction) => {
    const { id } = await requireRevision(transaction, session.user.id, input.id, revision);
    const version = await findVersion(transaction, id, number);
    if (version === null) throw new Problem('not-found');
    const last = await findLastVersion(transaction, id);
    if (last?.revision !== revision) await keepState(transaction, id, null);
    const changes = { document: version.document, savedAt, deleteAt: deleteAtFrom(savedAt) };
    const saved = await replaceDocument(transaction, id, changes);
    return { ...presentSaved(saved), document: openDocument(personal, id, version.document) };
  });
};
