import fs from 'node:fs';
import os from 'node:os';

/** Where Linux mounts an in-memory file system. */
const inMemory = '/dev/shm';
/** An upper bound for the databases and browser profiles of a run. */
const neededBytes = 3 * 1024 ** 3;

/**
 * A folder for the temporary files of a test run, in memory if there is room: on a disk, thousands of small database
 * files take most of the time of the server tests.
 */
export const memoryFolder = (): string => {
  try {
    fs.accessSync(inMemory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(inMemory);
    return bavail * bsize > neededBytes && os.freemem() > neededBytes ? inMemory : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
};
