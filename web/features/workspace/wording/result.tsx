import { useState } from 'react';
import { withText } from '#contract/draft/change.ts';
import type { Place } from '#contract/draft/place.ts';
import { composed } from '#contract/wording/compose.ts';
import type { Judged } from '#contract/wording/judged.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useEditing } from '../editing.ts';
import { ChangeList } from './change-list.tsx';
import { Sample } from './sample.tsx';
import { words } from './words.ts';

/** What came of a suggestion: its changes, taken one by one, and the bullet that comes of it. */
export const Result = ({
  judged,
  line,
  place,
  onClose,
  onAgain,
}: {
  judged: Judged;
  line: string;
  place: Place;
  onClose: () => void;
  onAgain: () => void;
}) => {
  const { change } = useEditing();
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const hasOffer = judged.changes.some(({ reason }) => reason === null);
  const result = taken.size === 0 ? line : composed(judged.segments, taken);
  const take = (id: number, isTaken: boolean): void =>
    setTaken(new Set(isTaken ? [...taken, id] : [...taken].filter((each) => each !== id)));
  return (
    <>
      <output className="block">{leadOf(judged.changes.length, hasOffer)}</output>
      <ChangeList judged={judged} taken={taken} onTake={take} />
      {hasOffer && (
        <output className="block">
          <Sample label={words.result.outcome} text={result} />
        </output>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="bare" onClick={onAgain}>
          {words.result.again}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {words.ask.close}
        </Button>
        {hasOffer && (
          <Button
            disabled={taken.size === 0}
            onClick={() => {
              change((draft) => withText(draft, place, result), place);
              toast({ ...words.done, tone: 'good' });
              onClose();
            }}
          >
            {words.result.put}
          </Button>
        )}
      </div>
    </>
  );
};

const leadOf = (changes: number, hasOffer: boolean): string => {
  if (changes === 0) return words.result.same;
  return hasOffer ? words.result.lead : words.result.none;
};
