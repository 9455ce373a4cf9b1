import { z } from 'zod';

/** Everything that can be expected to go wrong on the wire: code, HTTP status, the sentence a person reads. */
export const problems = {
  'bad-input': { status: 400, message: 'Something in the form is not right. Please check the marked fields.' },
  'signed-out': { status: 401, message: 'Please log in to continue.' },
  'wrong-credentials': { status: 401, message: 'Please check your credentials and try again.' },
  'bad-signature': { status: 400, message: 'This message is not signed as we expect it.' },
  'payment-failed': { status: 402, message: 'The payment did not go through. Please try another card.' },
  'code-needed': { status: 401, message: 'Please enter the code of your authenticator app.' },
  'wrong-code': { status: 403, message: 'This code is not right, or it was used already. Please try the next one.' },
  'step-over': { status: 401, message: 'This took too long. Please log in once more.' },
  'second-factor-on': { status: 409, message: 'Two-step login is on already. Switch it off first.' },
  'mail-needed': {
    status: 403,
    message:
      'Wrong passwords were tried for this account too often today. If yours was right, a mail with a link to log in is on its way to you.',
  },
  'second-factor-missing': {
    status: 403,
    message: 'Admins of this site need a second step at the login. Please switch it on in your profile first.',
  },
  'wrong-password': { status: 403, message: 'Your current password is not right.' },
  'password-needed': { status: 403, message: 'Please enter your password once more to do this.' },
  suspended: { status: 403, message: 'This account is suspended. Please contact us.' },
  'not-in-plan': { status: 403, message: 'Your plan does not include this. Premium does.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  'cross-site': { status: 403, message: 'This request came from another site, so we refused it.' },
  'not-found': { status: 404, message: 'We could not find that.' },
  'username-taken': { status: 409, message: 'This username is already taken. Please choose another one.' },
  'email-taken': { status: 409, message: 'There is already an account with this email. Please log in instead.' },
  'already-subscribed': { status: 409, message: 'You have a subscription already. You can change it in your profile.' },
  'no-subscription': { status: 409, message: 'You have no subscription that could be changed.' },
  'stored-damaged': {
    status: 500,
    message:
      'What we stored of this is damaged and cannot be read any more. We have been told. If it is a resume, please upload it again.',
  },
  'too-late': { status: 409, message: 'The 14 days for this are over.' },
  'provider-off': { status: 404, message: 'This way to log in is not set up on this site.' },
  'last-way-in': {
    status: 409,
    message: 'This is the only way into your account. Set a password first, with "Forgot your password?" at the login.',
  },
  'last-admin': { status: 409, message: 'You are the only admin. Please make somebody else an admin first.' },
  'own-account': { status: 409, message: 'You cannot suspend your own account.' },
  'still-running': { status: 409, message: 'This resume is being analyzed right now. Please wait a moment.' },
  'link-expired': { status: 410, message: 'This link has expired or was already used.' },
  'too-large': { status: 413, message: 'File size must be less than 5MB' },
  'body-too-large': { status: 413, message: 'That is more text than we can take. Please shorten it.' },
  'wrong-type': { status: 415, message: 'Please upload a PDF or DOCX file' },
  'wrong-media-type': { status: 415, message: 'This request is in a format we do not accept.' },
  unprintable: {
    status: 422,
    message: 'Our PDF fonts do not have all letters of your resume. Please take the Word file, which has.',
  },
  'unreadable-file': { status: 422, message: 'This file cannot be read.' },
  'price-unfit': { status: 422, message: 'These prices do not fit the plan.' },
  'too-many-requests': { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  'quota-exceeded': { status: 429, message: "You have used today's scan." },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  busy: { status: 503, message: 'We are busy right now. Please try again in a few seconds.' },
  'payments-unavailable': { status: 503, message: 'We cannot reach our payment provider right now. Please try again.' },
  'no-payments': { status: 503, message: 'Payment processing is not available in demo mode.' },
  'provider-away': {
    status: 503,
    message: 'We cannot reach them right now. Please try again in a moment, or log in with your password.',
  },
  'no-mail': {
    status: 503,
    message: 'This server cannot send mail yet. Its operator has to set SMTP_URL and MAIL_FROM.',
  },
  'no-room': {
    status: 507,
    message:
      'We have no room for another file right now. We have been told; please try again later. All that you have stored is still there.',
  },
  unavailable: { status: 503, message: 'We cannot reach our database right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;

/** The body of every answer that is not a success. `message` is a sentence for people; `fields` names form fields; `reason` is the engine's failure code. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  reason: z.string().optional(),
  requestId: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
  /** When what was refused is possible again, ISO 8601 in UTC. */
  nextAt: z.string().optional(),
});
export type ProblemBody = z.infer<typeof problemSchema>;
