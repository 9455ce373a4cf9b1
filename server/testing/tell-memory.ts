import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded before a server, a worker or a reader: on SIGUSR2 it collects garbage and tells what is left in the title of the
// process, which is all that a locked-down reader may change. So a measurement can tell growth from garbage.
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
let collections = 0;

/** Machine code and bytecode, which grow while V8 compiles what is used often: spaces like 'code_space' and 'trusted_large_object_space'. */
const isOfCode = ({ space_name: name }: { space_name: string }): boolean => /^(code|trusted)_/.test(name);

const tell = (): void => {
  const { heapUsed, external } = process.memoryUsage();
  const code = getHeapSpaceStatistics()
    .filter(isOfCode)
    .reduce((sum, { space_used_size: size }) => sum + size, 0);
  process.title = `told-memory ${collections} ${heapUsed - code} ${code} ${external}`;
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
