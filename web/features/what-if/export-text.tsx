import { useState } from 'react';
import { save } from '../../data/http/download.ts';
import { Button } from '../../ui/button.tsx';
import { words } from './words.ts';

/** Buttons to copy, download and reset the text. */
export const ExportText = ({ text, isChanged, onReset }: { text: string; isChanged: boolean; onReset: () => void }) => {
  const [message, setMessage] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(words.copied);
    } catch {
      // Browsers refuse without HTTPS, or when the user denied permission.
      setMessage(words.copyFailed);
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
      <output className="text-sm text-ink-soft">{message}</output>
    </div>
  );
};
