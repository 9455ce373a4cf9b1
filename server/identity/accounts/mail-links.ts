import { randomBytes } from 'node:crypto';
import { hourMs, minuteMs } from '#contract/product/durations.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import type { Transaction } from '../../db/connect.ts';
import { Problem } from '../../http/problem.ts';
import { insertLink, type LinkPurpose, type LinkRow, deleteLink } from './mail-link-store.ts';

/** How long a link works. The emails state the same time. */
const validMs: Record<LinkPurpose, number> = {
  'reset-password': 30 * minuteMs,
  'verify-email': 7 * 24 * hourMs,
  'change-email': 24 * hourMs,
  'log-in': 30 * minuteMs,
};

/** 256 random bits for an email; the database stores only the hash. */
export const createLink = async (
  transaction: Transaction,
  link: LinkRow,
  now: Date,
): Promise<{ token: string; cause: string; uselessAfter: Date }> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validMs[link.purpose]);
  const hash = tokenHash(token);
  await insertLink(transaction, { ...link, tokenHash: hash, expiresAt, now });
  return { token, cause: `${link.purpose}:${hash}`, uselessAfter: expiresAt };
};

/** Deletes the link, or throws the problem that it has expired. */
export const consumeLink = async (
  transaction: Transaction,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow> => {
  const link = await deleteLink(transaction, tokenHash(token), purposes, now);
  if (link === null) throw new Problem('link-expired');
  return link;
};
