import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDraft, getDraft, saveDraft, type Draft } from '#contract/api/drafts.ts';
import { call } from '../../data/http/call.ts';

/** The text that is kept beside an analysis: null where there is none, and while `state` does not know. */
export const useDraft = (id: string) => {
  const queries = useQueryClient();
  const key = ['draft', id];
  const state = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getDraft, { id }, { signal }),
    staleTime: 0,
    // The words are somebody's own: they are not kept once they are gone from the screen.
    gcTime: 0,
  });
  const tell = (answer: { draft: Draft | null }): void => {
    queries.setQueryData(key, answer);
  };
  const keeping = useMutation({ mutationFn: (text: string) => call(saveDraft, { id, text }), onSuccess: tell });
  const deleting = useMutation({ mutationFn: () => call(deleteDraft, { id }), onSuccess: tell });
  return { draft: state.data?.draft ?? null, state, keeping, deleting };
};
