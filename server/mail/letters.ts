import type { Letter } from './letter.ts';

/** Every mail that we write. `site` is PUBLIC_URL: a link never follows the host that a request names. */
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

/** To the address that is about to be replaced; it names no new one, because that may be a stranger's. */
export const addressChangeNotice = (site: string): Letter => ({
  subject: 'Your email address is about to change',
  paragraphs: [
    'Somebody, probably you, asked to use another email address for your account. It changes when the new one is confirmed.',
    `If this was not you, set a new password now, which stops the change: ${site}/reset-password`,
  ],
});
