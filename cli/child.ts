import { openReader } from './open-reader.ts';
import type { Job } from './reader.ts';

/** The process that reads one file after another for `reader.ts`. */
const read = await openReader();
process.on('message', ({ question, bytes }: Job) => {
  // A bug in the engine ends the process: the parent answers for it and starts another.
  read(question, new Uint8Array(bytes)).then(
    (answer) => process.send?.(answer),
    () => process.exit(70),
  );
});
process.send?.('ready');
