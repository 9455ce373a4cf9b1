import type * as api from '#contract/api/groups.ts';
import { cohortOf } from '#contract/cohort/cohort.ts';
import { type CohortEntry, cohortEntryOf, cohortEntrySchema } from '#contract/cohort/cohort-entry.ts';
import { analysisResultSchema } from '#contract/report/analysis-result.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '../boot/services.ts';
import { unpack } from '../keys/packed.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import { refusalSchema } from '../resumes/queue/outcome-of.ts';
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

/** The resumes of a group, in the order in which they were added. */
export const openRows = async ({ db, safe }: Services, group: GroupRow): Promise<OpenedRow[]> => {
  const personal = await safe.of(group.userId);
  await storeNewEntries(db, personal, group.id);
  return (await listResumes(db, group.userId, group.id)).map((row) => openRow(row, personal));
};

export const presentGroup = async (services: Services, group: GroupRow): Promise<api.Group> => {
  const rows = await openRows(services, group);
  return {
    ...presentSummary({ ...group, resumes: rows.length }, await services.safe.of(group.userId)),
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

const summarized = analysisResultSchema.pick({
  atsScore: true,
  keywordScore: true,
  formatScore: true,
  jobRelevanceScore: true,
  checks: true,
  recommendations: true,
});

/** null when the stored bytes are damaged. */
const entryOf = (personal: PersonalSafe, id: string, sealed: Buffer): CohortEntry | null => {
  const opened = personal.tryOpen(id, 'result', sealed);
  return opened === null ? null : cohortEntryOf(summarized.parse(unpack(opened)));
};

const openRow = (row: ResumeRow, personal: PersonalSafe): OpenedRow => {
  const common = {
    id: row.id,
    name: personal.textOf(row.id, 'filename', row.filename),
    addedAt: row.addedAt.toISOString(),
  };
  if (row.isRead) {
    const entry = row.entry === null ? null : openEntry(personal, row.id, row.entry);
    return { ...common, status: entry === null ? 'damaged' : 'read', reason: null, entry };
  }
  const reason = row.refusal === null ? null : refusalOf(personal, row.id, row.refusal);
  return { ...common, status: reason === null ? 'waiting' : 'refused', reason, entry: null };
};

const openEntry = (personal: PersonalSafe, id: string, sealed: Buffer): CohortEntry | null => {
  const opened = personal.tryOpen(id, 'group-entry', sealed);
  return opened === null ? null : cohortEntrySchema.parse(JSON.parse(opened.toString()));
};

const refusalOf = (personal: PersonalSafe, id: string, sealed: Buffer): string => {
  const opened = personal.tryOpen(id, 'refusal', sealed);
  return opened === null ? 'This file cannot be read.' : refusalSchema.parse(JSON.parse(opened.toString())).message;
};
