import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../http/problem.ts';
import type { Upload } from '../upload/upload.ts';

/**
 * The Idempotency-Key of a request, null without one. Throws 'bad-input' when it is empty, too long or has invisible
 * characters.
 */
export const idempotencyKeyOf = ({ headers }: { headers: IncomingHttpHeaders }): string | null => {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new Problem('bad-input', { message: 'The Idempotency-Key must contain 1 to 255 visible characters.' });
};

/** The SHA-256 of the upload: the same key must mean the same request. */
export const fingerprintOf = ({ filename, bytes, jobDescription = '', jobUrl = '', seriesId = '' }: Upload): string =>
  createHash('sha256')
    .update(JSON.stringify([filename, jobDescription, jobUrl, ...(seriesId === '' ? [] : [seriesId])]))
    .update(bytes)
    .digest('hex');
