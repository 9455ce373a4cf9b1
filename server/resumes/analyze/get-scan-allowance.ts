import type * as api from '#contract/api/analyses.ts';
import { opens } from '#contract/product/plans.ts';
import type { Handler } from '../../http/handler.ts';
import { nextDay } from './daily-slot.ts';
import { countUsedSlots } from './slot-store.ts';

export const getScanAllowance: Handler<typeof api.getScanAllowance> = async ({ session, services: { db, clock } }) => {
  const perDay = opens[session.plan].scansPerDay;
  const now = clock();
  if (perDay === null) return { perDay, left: null, nextAt: null };
  const used = await countUsedSlots(db, session.user.id, now.toISOString().slice(0, 10));
  return { perDay, left: Math.max(0, perDay - used), nextAt: nextDay(now).toISOString() };
};
