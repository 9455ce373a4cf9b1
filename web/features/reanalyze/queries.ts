import { useQuery } from '@tanstack/react-query';
import { listVersions } from '#contract/api/versions.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { call } from '../../data/http/call.ts';

export type Version = OutputOf<typeof listVersions>[number];

export const versionsKey = (id: string) => ['versions', id] as const;

export const useVersions = (id: string) =>
  useQuery({
    queryKey: versionsKey(id),
    queryFn: ({ signal }) => call(listVersions, { id }, { signal }),
    staleTime: 0,
  });
