import type { Configuration } from './configuration.ts';

/** A message for the operator for known system errors, null for all others. */
export const operatorMessageOf = (error: unknown, { PORT, HOST, DATA_DIR }: Configuration): Error | null => {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'ENOSPC')
    return new Error(`The disk of the data folder ${DATA_DIR} is full. Free some space, and start again.`);
  if ('path' in error && String(error.path).startsWith(DATA_DIR))
    return new Error(
      `The data folder ${DATA_DIR} cannot be used (${String(error.code)}). Start the server as the folder's owner, or set DATA_DIR to another folder.`,
    );
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} is in use by another program. Set PORT to a free port.`,
    EACCES: `This user does not have permission to use port ${PORT}. Set PORT to a port above 1023.`,
    EADDRNOTAVAIL: `This machine does not have the address ${HOST}. Set HOST to one of its own addresses.`,
    ENOTFOUND: `This machine does not have the address ${HOST}. Set HOST to one of its own addresses.`,
  };
  const sentence = sentences[String(error.code)];
  return sentence === undefined ? null : new Error(sentence);
};
