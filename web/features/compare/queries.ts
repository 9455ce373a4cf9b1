import { useQuery } from '@tanstack/react-query';
import { compareVersions } from '#contract/api/versions.ts';
import { call } from '../../data/http/call.ts';

export const useComparison = (id: string, before: string) =>
  useQuery({
    queryKey: ['comparison', id, before],
    queryFn: ({ signal }) => call(compareVersions, { id, before }, { signal }),
    // The plan may show more by now, and one of the two may be deleted.
    staleTime: 0,
    gcTime: 0,
  });
