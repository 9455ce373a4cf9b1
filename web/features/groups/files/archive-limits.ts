/** What an archive may hold, so that one that was made to fill the memory of a browser cannot. */
export const archiveLimits = {
  archiveBytes: 200 * 1024 * 1024,
  entries: 2_000,
  /** Of all resumes that are taken from one archive. */
  unpackedBytes: 200 * 1024 * 1024,
  /** Resumes are compressed already, so an honest archive saves little: a Word file of plain XML is at most 20 to 1. */
  ratio: 100,
  /** Below this size the ratio says nothing. */
  ratioFromBytes: 64 * 1024,
  unpackMs: 30_000,
} as const;
