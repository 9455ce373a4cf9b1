import { useQueryClient } from '@tanstack/react-query';
import { limits } from '#contract/product/limits.ts';
import { deleteAnalysis, keepAnalysis, restoreAnalysis, type ResumeSummary } from '#contract/api/resumes.ts';
import { analysisKey } from '../../../data/analysis-key.ts';
import { ApiError, sentenceOf } from '../../../data/http/api-error.ts';
import { call } from '../../../data/http/call.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useProfileNews } from '../queries.ts';
import { useAction } from '../../../data/use-action.ts';
import { words as allWords } from '../words.ts';

const words = allWords.resumes;

/** Keeping and deleting a resume. The page shows it only after the server has done it. */
export const useResumeActions = () => {
  const queries = useQueryClient();
  const news = useProfileNews();
  const deletion = useAction(words.deleteFailed);
  const keeping = useAction(words.keepFailed);

  const restore = async (id: string): Promise<void> => {
    try {
      await call(restoreAnalysis, { id });
      toast({ ...words.restored, tone: 'good' });
    } catch (error) {
      const isTooLate = error instanceof ApiError && error.status === 404;
      const message = isTooLate ? words.restoreFailed : sentenceOf(error, words.restoreFailed);
      toast({ title: 'Error', message, tone: 'error' });
    }
    news.resumesChanged();
  };

  const remove = ({ id }: ResumeSummary, onGone: () => void): void =>
    deletion.run(async () => {
      await call(deleteAnalysis, { id });
      news.resumeGone(id);
      // The report must not open from the page's memory.
      queries.removeQueries({ queryKey: analysisKey(id) });
      toast({
        ...words.deleted,
        durationMs: limits.undoMs,
        action: { label: words.undo, run: () => void restore(id) },
      });
      onGone();
    });

  const keep = ({ id }: ResumeSummary, isWanted: boolean): void =>
    keeping.run(async () => {
      news.resumeChanged(id, await call(keepAnalysis, { id, keep: isWanted }));
      queries.removeQueries({ queryKey: analysisKey(id) });
    });

  return { isBusy: deletion.isBusy || keeping.isBusy, remove, keep };
};
