import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { tokenPrefix } from '../../http/token-in.ts';

const checksumOf = (random: string): string => crc32(random).toString(16).padStart(8, '0');

/** 'pw_', 160 random bits and a checksum of them, in hex: found in leaked files by one pattern, without false alarms. */
export const newToken = (): string => {
  const random = randomBytes(20).toString('hex');
  return `${tokenPrefix}${random}${checksumOf(random)}`;
};

/** Whether we could have made it. Tells mistyped tokens apart without a question to the database. */
export const isWellFormed = (token: string): boolean => {
  const [, random = '', checksum] = /^pw_([0-9a-f]{40})([0-9a-f]{8})$/.exec(token) ?? [];
  return checksum !== undefined && checksumOf(random) === checksum;
};

/** What its owner sees of a token later: 12 of its 160 random bits, and half of the checksum. */
export const hintOf = (token: string): string => `${token.slice(0, 6)}…${token.slice(-4)}`;
