import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded before a server, a worker or a reader: on SIGUSR2 it collects garbage and tells what is left in the title of the
// process, which is all that a locked-down reader may change. So a measurement can tell growth from garbage.
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
let collections = 0;

const tell = (): void => {
  const { heapUsed, external } = process.memoryUsage();
  process.title = `told-memory ${collections} ${heapUsed} ${external}`;
};

const collectOnce = (): Promise<void> =>
  new Promise((done) => {
    if (typeof collect === 'function') collect();
    // What a first collection finalizes goes with the second.
    setImmediate(done);
  });

process.on('SIGUSR2', () => {
  void collectOnce()
    .then(collectOnce)
    .then(() => {
      collections += 1;
      tell();
    });
});
tell();
