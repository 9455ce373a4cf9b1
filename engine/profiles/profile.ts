import type { CheckId } from '../checks/index.ts';

/** A claim about a product, with the ids of its sources (`engine/sources.ts`), the weightiest first. Without one it does not compile. */
export type Sourced = { sources: readonly [string, ...string[]] };

/** What is documented about one product. `factor` multiplies what a failed check costs in the overall card. */
export type AtsProfile = {
  id: string;
  name: string;
  emphasis: readonly ({ check: CheckId; factor: number; claim: string } & Sourced)[];
  /** What is known besides, and what is not documented. */
  notes: readonly ({ text: string } & Sourced)[];
};
