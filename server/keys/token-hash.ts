import { createHash } from 'node:crypto';

/** What the database knows of a session token: enough to recognise it, not enough to use it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
