import type * as api from '#contract/api/personal-data.ts';
import type { Services } from '../../boot/services.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { uniqueNames } from '../../downloads/unique-names.ts';
import { type ZipEntry, zipOf } from '../../downloads/zip-of.ts';
import { unpack } from '../../keys/packed.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { nameOf } from '../../resumes/library/name-of.ts';
import { findSealed, listOwned, type SealedRow } from '../../resumes/analysis-store.ts';
import { type DraftRow, findDraft } from '../../resumes/drafts/store.ts';
import { listMine } from '../../groups/consents/store.ts';
import { listOwnGroups } from '../../groups/store.ts';
import { exportWorkspaces } from '../../workspaces/export-for-owner.ts';
import { tablesOf } from './store.ts';

/** Everything about a user in one file, for that user. */
export const exportPersonalData: Handler<typeof api.exportPersonalData> = async ({
  session,
  services,
  request,
  reply,
}) => {
  const { safe, clock } = services;
  const userId = session.user.id;
  await refuseWithoutFiles(services, userId);
  request.log.info({ security: 'export', user: userId }, 'data exported by its owner');
  reply.type('application/zip');
  const day = clock().toISOString().slice(0, 10);
  reply.header('content-disposition', `attachment; filename="parsewell-data-${day}.zip"`);
  return zipOf(entriesOf(services, await safe.of(userId), userId), clock());
};

/** An export that has begun cannot say any more that the files are unavailable. */
const refuseWithoutFiles = async ({ db, files }: Pick<Services, 'db' | 'files'>, userId: string): Promise<void> => {
  const [newest] = await listOwned(db, userId);
  const sealed = newest === undefined ? null : await findSealed(db, userId, newest.id);
  if (sealed !== null) await orEmpty(files.open(sealed));
};

async function* entriesOf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  personal: PersonalSafe,
  userId: string,
): AsyncGenerator<ZipEntry> {
  for (const [name, rowsOf] of Object.entries(tablesOf))
    yield { name: `${name}.json`, bytes: jsonOf(await rowsOf(db, userId)) };
  const unique = uniqueNames();
  for (const row of await listOwned(db, userId)) {
    const { id } = row;
    const sealed = await findSealed(db, userId, id);
    // Deleted by its owner while the export was running.
    if (sealed === null) continue;
    const draft = await findDraft(db, userId, id);
    const filename = personal.textOf(id, 'filename', row.filename);
    const bytes = personal.tryOpen(id, 'file', await orEmpty(files.open(sealed)));
    // A damaged file is null; the rest is still exported.
    const file = bytes === null ? null : `resumes/${unique(filename)}`;
    if (bytes !== null && file !== null) yield { name: file, bytes };
    yield {
      name: `results/${id}.json`,
      bytes: jsonOf({ name: nameOf(row, personal), filename, file, ...resultOf(personal, id, sealed, draft) }),
    };
  }
  const groups = await listOwnGroups(db, userId);
  const names = groups.map(({ id, name }) => ({ id, name: personal.textOf(id, 'group-name', name) }));
  if (names.length > 0) yield { name: 'group-names.json', bytes: jsonOf(names) };
  const shared = await listMine(db, userId, new Date(0));
  const labels = shared.map(({ consent: { id, label } }) => ({
    id,
    label: personal.textOf(id, 'consent-label', label),
  }));
  if (labels.length > 0) yield { name: 'consent-labels.json', bytes: jsonOf(labels) };
  for await (const { id, ...workspace } of exportWorkspaces(db, personal, userId))
    yield { name: `workspaces/${id}.json`, bytes: jsonOf(workspace) };
}

/** A file that is lost is as damaged as one that cannot be decrypted; one that cannot be had now ends the export. */
const orEmpty = (sealed: Promise<Buffer>): Promise<Buffer> =>
  sealed.catch((error: unknown) => {
    if (error instanceof Problem) return Buffer.alloc(0);
    throw error;
  });

const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const resultOf = (
  personal: PersonalSafe,
  id: string,
  { jobDescription, result }: SealedRow,
  draft: DraftRow | null,
): object => {
  const opened = personal.tryOpen(id, 'result', result);
  return {
    jobDescription: jobDescription === null ? null : personal.textOf(id, 'job-description', jobDescription),
    draft: draft === null ? null : personal.textOf(id, 'draft', draft.text),
    result: opened === null ? null : unpack(opened),
  };
};
