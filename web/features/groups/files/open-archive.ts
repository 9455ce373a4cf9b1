import { archiveLimits } from './archive-limits.ts';
import type { Unpacked } from './unpack.ts';

export type Opened = Unpacked | { is: 'too-large' } | { is: 'too-long' };

/** Unpacks a ZIP in a worker, so that the page stays usable and an archive that takes too long is stopped. */
export const openArchive = (archive: File, maxFiles: number): Promise<Opened> => {
  if (archive.size > archiveLimits.archiveBytes) return Promise.resolve({ is: 'too-large' });
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Opened>((resolve) => {
    const timer = setTimeout(() => resolve({ is: 'too-long' }), archiveLimits.unpackMs);
    worker.addEventListener('message', ({ data }: MessageEvent<Unpacked>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      resolve({ is: 'broken' });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage({ archive, maxFiles });
  }).finally(() => worker.terminate());
};
