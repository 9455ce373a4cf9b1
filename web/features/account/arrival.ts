import { useState } from 'react';
import { arrivalProblems, type ArrivalProblem } from '#contract/api/providers.ts';

/** How somebody came back from another provider: let in, asked for a code, or with a problem. */
export type Arrival = { is: 'in' } | { is: 'code' } | { is: 'problem'; problem: ArrivalProblem };

/** What the address says about it; null for who just opened the page. */
export const arrivalOf = (search: URLSearchParams): Arrival | null => {
  const problem = arrivalProblems.find((known) => known === search.get('problem'));
  if (problem !== undefined) return { is: 'problem', problem };
  if (search.get('step') === 'code') return { is: 'code' };
  return search.get('arrived') === 'yes' ? { is: 'in' } : null;
};

/** The same, until something newer is said. */
export const useArrival = (search: URLSearchParams): [Arrival | null, (arrival: Arrival | null) => void] => {
  const [newer, setNewer] = useState<Arrival | null>();
  return [newer === undefined ? arrivalOf(search) : newer, setNewer];
};
