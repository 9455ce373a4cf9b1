import { useState } from 'react';
import { providerLoginProblems, type ProviderLoginProblem } from '#contract/api/providers.ts';

/** The result of a login with another provider: logged in, a code needed, or a problem. */
export type Arrival = { is: 'in' } | { is: 'code' } | { is: 'problem'; problem: ProviderLoginProblem };

/** The result in the address; null if the page was not opened by a provider. */
export const arrivalOf = (search: URLSearchParams): Arrival | null => {
  const problem = providerLoginProblems.find((known) => known === search.get('problem'));
  if (problem !== undefined) return { is: 'problem', problem };
  if (search.get('step') === 'code') return { is: 'code' };
  return search.get('arrived') === 'yes' ? { is: 'in' } : null;
};

/** The same, until it is replaced. */
export const useArrival = (search: URLSearchParams): [Arrival | null, (arrival: Arrival | null) => void] => {
  const [newer, setNewer] = useState<Arrival | null>();
  return [newer === undefined ? arrivalOf(search) : newer, setNewer];
};
