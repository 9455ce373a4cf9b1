import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { deleteGroup, type Group, listGroups } from '#contract/api/groups.ts';
import { limits } from '#contract/product/limits.ts';
import { useWrite } from '../../data/use-write.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AddResumes } from './files/add-resumes.tsx';
import { InviteCandidates } from './invite-candidates.tsx';
import { ResumeTable } from './table/resume-table.tsx';
import { Together } from './together.tsx';
import { words as allWords } from './words.ts';

const words = allWords.group;
const said = allWords.reading;

/** One group: adding files, how far they are, what they have in common, and each of them. */
export const GroupView = ({ group, onChange }: { group: Group; onChange: () => void }) => {
  const waiting = group.rows.filter(({ status }) => status === 'waiting').length;
  const counted = group.rows.filter(({ status, candidate }) => status !== 'refused' && candidate === null).length;
  const progress = said.progress(group.rows.length - waiting, group.rows.length);
  return (
    <div className="mx-auto grid min-h-dvh max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-8 sm:py-12">
      <header>
        <Link to="/groups" className="text-accent underline">
          {words.toList}
        </Link>
        <h1 className="mt-2 font-serif text-3xl font-semibold wrap-anywhere sm:text-4xl">{group.name}</h1>
        <p className="mt-2 text-ink-soft">{words.kept(dayOf(group.deletedOn))}</p>
      </header>
      <AddResumes id={group.id} left={limits.groupResumes - counted} onSent={onChange} />
      <InviteCandidates group={group} onChange={onChange} />
      {waiting > 0 && (
        <section aria-label={progress} className="grid gap-2">
          <output className="block font-semibold tabular-nums">{progress}</output>
          <Bar label={progress} value={group.rows.length - waiting} max={group.rows.length} tone="accent" isLive />
          <p className="text-sm text-ink-soft">{said.turns}</p>
        </section>
      )}
      <Together together={group.together} />
      <ResumeTable group={group} onChange={onChange} />
      <DeleteGroup group={group} />
    </div>
  );
};

const DeleteGroup = ({ group: { id, name } }: { group: Group }) => {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const deleting = useWrite(deleteGroup, {
    onSuccess: async ({ cache }) => {
      await cache.refresh(listGroups, {});
      await navigate('/groups');
    },
    done: () => words.deleted,
    failure: words.deleteFailed,
  });
  return (
    <>
      <Button tone="quiet" className="justify-self-start" onClick={() => setIsAsking(true)}>
        {words.delete}
      </Button>
      <Dialog title={words.askTitle} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p className="wrap-anywhere">{words.ask(name)}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button tone="danger" disabled={deleting.isPending} onClick={() => deleting.run({ id })}>
            {words.delete}
          </Button>
          <Button tone="quiet" onClick={() => setIsAsking(false)}>
            {words.keep}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
