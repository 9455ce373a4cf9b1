import { hasRoomIn } from './free-room.ts';

/** What PostgreSQL needs to go on: a segment of its write-ahead log. */
const segmentBytes = 16 * 1024 * 1024;
/** PostgreSQL's own code, and the system's. */
const codes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);

const saysSo = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && codes.has(error.code)) ||
    error.message.includes('No space left on device') ||
    saysSo(error.cause));

/**
 * The sentence for an operator whose disk is full; null when the error has another reason. PostgreSQL may end without a
 * word when it cannot write its log, so a lost connection counts too if there is no room.
 */
export const diskFullMessage = async (error: unknown, folder: string): Promise<Error | null> =>
  saysSo(error) || (isLost(error) && !(await hasRoomIn(folder, segmentBytes)))
    ? new Error(
        `The disk of the data folder ${folder} is full. Nothing was changed: free some space, and start again.`,
        { cause: error },
      )
    : null;

const isLost = (error: unknown): boolean =>
  error instanceof Error && /Connection terminated|ECONNRESET|ECONNREFUSED|the database system is/u.test(error.message);
