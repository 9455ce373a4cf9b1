/** What is said around downloads. Fixed texts are those of specification section 8. */
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

/** What a plan's report is, beside the button that downloads it. */
export const reportKinds = { short: 'short PDF', full: 'full PDF' } as const;
