import { getAnalysis } from '#contract/api/analyses.ts';
import { deleteAnalysis, keepAnalysis, listResumes, restoreAnalysis } from '#contract/api/resumes.ts';
import { ApiError, sentenceOf } from '../../../data/http/api-error.ts';
import { useWrite } from '../../../data/use-write.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { changeResume, dropResume } from '../queries.ts';
import { words as allWords } from '../words.ts';

const words = allWords.resumes;

/**
 * Keeping and deleting a resume. The page changes only after the server has confirmed; `onGone` is called after a
 * deletion.
 */
export const useResumeActions = (onGone: () => void) => {
  const restoring = useWrite(restoreAnalysis, {
    done: () => ({ ...words.restored, tone: 'good' }),
    onError: (error) => {
      const isTooLate = error instanceof ApiError && error.status === 404;
      const message = isTooLate ? words.restoreFailed : sentenceOf(error, words.restoreFailed);
      toast({ title: 'Error', message, tone: 'error' });
    },
    onSettled: (cache) => void cache.refresh(listResumes),
  });
  const deleting = useWrite(deleteAnalysis, {
    failure: words.deleteFailed,
    onSuccess: ({ input: { id }, cache }) => {
      dropResume(cache, id);
      // The report must not open from the cache.
      cache.forget(getAnalysis, { id });
      onGone();
    },
    done: () => words.deleted,
    undo: { label: words.undo, run: ({ input: { id } }) => restoring.run({ id }) },
  });
  const keeping = useWrite(keepAnalysis, {
    failure: words.keepFailed,
    onSuccess: ({ answer, input: { id }, cache }) => {
      changeResume(cache, id, answer);
      cache.forget(getAnalysis, { id });
    },
  });
  return {
    isBusy: deleting.isPending || keeping.isPending,
    remove: (id: string) => deleting.run({ id }),
    keep: (id: string, keep: boolean) => keeping.run({ id, keep }),
  };
};
