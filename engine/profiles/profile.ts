import type { CheckId } from '../checks/index.ts';

/**
 * A claim about a product, with the ids of its sources (`engine/sources.ts`), the strongest first. It does not compile
 * without one.
 */
export type Sourced = { sources: readonly [string, ...string[]] };

/**
 * What is documented to go wrong. `factor` multiplies the cost of a failed check in the overall card. With `maxScore`,
 * from 0 to 1, both the factor and the claim hold only where the check scores at most this: a milder failure is no
 * problem of this product.
 */
export type Emphasis = { check: CheckId; factor: number; claim: string; maxScore?: number } & Sourced;

/** What is documented about one product. */
export type AtsProfile = {
  id: string;
  name: string;
  emphasis: readonly Emphasis[];
  /** What else is known, and what is not documented. */
  notes: readonly ({ text: string } & Sourced)[];
};
