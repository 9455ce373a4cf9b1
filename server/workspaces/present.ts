import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import type { Workspace } from '#contract/api/workspace/workspaces.ts';
import type { WorkspaceScores } from '#contract/report/checked-document.ts';
import { type ResumeDraft, resumeDraftSchema } from '#contract/report/resume-draft.ts';
import { pack, unpack } from '../keys/packed.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import { baselineOf } from './baseline.ts';
import type { ListedWorkspace, Saved, WorkspaceRow } from './store.ts';

/** A document is deleted this long after it was last saved. */
export const deleteAtFrom = (now: Date): Date => new Date(now.getTime() + limits.keptForDays * dayMs);

/** The document of a workspace, or of one of its versions, encrypted. */
export const sealDocument = (personal: PersonalSafe, workspaceId: string, document: ResumeDraft): Buffer =>
  personal.seal(workspaceId, 'document', pack(document));

export const openDocument = (personal: PersonalSafe, workspaceId: string, sealed: Buffer): ResumeDraft =>
  resumeDraftSchema.parse(unpack(personal.open(workspaceId, 'document', sealed)));

export const presentSaved = ({ revision, savedAt, deleteAt, isKept }: Saved) => ({
  revision,
  savedAt: savedAt.toISOString(),
  deletedOn: isKept ? null : deleteAt.toISOString(),
});

type Summary = Pick<Workspace, 'id' | 'name' | 'analysisId' | 'createdAt' | 'savedAt' | 'deletedOn'>;

export const presentSummary = (row: ListedWorkspace, personal: PersonalSafe): Summary => {
  const { savedAt, deletedOn } = presentSaved(row);
  return {
    id: row.id,
    name: personal.textOf(row.id, 'name', row.name),
    analysisId: row.analysisId,
    createdAt: row.createdAt.toISOString(),
    savedAt,
    deletedOn,
  };
};

export const jobOf = ({ id, jobDescription }: WorkspaceRow, personal: PersonalSafe): string | null =>
  jobDescription === null ? null : personal.open(id, 'job-description', jobDescription).toString();

export const presentWorkspace = (row: WorkspaceRow, personal: PersonalSafe): Workspace => ({
  ...presentSummary(row, personal),
  revision: row.revision,
  document: openDocument(personal, row.id, row.document),
  design: row.design,
  jobDescription: jobOf(row, personal),
  scores: scoresOf(row, personal),
});

const scoresOf = (row: WorkspaceRow, personal: PersonalSafe): WorkspaceScores | null =>
  baselineOf(row, personal)?.scores ?? null;
