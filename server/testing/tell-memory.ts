import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Read before the server: at SIGUSR2 it collects garbage and says what is left, so that a measurement can tell what grows
// from what only was not collected yet.
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

process.on('SIGUSR2', () => {
  if (typeof collect === 'function') collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stderr.write(`memory ${heapUsed} ${external}\n`);
});
