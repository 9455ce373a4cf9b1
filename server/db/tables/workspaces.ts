import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TemplateId } from '#contract/api/templates.ts';
import type { WorkspaceVersion } from '#contract/api/workspace/versions.ts';
import { bytes, time } from './columns.ts';

/** Resumes that their owner edits. Everything that a person wrote is encrypted with their data key. */
export const workspaces = pgTable('workspaces', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** The resume that it was made from; null for one begun from nothing, or when that has expired. */
  analysisId: uuid('analysis_id').unique(),
  createdAt: time('created_at').notNull(),
  savedAt: time('saved_at').notNull(),
  /** Ignored while the resume that it was made from is kept. */
  deleteAt: time('delete_at').notNull(),
  /** Counts what was saved, from 1. */
  revision: integer('revision').notNull(),
  design: text('design').$type<TemplateId>().notNull(),
  name: bytes('name').notNull(),
  jobDescription: bytes('job_description'),
  /** The scores of the file that it was made from. */
  baseline: bytes('baseline'),
  document: bytes('document').notNull(),
});

/** Earlier states; number 1 is what a workspace began with. `revision` is the one that had this document. */
export const workspaceVersions = pgTable(
  'workspace_versions',
  {
    workspaceId: uuid('workspace_id').notNull(),
    number: integer('number').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<WorkspaceVersion['kind']>().notNull(),
    revision: integer('revision').notNull(),
    madeAt: time('made_at').notNull(),
    name: bytes('name'),
    /** Encrypted under the same label as that of the workspace, so that a state is copied as it is. */
    document: bytes('document').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.number] })],
);

/** Whether a person lets bullets be sent to a language model, and to which one. */
export const wordingChoices = pgTable('wording_choices', {
  userId: uuid('user_id').primaryKey(),
  choice: text('choice', { enum: ['on', 'off'] }).notNull(),
  recipient: text('recipient').notNull(),
  model: text('model').notNull(),
  decidedAt: time('decided_at').notNull(),
});
