import type * as api from '#contract/api/groups.ts';
import { cohortOf } from '#contract/cohort/cohort.ts';
import { type CohortEntry, cohortEntrySchema } from '#contract/cohort/cohort-entry.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '../boot/services.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import { refusalSchema } from '../resumes/queue/outcome-of.ts';
import { listCandidates } from './consents/store.ts';
import { entryOf } from './entry-of.ts';
import { type GroupRow, listResumes, listWithoutEntry, type ResumeRow, storeEntry } from './store.ts';

/** Results that are opened in one go; between two of them, other requests are answered. */
const atOnce = 5;

export const presentSummary = (row: GroupRow & { resumes: number }, personal: PersonalSafe): api.GroupSummary => ({
  id: row.id,
  name: personal.textOf(row.id, 'group-name', row.name),
  createdAt: row.createdAt.toISOString(),
  deletedOn: row.deleteAt.toISOString(),
  resumes: row.resumes,
});

/** A resume of a group with its whole entry. */
type OpenedRow = Omit<api.GroupRow, 'entry'> & { entry: CohortEntry | null };

/** The resumes of a group, in the order in which they were added, and then those of candidates. */
export const openRows = async (services: Services, group: GroupRow): Promise<OpenedRow[]> => {
  const { db, safe } = services;
  const personal = await safe.of(group.userId);
  await storeNewEntries(db, personal, group.id);
  const own = (await listResumes(db, group.userId, group.id)).map((row) => openRow(row, personal));
  return [...own, ...(await openCandidates(services, group.id))];
};

/** What candidates agreed to show, and nothing else. */
const openCandidates = async ({ db, safe, clock }: Services, groupId: string): Promise<OpenedRow[]> => {
  const rows: OpenedRow[] = [];
  for (const { id, userId, withFile, label, entry: sealed, agreedAt, expiresAt } of await listCandidates(
    db,
    groupId,
    clock(),
  )) {
    const personal = await safe.find(userId);
    // Their account is being deleted.
    if (personal === null) continue;
    const entry = openEntry(personal, id, 'consent-entry', sealed);
    rows.push({
      id,
      name: personal.textOf(id, 'consent-label', label),
      status: entry === null ? 'damaged' : 'read',
      reason: null,
      addedAt: agreedAt.toISOString(),
      candidate: {
        hasFile: withFile,
        until: expiresAt.toISOString(),
        findings: entry === null ? [] : entry.failed.map(({ title }) => title),
      },
      entry,
    });
  }
  return rows;
};

export const presentGroup = async (services: Services, group: GroupRow): Promise<api.Group> => {
  const rows = await openRows(services, group);
  const { linkExpiresAt } = group;
  const isOver = linkExpiresAt === null || linkExpiresAt <= services.clock();
  return {
    ...presentSummary({ ...group, resumes: rows.length }, await services.safe.of(group.userId)),
    linkExpiresAt: isOver ? null : linkExpiresAt.toISOString(),
    rows: rows.map(({ entry, ...row }) => ({ ...row, entry: entry === null ? null : withoutChecks(entry) })),
    together: cohortOf(rows.flatMap(({ entry }) => (entry === null ? [] : [entry]))),
  };
};

/** A page asks every few seconds, so it gets the checks of all together only. */
const withoutChecks = ({ failed, ...entry }: CohortEntry): NonNullable<api.GroupRow['entry']> => ({
  ...entry,
  checksFailed: failed.length,
});

const noId = '00000000-0000-0000-0000-000000000000';

/** A result is opened once: from then on, its entry is all that the table needs. */
const storeNewEntries = async (db: Services['db'], personal: PersonalSafe, groupId: string): Promise<void> => {
  for (let after = noId; ;) {
    const batch = await listWithoutEntry(db, groupId, after, atOnce);
    for (const { id, result } of batch) {
      const entry = entryOf(personal, id, result);
      if (entry !== null) await storeEntry(db, id, personal.seal(id, 'group-entry', JSON.stringify(entry)));
      await nextTurn();
    }
    const last = batch.at(-1);
    if (last === undefined || batch.length < atOnce) return;
    after = last.id;
  }
};

const openRow = (row: ResumeRow, personal: PersonalSafe): OpenedRow => {
  const common = {
    id: row.id,
    name: personal.textOf(row.id, 'filename', row.filename),
    addedAt: row.addedAt.toISOString(),
    candidate: null,
  };
  if (row.isRead) {
    const entry = row.entry === null ? null : openEntry(personal, row.id, 'group-entry', row.entry);
    return { ...common, status: entry === null ? 'damaged' : 'read', reason: null, entry };
  }
  const reason = row.refusal === null ? null : refusalOf(personal, row.id, row.refusal);
  return { ...common, status: reason === null ? 'waiting' : 'refused', reason, entry: null };
};

const openEntry = (personal: PersonalSafe, id: string, kind: string, sealed: Buffer): CohortEntry | null => {
  const opened = personal.tryOpen(id, kind, sealed);
  return opened === null ? null : cohortEntrySchema.parse(JSON.parse(opened.toString()));
};

const refusalOf = (personal: PersonalSafe, id: string, sealed: Buffer): string => {
  const opened = personal.tryOpen(id, 'refusal', sealed);
  return opened === null ? 'This file cannot be read.' : refusalSchema.parse(JSON.parse(opened.toString())).message;
};
