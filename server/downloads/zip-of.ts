import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry = { name: string; bytes: Uint8Array };

/** A ZIP stream: each entry is requested after the previous one was sent, so only one is in memory at a time. */
export const zipOf = (entries: AsyncIterable<ZipEntry>, mtime: Date): Readable => {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  const add = ({ name, bytes }: ZipEntry): Promise<void> =>
    new Promise((resolve) => {
      zip.addReadStreamLazy(name, { mtime }, (done) => {
        const content = Readable.from([Buffer.from(bytes)]);
        content.once('close', () => resolve());
        done(null, content);
      });
    });
  const addAll = async (): Promise<void> => {
    for await (const entry of entries) await add(entry);
    zip.end();
  };
  // An error in the middle aborts the download: without its end the ZIP is invalid, and every program reports that.
  addAll().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error('the ZIP broke off')));
  return output;
};
