import type { Draft } from '#contract/api/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf, timeOf } from '../../ui/dates.ts';
import { words as allWords } from './words.ts';

const words = allWords.draft;

/** The button that stores the text, and in a line whether it is stored. Nothing is kept without it. */
export const KeepDraft = ({
  draft,
  text,
  isUnkept,
  isBusy,
  onKeep,
}: {
  draft: Draft | null;
  text: string;
  /** The text differs from the resume and from the draft. */
  isUnkept: boolean;
  isBusy: boolean;
  onKeep: () => void;
}) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    {isUnkept && (
      <Button size="small" disabled={isBusy} onClick={onKeep}>
        {draft === null ? words.keep : words.replace(dayOf(draft.keptAt))}
      </Button>
    )}
    <output className="text-sm text-ink-soft">
      {isUnkept && words.notKept}
      {draft?.text === text && words.kept(dayOf(draft.keptAt), timeOf(draft.keptAt))}
    </output>
  </div>
);
