import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const folder = path.join(root, '.setup.lock');
const waitMs = 500;
const maxWaits = 1200;

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** The process that holds the lock, or null when it has died (or has not written its pid yet). */
const holder = () => {
  try {
    const pid = Number(fs.readFileSync(path.join(folder, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
};

/** One setup at a time per checkout: two concurrent `npm start` would overwrite each other's packages. A lock left by a dead process is taken over. */
export const withLock = (work) => {
  for (let waits = 0; ; waits += 1) {
    try {
      fs.mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (waits > 2 && holder() === null) fs.rmSync(folder, { recursive: true, force: true });
    if (waits === 2 && holder() !== null) console.error(`Waiting for another setup (process ${holder()}) to finish…`);
    if (waits > maxWaits)
      throw new Error(`Another setup is still running (process ${holder()}). Stop it, or remove ${folder}.`);
    sleep(waitMs);
  }
  fs.writeFileSync(path.join(folder, 'pid'), String(process.pid));
  const release = () => fs.rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return work();
  } finally {
    release();
    process.off('exit', release);
  }
};
