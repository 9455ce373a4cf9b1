import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Preloaded before the server: on SIGUSR2 it collects garbage and reports what is left, so that a measurement can tell growth from garbage.
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

process.on('SIGUSR2', () => {
  if (typeof collect === 'function') collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stderr.write(`memory ${heapUsed} ${external}\n`);
});
