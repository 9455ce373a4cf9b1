import { nameWorkspaceVersion } from '#contract/api/workspace/versions.ts';
import { getWorkspace } from '#contract/api/workspace/workspaces.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { QueryView } from '../../../data/query-view.tsx';
import { forgotten, fresh, useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Differences } from '../versions/differences.tsx';
import { words as allWords } from '../words.ts';
import type { Autosave } from './autosave.ts';

const words = allWords.conflict;

/**
 * Another tab stored something else. Both texts are shown, and neither is lost: the one from the other tab becomes a
 * version before this one is stored, and this one stays in the history of this tab when the other one is taken.
 */
export const Conflict = ({
  id,
  draft,
  autosave,
  onTake,
}: {
  id: string;
  draft: ResumeDraft;
  autosave: Autosave;
  onTake: (document: ResumeDraft) => void;
}) => {
  const theirs = useRead(getWorkspace, { id }, { ...fresh, ...forgotten });
  const keeping = useWrite(nameWorkspaceVersion, {
    onSuccess: ({ input }) => {
      if (theirs.data !== undefined) autosave.adopt({ revision: input.revision, savedAt: theirs.data.savedAt });
    },
    failure: words.failed,
    // It changed once more in the meantime.
    onError: () => void theirs.refetch(),
  });
  return (
    <section
      role="alert"
      aria-label={words.title}
      className="mb-4 grid gap-3 rounded-lg border border-poor-bar bg-poor-tint p-4"
    >
      <h2 className="font-serif text-xl font-semibold">{words.title}</h2>
      <p>{words.text}</p>
      <QueryView query={theirs} pending={words.waiting} failure={words.failed}>
        {({ revision, savedAt, document }) => (
          <>
            <Differences before={document} after={draft} labels={{ before: words.theirs, after: words.mine }} />
            <div className="grid gap-3 sm:grid-cols-2">
              <div>
                <Button
                  tone="quiet"
                  disabled={keeping.isPending}
                  onClick={() => keeping.run({ id, revision, name: words.versionName })}
                >
                  {words.keepMine}
                </Button>
                <p className="mt-1 text-sm">{words.keepMineHint}</p>
              </div>
              <div>
                <Button
                  tone="quiet"
                  disabled={keeping.isPending}
                  onClick={() => {
                    autosave.drop();
                    autosave.adopt({ revision, savedAt });
                    onTake(document);
                  }}
                >
                  {words.takeTheirs}
                </Button>
                <p className="mt-1 text-sm">{words.takeTheirsHint}</p>
              </div>
            </div>
          </>
        )}
      </QueryView>
    </section>
  );
};
