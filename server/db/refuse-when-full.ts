import { Problem } from '../http/problem.ts';
import type { Services } from '../boot/services.ts';

/** Checked before a file is stored: a full disk would take down the whole database. */
export const refuseWhenFull = async ({ hasRoom }: Pick<Services, 'hasRoom'>): Promise<void> => {
  if (!(await hasRoom())) throw new Problem('no-room');
};
