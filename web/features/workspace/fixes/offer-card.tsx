import { ArrowRight, Check } from 'lucide-react';
import type { Offer } from '#contract/draft/fixes/offer.ts';
import { Button } from '../../../ui/button.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.offers;

/** Changes that are shown before the rest is only counted. */
const maxShown = 4;

/** A fix that a machine can make, with what it changes. */
export const OfferCard = ({
  offer: { kind, changes },
  onApply,
  onShow,
}: {
  offer: Offer;
  onApply: () => void;
  onShow: () => void;
}) => (
  <li className="rounded-md border border-line bg-sheet p-3">
    <p className="font-semibold">{words.kinds[kind]}</p>
    <ul className="mt-2 grid gap-2">
      {changes.slice(0, maxShown).map(({ place, before, after }) => (
        <li key={place} className="grid gap-1 rounded-sm bg-well px-2 py-1.5 text-sm whitespace-pre-line">
          <p className="wrap-anywhere">
            <span className="sr-only">{words.before}: </span>
            <del className="text-ink-soft">{before}</del>
          </p>
          <p className="flex gap-1.5 wrap-anywhere">
            <ArrowRight aria-hidden className="mt-1 size-3.5 shrink-0" />
            <span>
              <span className="sr-only">{words.after}: </span>
              {after === '' ? <em>{words.removed}</em> : <ins className="no-underline">{after}</ins>}
            </span>
          </p>
        </li>
      ))}
    </ul>
    {changes.length > maxShown && <p className="mt-1 text-sm text-ink-soft">{words.more(changes.length - maxShown)}</p>}
    <div className="mt-2 flex flex-wrap gap-2">
      <Button tone="quiet" size="small" onClick={onApply}>
        <Check aria-hidden className="size-4" />
        {words.apply}
        <span className="sr-only">: {words.kinds[kind]}</span>
      </Button>
      <Button tone="bare" size="small" onClick={onShow}>
        {words.show}
        <span className="sr-only">: {words.kinds[kind]}</span>
      </Button>
    </div>
  </li>
);
