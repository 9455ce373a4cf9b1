import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { type Ended, PostingOutcome } from './posting-outcome.tsx';
import { words } from './words.ts';

/** For the file picker only: `readPosting` looks at what is actually chosen. */
const accept = '.pdf,.docx,.html,.htm,.mhtml,.mht,.eml,.txt,.md';

/** Fills the field of a job description from a file, where its person sees it and can correct it. */
export const PostingFile = ({
  textNow,
  isDisabled,
  onText,
}: {
  /** What the field holds when it is asked. */
  textNow: () => string;
  isDisabled: boolean;
  onText: (text: string) => void;
}) => {
  const id = useId();
  const [state, setState] = useState<Ended | 'idle' | 'reading'>('idle');
  const running = useRef<AbortController | null>(null);
  const picker = useRef<HTMLInputElement | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const takeFirst = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (file === undefined) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState('reading');
    const said = await import('./read-posting.ts')
      .then(({ readPosting }) => readPosting(file, signal))
      // Without a network the script that reads it cannot be loaded either.
      .catch(() => ({ is: 'failed' as const, message: words.unreachable }));
    if (signal.aborted) return;
    if (said.is === 'failed') return setState(said);
    setState({ is: 'read', name: file.name, before: textNow() });
    onText(said.text);
  };
  const choose = (): void => {
    // Kept, because a browser may forget an input that is nowhere on the page.
    const input = (picker.current = document.createElement('input'));
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => void takeFirst(input.files));
    input.click();
  };
  const isBusy = isDisabled || state === 'reading';

  return (
    <div
      className="grid gap-1.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isBusy) void takeFirst(event.dataTransfer.files);
      }}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          tone="quiet"
          size="small"
          disabled={isBusy}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={choose}
        >
          {words.choose}
        </Button>
        <p id={`${id}-hint`} className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
          {words.hint}
        </p>
      </div>
      {state === 'reading' && <output className="text-sm font-medium">{words.reading}</output>}
      {typeof state === 'object' && (
        <PostingOutcome
          ended={state}
          errorId={`${id}-error`}
          onPutBack={(before) => {
            onText(before);
            setState('idle');
          }}
        />
      )}
    </div>
  );
};
