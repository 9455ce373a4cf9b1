/** Limits that both the server and the browser state and enforce. */
export const limits = {
  uploadBytes: 5 * 1024 * 1024,
  /** How long a file may take to come in; then the server hangs up. */
  uploadMs: 60_000,
  uploadExtensions: ['.pdf', '.docx'],
  jobDescriptionCharacters: 20_000,
  jobUrlCharacters: 2_000,
  resumeNameCharacters: 120,
  /** Of a text that is tried out: some thirty pages. */
  whatIfCharacters: 60_000,
  /** Of one person, with every plan: so that one program does not hold everybody else up. */
  scansAtOnce: 2,
  scansPerMinute: 20,
  usernameMinCharacters: 3,
  passwordMinCharacters: 6,
  passwordMaxCharacters: 256,
  /** For a password that is chosen later than at the registration. */
  newPasswordMinCharacters: 8,
  toastMs: 5_000,
  loginRequiredToastMs: 10_000,
  keptForDays: 30,
  /** How long the link to a shared report works, unless its resume is deleted before. */
  sharedForDays: 30,
  /** Messages of the contact form and applications. */
  lettersKeptForDays: 180,
  /** How long a deleted analysis can be brought back. */
  undoMs: 10_000,
  /** How long after a template or a guide came the page moves on. */
  afterDownloadMs: 800,
  /** How long the link that confirms a newsletter works. */
  newsletterLinkDays: 7,
} as const;
