import { readFile } from 'node:fs/promises';

/** `code` is the engine's failure code, 'cannot-open', or why the process that read the file was lost. */
export type FileError = { file: string; error: { code: string; message: string } };
export type UnreadableFile = { is: 'error'; line: FileError };

/** The content of a file, or why it cannot be opened. */
export const openFile = async (file: string): Promise<{ is: 'open'; bytes: Uint8Array } | UnreadableFile> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  return bytes instanceof Error ? unreadable(file, 'cannot-open', sentenceFor(bytes)) : { is: 'open', bytes };
};

export const unreadable = (file: string, code: string, message: string): UnreadableFile => ({
  is: 'error',
  line: { file, error: { code, message } },
});

const openingFaults: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'You do not have permission to read this file.',
};

const sentenceFor = (error: NodeJS.ErrnoException): string =>
  openingFaults[error.code ?? ''] ?? 'This file cannot be opened.';
