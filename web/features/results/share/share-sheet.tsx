import { sentenceOf } from '../../../data/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { dayOf } from '../../../ui/dates.ts';
import { NewLink } from '../../../ui/new-link.tsx';
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
      {address !== null && <NewLink label={words.link} address={address} />}
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
