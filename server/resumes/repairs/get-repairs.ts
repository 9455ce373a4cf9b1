import type * as api from '#contract/api/repairs.ts';
import type { Handler } from '../../http/handler.ts';
import { repairOwn } from './repair-own.ts';

export const getRepairs: Handler<typeof api.getRepairs> = async ({ input, session, services }) => {
  const { repaired } = await repairOwn(services, session.user.id, { ...input, wantsFile: false });
  return repaired.repairs;
};
