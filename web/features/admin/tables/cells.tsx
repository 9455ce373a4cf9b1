import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../../ui/ago.tsx';
import { Button } from '../../../ui/button.tsx';
import { momentOf, mediumDayOf } from '../../../ui/moments.ts';
import { words as allWords } from '../words.ts';

const words = allWords.table;

/** The date, or with `isExact` the time to the second, and how long ago that is. */
export const When = ({ at, isExact = false }: { at: string; isExact?: boolean }) => (
  <time dateTime={at} title={momentOf(at)} className="block tabular-nums sm:whitespace-nowrap">
    {isExact ? momentOf(at) : mediumDayOf(at)}
    <span className="block text-sm text-ink-soft">
      <Ago at={at} />
    </span>
  </time>
);

const copiedMs = 2_000;

/** Copies an id to the clipboard. `of` names its owner for screen readers. */
export const CopyId = ({ id, of }: { id: string; of: string }) => {
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(id);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), copiedMs);
  };
  return (
    <>
      <Button tone="bare" size="square" title={id} aria-label={`${words.copyId} ${of}`} onClick={() => void copy()}>
        <Icon aria-hidden className="size-4" />
      </Button>
      <output className="sr-only">{isCopied && words.copied}</output>
    </>
  );
};
