import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry = { name: string; bytes: Uint8Array };

/** A ZIP that streams: an entry is asked for when the one before it has left, so that one at a time is in memory. */
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
  // What breaks in the middle breaks the download: a ZIP without its end is no ZIP, and every program says so.
  addAll().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error('the ZIP broke off')));
  return output;
};
