import { unpack } from './unpack.ts';

/** Unpacks one archive beside the page, which can stop it. */
// oxlint-disable unicorn/require-post-message-target-origin -- the page of a worker has no origin to name
self.addEventListener('message', ({ data }: MessageEvent<{ archive: File; maxFiles: number }>) => {
  void data.archive.arrayBuffer().then(
    (bytes) => self.postMessage(unpack(new Uint8Array(bytes), data.maxFiles)),
    () => self.postMessage({ is: 'broken' }),
  );
});
