import type { Check } from '../model/check.ts';

/** All checks, one line each; the order is that of the report. */
export const checks: readonly Check[] = [];
