import { useDeferredValue } from 'react';
import type { Read } from './read-cache.ts';

/**
 * A read whose first answer is rendered in small steps, between which the page reacts: for a report or many figures,
 * which take a phone several hundred milliseconds. Until then it is shown as waiting.
 */
export const useGradual = <Answer>(read: Read<Answer>): Pick<Read<Answer>, 'data' | 'error' | 'refetch'> => {
  const { data, error, refetch } = read;
  const canRender = useDeferredValue(data !== undefined);
  return { data: canRender ? data : undefined, error, refetch };
};
