import type { Draft } from '#contract/api/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf, timeOf } from '../../ui/dates.ts';
import { words as allWords } from './words.ts';

const words = allWords.draft;

/** The button that saves the text as a draft, and whether it is saved. Nothing is stored without it. */
export const SaveDraft = ({
  draft,
  text,
  isUnsaved,
  isBusy,
  onSave,
}: {
  draft: Draft | null;
  text: string;
  /** The text differs from the resume and from the draft. */
  isUnsaved: boolean;
  isBusy: boolean;
  onSave: () => void;
}) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    {isUnsaved && (
      <Button size="small" disabled={isBusy} onClick={onSave}>
        {draft === null ? words.save : words.replace(dayOf(draft.keptAt))}
      </Button>
    )}
    <output className="text-sm text-ink-soft">
      {isUnsaved && words.notSaved}
      {draft?.text === text && words.saved(dayOf(draft.keptAt), timeOf(draft.keptAt))}
    </output>
  </div>
);
