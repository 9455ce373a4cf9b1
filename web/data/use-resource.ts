import { skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Read } from './read-cache.ts';

/**
 * `useRead` for what no endpoint answers as JSON: a file, the script of another company. Kept under `key`; a `load` of null
 * asks nothing yet.
 */
export const useResource = <Data>(
  key: readonly unknown[],
  load: ((signal: AbortSignal) => Promise<Data>) | null,
  options: Pick<UseQueryOptions<Data, Error, Data>, 'gcTime' | 'structuralSharing'> = {},
): Read<Data> =>
  useQuery({ queryKey: key, queryFn: load === null ? skipToken : ({ signal }) => load(signal), ...options });
