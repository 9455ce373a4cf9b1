import { useState, useSyncExternalStore } from 'react';
import { arrivalProblems, type ArrivalProblem } from '#contract/providers.ts';

/** How somebody came back from another provider: let in, asked for a code, or with a problem. */
export type Arrival = { is: 'in' } | { is: 'code' } | { is: 'problem'; problem: ArrivalProblem };

/** What the address says about it; null for who just opened the page. */
export const arrivalOf = (search: URLSearchParams): Arrival | null => {
  const problem = arrivalProblems.find((known) => known === search.get('problem'));
  if (problem !== undefined) return { is: 'problem', problem };
  if (search.get('step') === 'code') return { is: 'code' };
  return search.get('arrived') === 'yes' ? { is: 'in' } : null;
};

/** The same once the page is alive (before, it looks as it was rendered ahead), until something newer is said. */
export const useArrival = (search: URLSearchParams): [Arrival | null, (arrival: Arrival | null) => void] => {
  const isAlive = useSyncExternalStore(never, yes, no);
  const [newer, setNewer] = useState<Arrival | null>();
  const arrived = isAlive ? arrivalOf(search) : null;
  return [newer === undefined ? arrived : newer, setNewer];
};

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;
