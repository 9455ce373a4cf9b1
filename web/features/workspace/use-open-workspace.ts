import { getWorkspace, openWorkspace } from '#contract/api/workspace/workspaces.ts';
import { ApiError } from '../../data/http/api-error.ts';
import { forgotten, fresh, useRead } from '../../data/use-read.ts';
import { useWriteOnArrival } from '../../data/use-write-on-arrival.ts';

/**
 * In place of an id: begins a resume from nothing, or opens that of '?resume=' with the id of its analysis. The address
 * becomes that of the workspace.
 */
export const newWorkspace = 'new';
/** In place of an id: the list of all. */
export const allWorkspaces = 'all';

/** The stored workspace of an address: by its own id, or by that of the analysis it was made from. */
export const useWorkspace = (id: string) =>
  useRead(
    getWorkspace,
    { id },
    {
      ...fresh,
      ...forgotten,
      // Nothing stored is an answer, not a failure.
      retry: (failures, error) => !(error instanceof ApiError && error.status === 404) && failures < 2,
    },
  );

/** Makes the workspace of an analysis, or an empty one for null. For the same analysis it is always the same. */
export const useNewWorkspace = (analysisId: string | null) => {
  const input = analysisId === null ? {} : { analysisId };
  const { data, error, run } = useWriteOnArrival(openWorkspace, input, {
    onSuccess: ({ answer, cache }) => cache.set(getWorkspace, { id: answer.id }, answer),
  });
  return { data, error, refetch: (): void => run(input) };
};
