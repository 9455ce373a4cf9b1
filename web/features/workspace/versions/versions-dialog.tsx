import { useState } from 'react';
import {
  listWorkspaceVersions,
  nameWorkspaceVersion,
  restoreWorkspaceVersion,
  type WorkspaceVersion,
} from '#contract/api/workspace/versions.ts';
import { limits } from '#contract/product/limits.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { QueryView } from '../../../data/query-view.tsx';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { dayOf, timeOf } from '../../../ui/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import type { Autosave } from '../saving/autosave.ts';
import { words as allWords } from '../words.ts';
import { Differences } from './differences.tsx';
import { useVersion, useVersions } from './queries.ts';

const words = allWords.history;

type Props = {
  id: string;
  draft: ResumeDraft;
  autosave: Autosave;
  /** What was restored is the document now. */
  onRestored: (document: ResumeDraft) => void;
};

/** Earlier states of the resume: compare with them, go back to them, keep one under a name. */
export const VersionsDialog = ({ isOpen, onClose, ...props }: Props & { isOpen: boolean; onClose: () => void }) => (
  <Dialog title={words.title} size="wide" isOpen={isOpen} onClose={onClose}>
    <Inside {...props} onClose={onClose} />
  </Dialog>
);

const nameOf = ({ kind, name }: WorkspaceVersion): string => name ?? words[kind === 'named' ? 'automatic' : kind];

const backOf = ({ kind }: WorkspaceVersion): string => (kind === 'uploaded' ? words.backToUpload : words.back);

/** What a version is called, with its time where several have the same name. */
const titleOf = (version: WorkspaceVersion): string =>
  `${nameOf(version)}, ${dayOf(version.madeAt)}, ${timeOf(version.madeAt)}`;

const Inside = ({ id, draft, autosave, onRestored, onClose }: Props & { onClose: () => void }) => {
  const query = useVersions(id);
  const [compared, setCompared] = useState<number | null>(null);
  const [name, setName] = useState('');
  const restoring = useWrite(restoreWorkspaceVersion, {
    onSuccess: ({ answer, cache }) => {
      autosave.adopt(answer);
      onRestored(answer.document);
      onClose();
      return cache.refresh(listWorkspaceVersions, { id });
    },
    done: () => words.restored,
    failure: words.changeFailed,
  });
  const naming = useWrite(nameWorkspaceVersion, {
    onSuccess: ({ cache }) => {
      setName('');
      return cache.refresh(listWorkspaceVersions, { id });
    },
    done: () => words.named,
    failure: words.changeFailed,
  });
  /** A version is made of what is stored, so what is on the screen is stored first. */
  const whenSaved = async (run: (revision: number) => void): Promise<void> => {
    if (await autosave.flush()) run(autosave.revision());
    else toast({ title: words.notSaved, tone: 'error' });
  };
  const isBusy = restoring.isPending || naming.isPending;
  if (compared !== null) return <Compared id={id} number={compared} draft={draft} onClose={() => setCompared(null)} />;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{words.lead}</p>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void whenSaved((revision) => naming.run({ id, revision, name: name.trim() }));
        }}
      >
        <label className="min-w-48 grow">
          <span className="mb-1 block font-medium">{words.name}</span>
          <input
            value={name}
            maxLength={limits.resumeNameCharacters}
            placeholder={words.namePlaceholder}
            className={inputLook}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button type="submit" tone="quiet" disabled={isBusy || name.trim() === ''}>
          {words.keep}
        </Button>
      </form>
      <QueryView query={query} pending={words.waiting} failure={words.failed}>
        {(versions) => (
          <ul className="divide-y divide-line">
            {versions.map((version) => (
              <li key={version.number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
                <span className="min-w-0 wrap-anywhere">
                  <span className="block font-medium">{nameOf(version)}</span>
                  <span className="text-sm text-ink-soft">
                    {dayOf(version.madeAt)}, {timeOf(version.madeAt)}
                  </span>
                </span>
                <span className="flex flex-wrap gap-2">
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={words.compareWith(titleOf(version))}
                    onClick={() => setCompared(version.number)}
                  >
                    {words.compare}
                  </Button>
                  <Button
                    tone="quiet"
                    size="small"
                    disabled={isBusy}
                    aria-label={`${backOf(version)}: ${titleOf(version)}`}
                    onClick={() =>
                      void whenSaved((revision) => restoring.run({ id, number: version.number, revision }))
                    }
                  >
                    {backOf(version)}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
};

const Compared = ({
  id,
  number,
  draft,
  onClose,
}: {
  id: string;
  number: number;
  draft: ResumeDraft;
  onClose: () => void;
}) => (
  <div className="grid gap-4">
    <QueryView query={useVersion(id, number)} pending={words.waiting} failure={words.failed}>
      {(version) => (
        <>
          <p className="font-medium">{titleOf(version)}</p>
          <Differences before={version.document} after={draft} labels={{ before: words.before, after: words.now }} />
        </>
      )}
    </QueryView>
    <div>
      <Button tone="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  </div>
);
