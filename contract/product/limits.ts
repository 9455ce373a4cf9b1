/** Limits that both the server and the browser state and enforce. */
export const limits = {
  uploadBytes: 5 * 1024 * 1024,
  /** How long an upload may take, without the time in which the server does not read it; then the connection is closed. */
  uploadMs: 60_000,
  /** How long an upload waits while others are read. */
  uploadWaitMs: 240_000,
  uploadExtensions: ['.pdf', '.docx'],
  jobDescriptionCharacters: 20_000,
  jobUrlCharacters: 2_000,
  resumeNameCharacters: 120,
  /** Of a what-if text: about thirty pages. */
  whatIfCharacters: 60_000,
  /** Per user, on every plan, so that one script cannot block everybody else. */
  scansAtOnce: 2,
  /** Uploads of one user that may wait to be read. */
  waitingUploads: 20,
  scansPerMinute: 20,
  /** The page of the workspace stays below it, however fast its person types. */
  workspaceChecksPerMinute: 600,
  /** Resumes in a group, which may all be waiting to be read. */
  groupResumes: 200,
  /** Groups of one user. */
  groups: 50,
  usernameMinCharacters: 3,
  passwordMinCharacters: 6,
  passwordMaxCharacters: 256,
  /** For a password that is set after registration. */
  newPasswordMinCharacters: 8,
  toastMs: 5_000,
  loginRequiredToastMs: 10_000,
  keptForDays: 30,
  /** How long the link to a shared report works, unless its resume is deleted earlier. */
  sharedForDays: 30,
  /** Messages from the contact form and applications. */
  lettersKeptForDays: 180,
  /** How long a deleted analysis can be restored. */
  undoMs: 10_000,
  /** How long after the download of a template or guide the page continues. */
  afterDownloadMs: 800,
  /** How long the link that confirms a newsletter subscription works. */
  newsletterLinkDays: 7,
  /** Entries of a person's activity that are listed. */
  activityEntries: 100,
} as const;
