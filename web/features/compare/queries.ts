import { useQuery } from '@tanstack/react-query';
import { compareVersions } from '#contract/api/versions.ts';
import { call } from '../../data/http/call.ts';

export const useComparison = (id: string, before: string) =>
  useQuery({
    queryKey: ['comparison', id, before],
    queryFn: ({ signal }) => call(compareVersions, { id, before }, { signal }),
    // What the plan names may have changed, and one side may be gone.
    staleTime: 0,
    gcTime: 0,
  });
