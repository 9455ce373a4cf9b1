import type { listPlans } from '#contract/api/billing.ts';
import type { Handler } from '../http/handler.ts';
import { findPlans } from './store.ts';
import { toPlan } from './to-plan.ts';

export const showPlans: Handler<typeof listPlans> = async ({ services: { db } }) => (await findPlans(db)).map(toPlan);
