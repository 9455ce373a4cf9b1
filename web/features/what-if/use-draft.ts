import { deleteDraft, getDraft, saveDraft } from '#contract/api/drafts.ts';
import { forgotten, fresh, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { words } from './words.ts';

/** The draft of an analysis: null if there is none, and until `state` has an answer. `onChange` is called once it is saved or deleted. */
export const useDraft = (id: string, onChange: () => void) => {
  const state = useRead(getDraft, { id }, { ...fresh, ...forgotten });
  const draft = state.data?.draft ?? null;
  const saving = useWrite(saveDraft, {
    onSuccess: ({ answer, cache }) => {
      cache.set(getDraft, { id }, answer);
      onChange();
    },
  });
  const deleting = useWrite(deleteDraft, {
    onSuccess: ({ answer, cache }) => {
      cache.set(getDraft, { id }, answer);
      onChange();
    },
    done: () => ({ title: words.draft.deleted }),
    undo: { label: words.draft.undo, run: () => draft !== null && saving.run({ id, text: draft.text }) },
  });
  return { draft, state, saving, deleting };
};
