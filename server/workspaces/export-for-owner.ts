import type { Database } from '../db/connect.ts';
import { unpack } from '../keys/packed.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import { findWorkspace, listOwnWorkspaces } from './store.ts';
import { listWholeVersions } from './versions-store.ts';

/** A workspace in the export of somebody's data. What is damaged is null; the rest is still exported. */
export type ExportedWorkspace = {
  id: string;
  name: string;
  jobDescription: string | null;
  document: unknown;
  versions: readonly { number: number; kind: string; name: string | null; madeAt: Date; document: unknown }[];
};

/** All workspaces of a user with their versions, one at a time. */
export async function* exportWorkspaces(
  db: Database,
  personal: PersonalSafe,
  userId: string,
): AsyncGenerator<ExportedWorkspace> {
  for (const { id } of await listOwnWorkspaces(db, userId)) {
    const row = await findWorkspace(db, userId, id);
    // Deleted while the export was running.
    if (row === null) continue;
    const documentOf = (sealed: Buffer): unknown => {
      const opened = personal.tryOpen(id, 'document', sealed);
      return opened === null ? null : unpack(opened);
    };
    const versions = await listWholeVersions(db, id);
    yield {
      id,
      name: personal.textOf(id, 'name', row.name),
      jobDescription: row.jobDescription === null ? null : personal.textOf(id, 'job-description', row.jobDescription),
      document: documentOf(row.document),
      versions: versions.map(({ number, kind, name, madeAt, document }) => ({
        number,
        kind,
        name: name === null ? null : personal.textOf(id, 'version-name', name),
        madeAt,
        document: documentOf(document),
      })),
    };
  }
}
