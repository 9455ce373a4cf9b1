import { statfs } from 'node:fs/promises';

/**
 * So much stays free. A database whose disk is full does not run at all, and its own log grows by 16 MB at a time: while
 * there is this much, people can log in, read and delete.
 */
const floorBytes = 128 * 1024 * 1024;

/** Whether the disk of this folder has room for another file of somebody. A disk that cannot be asked counts as one that has. */
export const hasRoomIn = async (folder: string, least: number = floorBytes): Promise<boolean> => {
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= least;
};
