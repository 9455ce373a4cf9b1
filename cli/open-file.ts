import { createReadStream } from 'node:fs';

/** The name of standard input among the files. */
export const standardInput = '-';

/** `code` is the engine's failure code, 'cannot-open', or why the process that read the file was lost. */
export type FileError = { file: string; error: { code: string; message: string } };
export type UnreadableFile = { is: 'error'; line: FileError };

const megabyte = 1024 * 1024;
/** Ten times what the server takes: a limit for pipes that never end and for files that were named by mistake. */
const maxFileMegabytes = 50;

class TooLarge extends Error {}

/** The content of a file or of standard input, or why it cannot be opened. */
export const openFile = async (file: string): Promise<{ is: 'open'; bytes: Uint8Array } | UnreadableFile> => {
  const stream = file === standardInput ? process.stdin : createReadStream(file);
  const bytes = await bytesOf(stream).catch((error: NodeJS.ErrnoException) => error);
  return bytes instanceof Error ? unreadable(file, 'cannot-open', sentenceFor(bytes)) : { is: 'open', bytes };
};

const bytesOf = async (stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxFileMegabytes * megabyte) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
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
  error instanceof TooLarge
    ? `This file is larger than ${maxFileMegabytes} MB, far more than a resume needs.`
    : (openingFaults[error.code ?? ''] ?? 'This file cannot be opened.');
