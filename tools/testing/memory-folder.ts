import fs from 'node:fs';
import os from 'node:os';

/** Where Linux keeps a file system in memory. */
const inMemory = '/dev/shm';
/** What the databases and browser profiles of a run take at most, with room to spare. */
const neededBytes = 3 * 1024 ** 3;

/**
 * A folder for what a test run writes and nobody keeps, in memory where there is room: thousands of small files of databases
 * cost most of the time of the server's tests on a disk.
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
