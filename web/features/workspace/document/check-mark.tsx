import { Check, TriangleAlert } from 'lucide-react';
import { confirmed } from '#contract/draft/change.ts';
import type { Place } from '#contract/draft/place.ts';
import { Button } from '../../../ui/button.tsx';
import { useEditing } from '../editing.ts';
import { words as allWords } from '../words.ts';

const words = allWords.check;

/** Below a line whose words we carried over without understanding them. */
export const CheckMark = ({ place, text }: { place: Place; text: string }) => {
  const { change } = useEditing();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-mark-line bg-fair-tint px-2 py-1 text-sm">
      <span className="flex items-center gap-1.5 font-semibold">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-fair" />
        {words.mark}
      </span>
      <span className="min-w-40 grow basis-0 text-ink-soft">{words.why}</span>
      <Button tone="quiet" size="small" onClick={() => change((draft) => confirmed(draft, place), place)}>
        <Check aria-hidden className="size-4" />
        {words.confirm}
        <span className="sr-only">: {text}</span>
      </Button>
    </div>
  );
};
