import { dayMs } from '#contract/product/durations.ts';
/** What is counted by UTC day; the labels of each are in the migration that counts. */
export type Counted = 'users' | 'logins' | 'analyses' | 'activity' | 'transactions' | 'journal';

/** `count` things on `day` ('2026-11-21'), and what they add up to: scores, cents. */
export type DayCount = { day: string; count: number; total: number };
export type LabelCount = { label: string; count: number; total: number };

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const dayAfter = (day: string): string => dayOf(new Date(startOf(day).getTime() + dayMs));

export const countOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);
export const totalOf = (rows: readonly { total: number }[]): number => rows.reduce((sum, { total }) => sum + total, 0);
