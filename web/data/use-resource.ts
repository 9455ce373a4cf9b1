import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Read } from './read-cache.ts';

/**
 * `useRead` for what is not JSON from an endpoint: a file, another company's script. Cached under `key`; a `load` of
 * null loads nothing.
 */
export const useResource = <Data>(
  key: readonly unknown[],
  load: ((signal: AbortSignal) => Promise<Data>) | null,
  options: Pick<UseQueryOptions<Data, Error, Data>, 'gcTime' | 'structuralSharing'> = {},
): Read<Data> =>
  useQuery({ queryKey: key, queryFn: load === null ? skipToken : ({ signal }) => load(signal), ...options });
