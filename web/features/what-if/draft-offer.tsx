import type { Draft } from '#contract/api/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Note } from '../../ui/note.tsx';
import { words } from './words.ts';

/** Offers a saved draft while the text is unchanged. */
export const DraftOffer = ({
  draft,
  isBusy,
  onUse,
  onDelete,
}: {
  draft: Draft;
  isBusy: boolean;
  onUse: () => void;
  onDelete: () => void;
}) => (
  <Note tone="info">
    <output className="block font-semibold">{words.draft.isHere(dayOf(draft.keptAt))}</output>
    <div className="mt-2 flex flex-wrap gap-3">
      <Button size="small" onClick={onUse}>
        {words.draft.use}
      </Button>
      <Button size="small" tone="quiet" disabled={isBusy} onClick={onDelete}>
        {words.draft.delete}
      </Button>
    </div>
  </Note>
);
