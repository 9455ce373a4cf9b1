import type { Configuration } from './configuration.ts';

/** What the system's error codes mean for an operator, null for all others. */
export const inPlainWords = (error: unknown, { PORT, HOST, DATA_DIR }: Configuration): Error | null => {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if ('path' in error && String(error.path).startsWith(DATA_DIR))
    return new Error(
      `The data folder ${DATA_DIR} cannot be used (${String(error.code)}). Start as its owner, or set DATA_DIR to another folder.`,
    );
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} is taken by another program. Set PORT to a free one.`,
    EACCES: `Port ${PORT} needs more rights than this user has. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${HOST}. Set HOST to one of its own.`,
    ENOTFOUND: `This machine has no address ${HOST}. Set HOST to one of its own.`,
  };
  const sentence = sentences[String(error.code)];
  return sentence === undefined ? null : new Error(sentence);
};
