import type { listPlans } from '#contract/billing.ts';
import type { Handler } from '../handler.ts';
import { findPlans } from './store.ts';
import { toPlan } from './to-plan.ts';

export const showPlans: Handler<typeof listPlans> = async ({ services: { db } }) => (await findPlans(db)).map(toPlan);
