import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns.ts';

/** Resumes that one person looks at together. `name` is encrypted with their key. */
export const resumeGroups = pgTable('resume_groups', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: time('created_at').notNull(),
  /** Thirty days after the last resume was added. */
  deleteAt: time('delete_at').notNull(),
  name: bytes('name').notNull(),
  /** The SHA-256 of the token of the link for candidates; null without a link. */
  linkHash: text('link_hash').unique(),
  linkExpiresAt: time('link_expires_at'),
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

/**
 * What candidates let the owner of a group see. `userId` is the candidate, with whose key `label` and `entry` are
 * encrypted, so that both are gone with their account, in backups too.
 */
export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  groupId: uuid('group_id').notNull(),
  userId: uuid('user_id').notNull(),
  analysisId: uuid('analysis_id').notNull(),
  withFile: boolean('with_file').notNull(),
  /** The name that the candidate is listed under. */
  label: bytes('label').notNull(),
  entry: bytes('entry').notNull(),
  agreedAt: time('agreed_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});
