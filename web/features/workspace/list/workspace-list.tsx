import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { deleteWorkspace, listWorkspaces } from '#contract/api/workspace/workspaces.ts';
import { QueryView } from '../../../data/query-view.tsx';
import { fresh, useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { RedirectToLogin } from '../../../session/redirect-to-login.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { dayOf, timeOf } from '../../../ui/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { StartFromFile } from '../import/start-from-file.tsx';
import { newWorkspace } from '../use-open-workspace.ts';
import { words as allWords } from '../words.ts';

const words = allWords.list;

/** The resumes that somebody edits, and a new one from nothing. */
export const WorkspaceList = () => {
  const query = useRead(listWorkspaces, {}, fresh);
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const deleting = useWrite(deleteWorkspace, {
    onSuccess: ({ cache }) => {
      setAsked(null);
      return cache.refresh(listWorkspaces, {});
    },
    done: () => words.deleted,
    failure: words.deleteFailed,
  });
  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-4 py-8">
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      <p className="mt-2 mb-5 text-ink-soft">{words.lead}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/fix/${newWorkspace}`}>
          <FilePlus2 aria-hidden className="size-4" />
          {words.begin}
        </ButtonLink>
        <StartFromFile />
      </div>
      <div className="mt-6">
        <QueryView
          query={query}
          pending={words.waiting}
          failure={words.failed}
          signedOut={<RedirectToLogin />}
          isEmpty={(workspaces) => workspaces.length === 0}
          empty={<p className="text-ink-soft">{words.none}</p>}
        >
          {(workspaces) => (
            <ul className="divide-y divide-line">
              {workspaces.map(({ id, name, savedAt, deletedOn }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <span className="min-w-0 wrap-anywhere">
                    <Link to={`/fix/${id}`} className="font-semibold text-accent underline">
                      {name}
                    </Link>
                    <span className="block text-sm text-ink-soft">
                      {words.saved(`${dayOf(savedAt)}, ${timeOf(savedAt)}`)}
                      {deletedOn !== null && ` ${words.deletedOn(dayOf(deletedOn))}`}
                    </span>
                  </span>
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={words.deleteOne(name)}
                    onClick={() => setAsked({ id, name })}
                  >
                    {words.delete}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      <Dialog title={words.askTitle} isOpen={asked !== null} onClose={() => setAsked(null)}>
        <p className="wrap-anywhere">{words.ask(asked?.name ?? '')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled={deleting.isPending} onClick={() => asked !== null && deleting.run({ id: asked.id })}>
            {words.delete}
          </Button>
          <Button tone="quiet" onClick={() => setAsked(null)}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </div>
  );
};
