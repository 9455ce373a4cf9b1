import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createShare, getShare, revokeShare } from '#contract/api/shares.ts';
import { call } from '../../../data/http/call.ts';

/** The shared link of a report: whether there is one, and the address of one just created, which cannot be shown later. */
export const useShare = (id: string) => {
  const queries = useQueryClient();
  const key = ['share', id];
  const state = useQuery({ queryKey: key, queryFn: ({ signal }) => call(getShare, { id }, { signal }), gcTime: 0 });
  const tell = ({ expiresAt }: { expiresAt: string | null }): void => {
    queries.setQueryData(key, { expiresAt });
  };
  const making = useMutation({ mutationFn: () => call(createShare, { id }), onSuccess: tell });
  const revoking = useMutation({
    mutationFn: () => call(revokeShare, { id }),
    onSuccess: (answer) => {
      tell(answer);
      making.reset();
    },
  });
  return {
    expiresAt: state.data?.expiresAt ?? null,
    isKnown: state.data !== undefined,
    error: state.error ?? making.error ?? revoking.error,
    address: making.data === undefined ? null : `${window.location.origin}/shared/${making.data.token}`,
    isBusy: making.isPending || revoking.isPending,
    make: () => making.mutate(),
    revoke: () => revoking.mutate(),
  };
};
