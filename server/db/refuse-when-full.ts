import { Problem } from '../http/problem.ts';
import type { Services } from '../boot/services.ts';

/** Before a file is stored: one that filled the disk would take the whole database away. */
export const refuseWhenFull = async ({ hasRoom }: Pick<Services, 'hasRoom'>): Promise<void> => {
  if (!(await hasRoom())) throw new Problem('no-room');
};
