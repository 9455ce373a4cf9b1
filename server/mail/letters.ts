import { limits } from '#contract/product/limits.ts';
import type { Letter } from './letter.ts';

/** Every mail that we send. `site` is PUBLIC_URL: a link never uses the host of a request. */
const pageOf = (site: string, path: string, token: string): string => `${site}${path}?token=${token}`;

export const resetPasswordLetter = (site: string, token: string): Letter => ({
  subject: 'Set a new password',
  paragraphs: [
    'Someone, probably you, asked to set a new password for your account. Use this link to set one. It works only once and expires in 30 minutes:',
    'If this was not you, you can ignore this email: your password stays as it is.',
  ],
  link: { label: 'Set a new password', address: pageOf(site, '/reset-password', token) },
});

export const passwordChangedLetter = (site: string): Letter => ({
  subject: 'Your password was changed',
  paragraphs: [
    'Your password was changed, and all other devices were signed out.',
    `If this was not you, set a new password right away: ${site}/reset-password`,
  ],
});

export const verifyEmailLetter = (site: string, token: string): Letter => ({
  subject: 'Please confirm your email address',
  paragraphs: [
    'An account was created with this email address. Please confirm that it is yours:',
    'The link works for seven days. If you did not create an account, you can ignore this email.',
  ],
  link: { label: 'Confirm my address', address: pageOf(site, '/verify-email', token) },
});

export const newAddressLetter = (site: string, token: string): Letter => ({
  subject: 'Please confirm your new email address',
  paragraphs: [
    'Someone, probably you, wants to use this email address for an account. Please confirm it:',
    'The link works for 24 hours. Until you confirm, the account keeps its old address. If this was not you, you can ignore this email.',
  ],
  link: { label: 'Use this address', address: pageOf(site, '/verify-email', token) },
});

/** Sent to the address that is about to be replaced; it does not name the new one, because that may be a stranger's. */
export const addressChangeNotice = (site: string): Letter => ({
  subject: 'Your email address is about to change',
  paragraphs: [
    'Someone, probably you, asked to use another email address for your account. The address changes once the new one is confirmed.',
    `If this was not you, set a new password now to stop the change: ${site}/reset-password`,
  ],
});

export const logInLetter = (site: string, token: string): Letter => ({
  subject: 'Your sign-in link',
  paragraphs: [
    'Someone who knows your password, probably you, is trying to sign in. There were too many failed password attempts on your account today, so please sign in with this link. It works only once and expires in 30 minutes:',
    `If this was not you, someone has your password. Set a new one right away: ${site}/reset-password`,
  ],
  link: { label: 'Sign in', address: pageOf(site, '/login', token) },
});

/** `at` is shown in UTC, because we do not know where the reader is. */
export const newDeviceLetter = (site: string, device: string, at: Date): Letter => ({
  subject: 'New sign-in to your account',
  paragraphs: [
    `Someone signed in to your account from a device that we have not seen before: ${device}, ${momentOf(at)}.`,
    'If this was you, you do not need to do anything.',
    `If it was not you, set a new password now to sign out all devices: ${site}/reset-password`,
  ],
});

const momentOf = (at: Date): string =>
  `${dayInWords(at.toISOString().slice(0, 10))}, ${at.toISOString().slice(11, 16)} UTC`;

export const secondFactorOnLetter = (site: string): Letter => ({
  subject: 'Two-step login is on',
  paragraphs: [
    'From now on, signing in with your password also requires a code from your authenticator app.',
    'Keep your recovery codes somewhere you can find them without your phone.',
    `If this was not you, set a new password right away: ${site}/reset-password`,
  ],
});

export const secondFactorOffLetter = (site: string): Letter => ({
  subject: 'Two-step login is off',
  paragraphs: [
    'You can now sign in with just your password again. The recovery codes no longer work.',
    `If this was not you, set a new password right away: ${site}/reset-password`,
  ],
});

export const passkeyAddedLetter = (site: string): Letter => ({
  subject: 'A passkey was added to your account',
  paragraphs: [
    'From now on, you can sign in with it, without your password and without a code.',
    `If this was not you, remove it in your account settings and set a new password right away: ${site}/reset-password`,
  ],
});

export const passkeyRemovedLetter = (site: string): Letter => ({
  subject: 'A passkey was removed from your account',
  paragraphs: [
    'It can no longer be used to sign in.',
    `If this was not you, set a new password right away: ${site}/reset-password`,
  ],
});

export const tokenCreatedLetter = (site: string): Letter => ({
  subject: 'An API token was created for your account',
  paragraphs: [
    'Programs that have it can use your account as far as you allowed when you created it. You can revoke it in your account settings.',
    `If this was not you, set a new password right away, which revokes all tokens: ${site}/reset-password`,
  ],
});

/** Names no file: a mail never contains anything from a resume. */
export const deletionNearLetter = (site: string, count: number, day: string): Letter => ({
  subject: count === 1 ? 'One of your resumes will be deleted soon' : `${count} of your resumes will be deleted soon`,
  paragraphs: [
    `${count === 1 ? 'One of your resumes and its report' : `${count} of your resumes and their reports`} will be deleted on ${dayInWords(day)}: unless you ask us to, we keep no uploaded resume for longer than ${limits.keptForDays} days.`,
    'Still need it? Choose "Keep until I delete it" in your profile before then. Otherwise, you do not need to do anything.',
    `You can turn these emails off in your account settings: ${site}/profile?tab=settings`,
  ],
  link: { label: 'Go to my resumes', address: `${site}/profile` },
});

const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
