import { limits } from '#contract/product/limits.ts';
import type { Letter } from './letter.ts';

/** Every mail that we send. `site` is PUBLIC_URL: a link never uses the host of a request. */
const pageOf = (site: string, path: string, token: string): string => `${site}${path}?token=${token}`;

export const resetPasswordLetter = (site: string, token: string): Letter => ({
  subject: 'Set a new password',
  paragraphs: [
    'Somebody, probably you, asked to set a new password for your account. This link does it, once, within the next 30 minutes:',
    'If this was not you, you need not do anything: your password stays as it is.',
  ],
  link: { label: 'Set a new password', address: pageOf(site, '/reset-password', token) },
});

export const passwordChangedLetter = (site: string): Letter => ({
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account was changed, and all other devices were logged out.',
    `If this was not you, set a new password at once: ${site}/reset-password`,
  ],
});

export const verifyEmailLetter = (site: string, token: string): Letter => ({
  subject: 'Please confirm your email address',
  paragraphs: [
    'An account was made with this email address. Please confirm that it is yours:',
    'The link works for seven days. If you did not make an account, ignore this mail.',
  ],
  link: { label: 'Confirm my address', address: pageOf(site, '/verify-email', token) },
});

export const newAddressLetter = (site: string, token: string): Letter => ({
  subject: 'Please confirm your new email address',
  paragraphs: [
    'Somebody, probably you, wants to use this email address for an account. Please confirm it:',
    'The link works for 24 hours. Until then the account keeps its old address. If this was not you, ignore this mail.',
  ],
  link: { label: 'Use this address', address: pageOf(site, '/verify-email', token) },
});

/** Sent to the address that is about to be replaced; it does not name the new one, because that may be a stranger's. */
export const addressChangeNotice = (site: string): Letter => ({
  subject: 'Your email address is about to change',
  paragraphs: [
    'Somebody, probably you, asked to use another email address for your account. It changes when the new one is confirmed.',
    `If this was not you, set a new password now, which stops the change: ${site}/reset-password`,
  ],
});

export const logInLetter = (site: string, token: string): Letter => ({
  subject: 'Log in with this link',
  paragraphs: [
    'Somebody who knows your password, probably you, wants to log in. Wrong passwords were tried for your account too often today, so please show that this mail reaches you. Log in with this link, once, within the next 30 minutes:',
    `If this was not you, somebody has your password. Set a new one at once: ${site}/reset-password`,
  ],
  link: { label: 'Log in', address: pageOf(site, '/login', token) },
});

/** `at` is shown in UTC, because we do not know where the reader is. */
export const newDeviceLetter = (site: string, device: string, at: Date): Letter => ({
  subject: 'New login to your account',
  paragraphs: [
    `Your account was logged into from a device that we have not seen before: ${device}, ${momentOf(at)}.`,
    'If this was you, there is nothing to do.',
    `If it was not, set a new password now, which logs all devices out: ${site}/reset-password`,
  ],
});

const momentOf = (at: Date): string =>
  `${dayInWords(at.toISOString().slice(0, 10))}, ${at.toISOString().slice(11, 16)} UTC`;

export const secondFactorOnLetter = (site: string): Letter => ({
  subject: 'Two-step login is on',
  paragraphs: [
    'From now on a login to your account needs a code of your authenticator app besides your password.',
    'Keep the recovery codes where you find them without your phone.',
    `If this was not you, set a new password at once: ${site}/reset-password`,
  ],
});

export const secondFactorOffLetter = (site: string): Letter => ({
  subject: 'Two-step login is off',
  paragraphs: [
    'A login to your account needs only your password again. The recovery codes are worth nothing any more.',
    `If this was not you, set a new password at once: ${site}/reset-password`,
  ],
});

/** Names no file: a mail never contains anything from a resume. */
export const deletionNearLetter = (site: string, count: number, day: string): Letter => ({
  subject: count === 1 ? 'One of your resumes will be deleted soon' : `${count} of your resumes will be deleted soon`,
  paragraphs: [
    `${count === 1 ? 'A resume of yours and its report are' : `${count} resumes of yours and their reports are`} deleted on ${dayInWords(day)}: without your word we keep nothing for longer than ${limits.keptForDays} days.`,
    'Do you still need this? Choose "Keep until I delete it" in your profile before then. Otherwise there is nothing to do.',
    `You can switch these mails off in your account settings: ${site}/profile?tab=settings`,
  ],
  link: { label: 'Go to my resumes', address: `${site}/profile` },
});

const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
