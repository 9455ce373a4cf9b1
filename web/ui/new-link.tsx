import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from './button.tsx';

const words = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser blocked copying. Select the text and copy it yourself.',
  once: 'Copy it now: we do not keep it and cannot show it again.',
} as const;

/** A link or token that was just made, to copy: only its hash is stored. */
export const NewLink = ({ label, address }: { label: string; address: string }) => {
  const [copying, setCopying] = useState<'not-yet' | 'copied' | 'failed'>('not-yet');
  const fieldId = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopying('copied');
    } catch {
      // A browser may refuse, and has no clipboard for us where the site is not served over HTTPS.
      setCopying('failed');
    }
  };
  return (
    <div>
      <label htmlFor={fieldId} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={fieldId}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 grow rounded-md border border-line-strong bg-paper px-3 font-mono text-sm"
        />
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {copying === 'copied' ? words.copied : words.copy}
        </Button>
      </div>
      <output className="mt-1 block text-sm font-medium text-poor empty:hidden">
        {copying === 'failed' && words.notCopied}
      </output>
      <p className="mt-1 text-sm text-ink-soft">{words.once}</p>
    </div>
  );
};
