import { internalMessage } from './internal-message.ts';

/** Every expected failure of the API: its code, its HTTP status, and the message shown to the user. */
export const problems = {
  'bad-input': { status: 400, message: 'Please correct the marked fields.' },
  'signed-out': { status: 401, message: 'Please sign in to continue.' },
  'wrong-credentials': { status: 401, message: 'Please check your credentials and try again.' },
  'bad-signature': { status: 400, message: 'The signature of this message is not valid.' },
  'payment-failed': { status: 402, message: 'The payment did not go through. Please try another card.' },
  'code-needed': { status: 401, message: 'Please enter the code from your authenticator app.' },
  'wrong-code': { status: 403, message: 'This code is wrong or has already been used. Please try the next one.' },
  'step-over': { status: 401, message: 'This took too long. Please sign in again.' },
  'second-factor-on': { status: 409, message: 'Two-step login is already on. Turn it off first.' },
  'mail-needed': {
    status: 403,
    message:
      'Too many incorrect passwords were entered for this account today. If yours was correct, an email with a sign-in link is on its way to you.',
  },
  'sign-ups-closed': { status: 403, message: 'This site does not take new accounts.' },
  'invitation-needed': {
    status: 403,
    message:
      'New accounts here need an invitation, and each invitation works once. Please ask the operator of this site for a new link.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Admins of this site must use two-step login. Please turn it on in your profile first.',
  },
  'wrong-password': { status: 403, message: 'Your current password is not correct.' },
  'password-needed': { status: 403, message: 'Please enter your password again to do this.' },
  suspended: { status: 403, message: 'This account is suspended. Please contact us.' },
  'not-in-plan': { status: 403, message: 'Your plan does not include this. Premium does.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  'cross-site': { status: 403, message: 'This request came from another site, so we refused it.' },
  'wrong-token': {
    status: 401,
    message: 'This API token is not valid: it is mistyped, expired or revoked. Create a new one in your profile.',
  },
  'token-scope': {
    status: 403,
    message: 'An API token cannot be used for this. Please sign in on our pages instead.',
  },
  'tokens-full': { status: 409, message: 'You have twenty API tokens. Please revoke one that you no longer use.' },
  'not-found': { status: 404, message: 'We could not find that.' },
  'username-taken': { status: 409, message: 'This username is already taken. Please choose another one.' },
  'email-taken': { status: 409, message: 'There is already an account with this email. Please sign in instead.' },
  'already-subscribed': { status: 409, message: 'You already have a subscription. You can change it in your profile.' },
  'nothing-due': { status: 409, message: 'There is nothing to pay right now.' },
  'no-subscription': { status: 409, message: 'You have no subscription to change.' },
  'stored-damaged': {
    status: 500,
    message:
      'The copy we stored is damaged and can no longer be read. We have been notified. If you were opening a resume, please upload it again.',
  },
  'too-late': { status: 409, message: 'The 14-day period for this is over.' },
  'passkeys-off': {
    status: 404,
    message: 'Passkeys do not work at this address. They need HTTPS and a name instead of a number.',
  },
  'passkey-refused': {
    status: 403,
    message: 'We could not accept this passkey. Please try again, or sign in with your password.',
  },
  'passkeys-full': { status: 409, message: 'You have twenty passkeys. Please remove one that you no longer use.' },
  'provider-off': { status: 404, message: 'This way to sign in is not set up on this site.' },
  'last-way-in': {
    status: 409,
    message:
      'This is the only way to log in to your account. Set a password first: use "Forgot your password?" on the login page.',
  },
  'last-admin': { status: 409, message: 'You are the only admin. Please make someone else an admin first.' },
  'own-account': { status: 409, message: 'You cannot suspend your own account.' },
  'still-running': { status: 409, message: 'This resume is being analyzed right now. Please wait a moment.' },
  'changed-elsewhere': {
    status: 409,
    message: 'This resume was changed in another window since you opened it. Nothing was overwritten.',
  },
  superseded: { status: 409, message: 'A newer request has replaced this one.' },
  'workspace-full': {
    status: 409,
    message: 'You are editing as many resumes as you can keep here. Please delete one that you no longer need.',
  },
  'group-full': {
    status: 409,
    message: 'A group holds at most 200 resumes. Please make another group for the rest.',
  },
  'link-expired': { status: 410, message: 'This link has expired or has already been used.' },
  'too-slow-to-send': {
    status: 408,
    message: 'Your connection sent this too slowly, so we stopped waiting. Please try again on a faster connection.',
  },
  'too-large': { status: 413, message: 'File size must be less than 5MB' },
  'body-too-large': { status: 413, message: 'That is more text than we can accept. Please shorten it.' },
  'wrong-type': { status: 415, message: 'Please upload a PDF or DOCX file' },
  'wrong-posting-type': {
    status: 415,
    message: 'Please choose a PDF, Word (.docx), HTML, MHTML, email (.eml) or text file.',
  },
  'wrong-media-type': { status: 415, message: 'This request is in a format we do not accept.' },
  unprintable: {
    status: 422,
    message:
      'Our PDF fonts do not include some of the characters in your resume. Please download the Word file instead.',
  },
  'too-long-to-print': {
    status: 422,
    message:
      'There is too much text in this resume to make a PDF of it. Delete hidden text and very long lines from your resume, and check the new version; the results page shows everything in the meantime.',
  },
  'too-long-to-edit': {
    status: 422,
    message: 'This resume is too long to edit here. The limit is about fifty pages.',
  },
  'unreadable-file': { status: 422, message: 'This file cannot be read.' },
  'price-unfit': { status: 422, message: 'These prices do not match the plan.' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  'quota-exceeded': { status: 429, message: "You have used today's scan." },
  internal: { status: 500, message: internalMessage },
  busy: { status: 503, message: 'We are busy right now. Please try again in a few seconds.' },
  'payments-unavailable': { status: 503, message: 'We cannot reach our payment provider right now. Please try again.' },
  'no-payments': { status: 503, message: 'Payment processing is not available in demo mode.' },
  'wording-consent': {
    status: 403,
    message: 'Nothing was sent. Please choose first whether bullets may be sent to the language model.',
  },
  'wording-away': {
    status: 503,
    message:
      'The language model gave no usable answer. Your resume has not changed. Continue without a suggestion, or try again in a minute.',
  },
  'provider-away': {
    status: 503,
    message: 'We cannot reach this provider right now. Please try again in a moment, or sign in with your password.',
  },
  'no-mail': {
    status: 503,
    message: 'This server cannot send email yet. Its operator has to set SMTP_URL and MAIL_FROM.',
  },
  'no-room': {
    status: 507,
    message:
      'We do not have enough storage for another file right now. We have been notified; please try again later. Everything you have stored is still there.',
  },
  'files-unavailable': {
    status: 503,
    message: 'We cannot reach our file storage right now. Please try again in a few minutes.',
  },
  unavailable: { status: 503, message: 'We cannot reach our database right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;
