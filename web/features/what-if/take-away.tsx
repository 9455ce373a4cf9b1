import { useState } from 'react';
import { save } from '../../data/http/download.ts';
import { Button } from '../../ui/button.tsx';
import { words } from './words.ts';

/** The ways to take along what was written. */
export const TakeAway = ({ text, isChanged, onReset }: { text: string; isChanged: boolean; onReset: () => void }) => {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      // Browsers refuse it without HTTPS, or when the person said no.
      setSaid(words.copyFailed);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="quiet" size="small" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button tone="quiet" size="small" onClick={() => save(new File([text], words.fileName, { type: 'text/plain' }))}>
        {words.download}
      </Button>
      {isChanged && (
        <Button tone="bare" size="small" onClick={onReset}>
          {words.reset}
        </Button>
      )}
      <output className="text-sm text-ink-soft">{said}</output>
    </div>
  );
};
