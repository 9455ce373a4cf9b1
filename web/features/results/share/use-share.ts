import { createShare, getShare, revokeShare } from '#contract/api/shares.ts';
import { forgotten, useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';

/** The shared link of a report: whether there is one, and the address of one just created, which cannot be shown later. */
export const useShare = (id: string) => {
  const state = useRead(getShare, { id }, forgotten);
  const creating = useWrite(createShare, {
    onSuccess: ({ answer: { expiresAt }, cache }) => cache.set(getShare, { id }, { expiresAt }),
  });
  const revoking = useWrite(revokeShare, {
    onSuccess: ({ answer, cache }) => {
      cache.set(getShare, { id }, answer);
      creating.reset();
    },
  });
  return {
    expiresAt: state.data?.expiresAt ?? null,
    isKnown: state.data !== undefined,
    error: state.error ?? creating.error ?? revoking.error,
    address: creating.data === undefined ? null : `${window.location.origin}/shared/${creating.data.token}`,
    isBusy: creating.isPending || revoking.isPending,
    create: () => creating.run({ id }),
    revoke: () => revoking.run({ id }),
  };
};
