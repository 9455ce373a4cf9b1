/** The advisory locks of the database: two uses of one number would wait for each other. */
export const lockKeys = {
  /** Held (shared) by every process that is using the embedded server. */
  presence: 728_201,
  /** Held while the schema is changed. */
  migrations: 728_202,
  /** Held while a job is taken, so that two processes cannot both give a user their second place. */
  taking: 728_203,
  /** Held while tallies are added up. */
  counts: 728_204,
  /** Held while a backup is made. */
  copies: 728_205,
} as const;
