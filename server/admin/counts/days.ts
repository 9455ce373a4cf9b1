import { dayMs } from '#contract/product/durations.ts';
/** What is counted by UTC day; the migration that counts defines the labels. */
export type Counted = 'users' | 'logins' | 'analyses' | 'activity' | 'transactions' | 'journal';

/** `count` is the number of things on `day` ('2026-11-21'), `total` the sum of their values: scores or cents. */
export type DayCount = { day: string; count: number; total: number };
export type LabelCount = { label: string; count: number; total: number };

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const dayAfter = (day: string): string => dayOf(new Date(startOf(day).getTime() + dayMs));

export const countOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);
export const totalOf = (rows: readonly { total: number }[]): number => rows.reduce((sum, { total }) => sum + total, 0);
