import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { useShare } from './use-share.ts';
import { shareWords as words } from './words.ts';

/** What a shared link shows and hides, the link just created, and buttons to create and delete one. */
export const ShareSheet = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { expiresAt, isKnown, error, address, isBusy, create, revoke } = useShare(id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>{words.shows}</p>
      <p>{words.hides}</p>
      {address !== null && <NewLink address={address} />}
      {expiresAt !== null && (
        <output className="block text-sm text-ink-soft">
          {address === null ? words.isThere : words.works} {dayOf(expiresAt)}. {address === null && words.onlyHash}
        </output>
      )}
      {error !== null && (
        <Note tone="error" role="alert">
          {sentenceOf(error, words.failed)}
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone={address === null ? 'primary' : 'quiet'} onClick={create} disabled={!isKnown || isBusy}>
          {expiresAt === null ? words.create : words.createNew}
        </Button>
        {expiresAt !== null && (
          <Button tone="quiet" onClick={revoke} disabled={isBusy}>
            {words.revoke}
          </Button>
        )}
        <Button tone="bare" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
};

const NewLink = ({ address }: { address: string }) => {
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
        {words.link}
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
