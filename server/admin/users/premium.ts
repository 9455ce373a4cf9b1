import { graceDays } from '#contract/product/plans.ts';
import { dayMs } from '#contract/product/durations.ts';

/** The statuses with which somebody is Premium whatever the time; `planOf` in the contract says the same of one person. */
export const premiumStatuses = ['active', 'trialing'];

/** A payment that failed after this moment may still be mended. */
export const graceBegan = (now: Date): Date => new Date(now.getTime() - graceDays * dayMs);

/** Whether all people with this label of the counts are Premium. */
export const isPremiumLabel = (label: string): boolean => premiumStatuses.includes(label.split('|')[1] ?? '');
