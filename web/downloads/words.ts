/** Texts around downloads. */
export const words = {
  busy: 'Preparing…',
  failed: 'Download failed. Please try again later.',
  retry: 'Try again',
  logIn: 'Log in and come back',
  signedOut: 'Your session has ended, so the file was not created. Log in and try again.',
  blocked: 'Popup Blocked',
  blockedReport: 'Please allow popups to open the report, or open it in this tab:',
  openHere: 'open the report here',
} as const;

/** The kind of report of each plan, next to the download button. */
export const reportKinds = { short: 'short PDF', full: 'full PDF' } as const;
