import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns.ts';

/** What people wrote or uploaded is encrypted with their data key; scores and times are plain, for statistics. */
export const analyses = pgTable('analyses', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: time('created_at').notNull(),
  deleteAt: time('delete_at').notNull(),
  engineVersion: text('engine_version').notNull(),
  atsScore: integer('ats_score').notNull(),
  keywordScore: integer('keyword_score').notNull(),
  formatScore: integer('format_score').notNull(),
  jobScore: integer('job_score'),
  fileBytes: integer('file_bytes').notNull(),
  filename: bytes('filename').notNull(),
  /** The name its owner gave it; null: the file's name. */
  name: bytes('name'),
  /** The first analysis of the same resume, which may have been deleted; null: this is the first. */
  seriesId: uuid('series_id'),
  /** Encrypted; null when it is in the object store, under `fileKey`. */
  file: bytes('file'),
  fileKey: text('file_key'),
  jobDescription: bytes('job_description'),
  result: bytes('result').notNull(),
  /** If set, it is kept until its owner deletes it, and `deleteAt` is ignored. */
  keptSince: time('kept_since'),
  /** If set, its owner has deleted it, and the row exists only while that can be undone. */
  deletedAt: time('deleted_at'),
});

/** Links to reports without personal details. `tokenHash` is the SHA-256 of the link's token. */
export const shares = pgTable('shares', {
  analysisId: uuid('analysis_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** Drafts: what-if texts that a user saved. `text` is encrypted with the user's key. */
export const drafts = pgTable('drafts', {
  analysisId: uuid('analysis_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  text: bytes('text').notNull(),
  keptAt: time('kept_at').notNull(),
});

/**
 * Uploads that have not become an analysis: waiting, being read, or refused. Everything that a person wrote is encrypted
 * with their key, labeled as in `analyses`, whose id an upload keeps when it has been read.
 */
export const uploads = pgTable('uploads', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: time('created_at').notNull(),
  /** The round of all users in which it is read: a user's next upload is in the next round. */
  round: integer('round').notNull(),
  filename: bytes('filename').notNull(),
  name: bytes('name'),
  seriesId: uuid('series_id'),
  fileBytes: integer('file_bytes').notNull(),
  /** As in `analyses`; `file` is null too once it was refused. */
  fileKey: text('file_key'),
  jobDescription: bytes('job_description'),
  jobUrl: bytes('job_url'),
  /** The Idempotency-Key of its request. */
  requestKey: text('request_key'),
  /** The slot of a day that it uses up if it is analyzed. */
  scanDay: text('scan_day'),
  scanPlace: integer('scan_place'),
  refusedAt: time('refused_at'),
  /** The engine's or the reader's reason, such as 'too-slow'. */
  refusalReason: text('refusal_reason'),
  /** The sentence for its owner, encrypted. */
  refusal: bytes('refusal'),
  /** The last parameter when it is stored: the driver copies all before it once more to make room for what follows. */
  file: bytes('file'),
});

/** Requests with an Idempotency-Key: of an upload that is waiting or being read, later of its analysis. */
export const analysisRequests = pgTable(
  'analysis_requests',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** Only servers of the previous version write it. */
    leaseUntil: time('lease_until'),
    uploadId: uuid('upload_id'),
    analysisId: uuid('analysis_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Slots for analyses per day (`what` is the date). Reserved while the lease is valid, permanent once used. */
export const scanPlaces = pgTable(
  'scan_places',
  {
    userId: uuid('user_id').notNull(),
    what: text('what').notNull(),
    place: integer('place').notNull(),
    leaseUntil: time('lease_until').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.what, table.place] })],
);
