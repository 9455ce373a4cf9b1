import { createGroupLink, type Group, revokeGroupLink } from '#contract/api/groups.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { NewLink } from '../../ui/new-link.tsx';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.invite;

/** The link that candidates open to show their own resume: made, renewed and deleted by the owner of the group. */
export const InviteCandidates = ({
  group: { id, linkExpiresAt },
  onChange,
}: {
  group: Group;
  onChange: () => void;
}) => {
  const making = useWrite(createGroupLink, { onSettled: onChange });
  const revoking = useWrite(revokeGroupLink, { onSuccess: () => making.reset(), onSettled: onChange });
  const error = making.error ?? revoking.error;
  const isBusy = making.isPending || revoking.isPending;
  const address = making.data === undefined ? null : `${window.location.origin}/join/${making.data.token}`;
  return (
    <section
      aria-labelledby="invite"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-sheet p-4 sm:p-6"
    >
      <h2 id="invite" className="font-serif text-xl font-semibold">
        {words.title}
      </h2>
      <p>{words.text}</p>
      {address !== null && <NewLink label={words.link} address={address} />}
      {linkExpiresAt !== null && (
        <p className="text-sm text-ink-soft">
          {words.works(dayOf(linkExpiresAt))} {address === null && words.onlyHash}
        </p>
      )}
      {error !== null && (
        <Note tone="error" role="alert">
          {sentenceOf(error, words.failed)}
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" disabled={isBusy} onClick={() => making.run({ id })}>
          {linkExpiresAt === null ? words.create : words.createNew}
        </Button>
        {linkExpiresAt !== null && (
          <Button tone="quiet" disabled={isBusy} onClick={() => revoking.run({ id })}>
            {words.revoke}
          </Button>
        )}
      </div>
    </section>
  );
};
