import type * as api from '#contract/api/billing.ts';
import type { Handler } from '../../http/handler.ts';
import { findPlans } from '../records/store.ts';
import { toPlan } from './to-plan.ts';

export const listPlans: Handler<typeof api.listPlans> = async ({ services: { db } }) =>
  (await findPlans(db)).map(toPlan);
