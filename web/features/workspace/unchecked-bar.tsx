import { ArrowDown, CircleCheck } from 'lucide-react';
import type { Place } from '#contract/draft/place.ts';
import { Button } from '../../ui/button.tsx';
import { words as allWords } from './words.ts';

const words = allWords.check;

/** How many lines wait for a look, and the way to the next one. `hadAny`: it says so when all are done. */
export const UncheckedBar = ({
  places,
  hadAny,
  onNext,
}: {
  places: readonly Place[];
  hadAny: boolean;
  onNext: () => void;
}) => {
  if (!hadAny && places.length === 0) return null;
  return (
    <output className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-md border border-mark-line bg-fair-tint px-3 py-2">
      {places.length === 0 ? (
        <span className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-4 text-good" />
          {words.none}
        </span>
      ) : (
        <>
          <span className="font-medium">{words.left(places.length)}</span>
          <Button tone="quiet" size="small" onClick={onNext}>
            <ArrowDown aria-hidden className="size-4" />
            {words.next}
          </Button>
        </>
      )}
    </output>
  );
};
