import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns.ts';

/** Resumes that one person looks at together. `name` is encrypted with their key. */
export const resumeGroups = pgTable('resume_groups', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: time('created_at').notNull(),
  /** Thirty days after the last resume was added. */
  deleteAt: time('delete_at').notNull(),
  name: bytes('name').notNull(),
});

/** The resumes that the owner of a group uploaded to it. */
export const groupResumes = pgTable('group_resumes', {
  /** The id of the upload, and of the analysis that it becomes. */
  resumeId: uuid('resume_id').primaryKey(),
  groupId: uuid('group_id').notNull(),
  userId: uuid('user_id').notNull(),
  addedAt: time('added_at').notNull(),
  /** The same id once `entry` is stored, so that it is deleted with the analysis. */
  analysisId: uuid('analysis_id').unique(),
  /** What the table shows of it, encrypted; null until the group is opened after the file was read. */
  entry: bytes('entry'),
});
