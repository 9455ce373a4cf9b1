import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { company } from '#content/company/company.ts';

const periodSeconds = 30;
const codeCount = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: company.name, label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** The otpauth URI in the QR code for an authenticator app. */
export const addressOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * The time step that a code belongs to; null for a wrong code. The previous and the next step are accepted too, because
 * clocks differ and people type slowly.
 */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
};

/** Ten codes of 16 characters with 79 bits each: too many to be found from their hashes. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codeCount }, () => Array.from({ length: 4 }, fourCharacters).join('-'));

const fourCharacters = (): string => {
  let text = '';
  // Bytes beyond the last full round of the alphabet would make its first letters more likely.
  while (text.length < 4) {
    const [byte = 255] = randomBytes(1);
    if (byte < 256 - (256 % alphabet.length)) text += alphabet[byte % alphabet.length];
  }
  return text;
};

/** A recovery code as it is hashed: without spaces and hyphens, in lower case. */
export const plainCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
