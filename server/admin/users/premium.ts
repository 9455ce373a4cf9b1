import { graceDays } from '#contract/product/plans.ts';
import { dayMs } from '#contract/product/durations.ts';

/** The statuses that always mean Premium; `planOf` in the contract applies the same rule to one person. */
export const premiumStatuses = ['active', 'trialing'];

/** A failed payment after this moment is still in its grace period. */
export const graceBegan = (now: Date): Date => new Date(now.getTime() - graceDays * dayMs);

/** Whether everyone with this count label has Premium. */
export const isPremiumLabel = (label: string): boolean => premiumStatuses.includes(label.split('|')[1] ?? '');
