import type { Restored } from './restore-copy.ts';

/** What a restore did, for the operator; figures of nothing are left out. */
export const restoredSentences = (
  { rows, people, takenAt, gone, erased, ended }: Restored,
  seconds: string,
): string[] =>
  [
    `Restored ${rows} rows with ${people} accounts in ${seconds} s, as of ${takenAt}.`,
    gone > 0 && `Accounts left out because they were deleted after the backup: ${gone}.`,
    erased.accounts > 0 && `Accounts erased again because the erasure log names them: ${erased.accounts}.`,
    erased.resumes > 0 && `Resumes erased again because their owners had deleted them: ${erased.resumes}.`,
    erased.drafts > 0 && `Drafts erased again because their owners had deleted them: ${erased.drafts}.`,
    erased.workspaces > 0 &&
      `Resumes in the workspace erased again because their owners had deleted them: ${erased.workspaces}.`,
    erased.groups > 0 && `Groups of resumes erased again because their owners had deleted them: ${erased.groups}.`,
    erased.newsletter > 0 && `Newsletter addresses erased again: ${erased.newsletter}.`,
    'Everyone has to sign in again.',
    ended.shares > 0 && `Share links ended, because they may have been revoked after the backup: ${ended.shares}.`,
    ended.consents > 0 &&
      `Resumes no longer shared with groups, because their owners may have withdrawn after the backup: ${ended.consents}.`,
    ended.links > 0 && `Links in emails ended, such as those to reset a password: ${ended.links}.`,
    'Subscriptions begun or ended since then are compared with the payment provider as soon as a server starts, and given back to their accounts.',
    ended.mails > 0 && `Waiting emails ended, because they may have been sent: ${ended.mails}.`,
  ].filter((sentence) => sentence !== false);
