import { statfs } from 'node:fs/promises';

/** This much stays free. A database on a full disk does not run at all, and its write-ahead log grows by 16 MB at a time: with this reserve, people can still log in, read and delete. */
const floorBytes = 128 * 1024 * 1024;

/** Whether the disk of this folder has room for another uploaded file. If the disk cannot be queried, the answer is yes. */
export const hasRoomIn = async (folder: string, minBytes: number = floorBytes): Promise<boolean> => {
  const disk = await statfs(folder).catch(() => null);
  return disk === null || disk.bavail * disk.bsize >= minBytes;
};
