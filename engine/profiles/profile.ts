import type { CheckId } from '../checks/index.ts';

/**
 * A claim about a product, with the ids of its sources (`engine/sources.ts`), the strongest first. It does not compile
 * without one.
 */
export type Sourced = { sources: readonly [string, ...string[]] };

/** What is documented about one product. `factor` multiplies the cost of a failed check in the overall card. */
export type AtsProfile = {
  id: string;
  name: string;
  emphasis: readonly ({ check: CheckId; factor: number; claim: string } & Sourced)[];
  /** What else is known, and what is not documented. */
  notes: readonly ({ text: string } & Sourced)[];
};
