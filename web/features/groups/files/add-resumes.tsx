import { useEffect, useEffectEvent, useState } from 'react';
import { addGroupResume } from '#contract/api/groups.ts';
import { limits } from '#contract/product/limits.ts';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { useFileQueue } from '../../../data/use-file-queue.ts';
import { PostingFile } from '../../../postings/posting-file.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Field, inputLook } from '../../../ui/forms/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { words as allWords } from '../words.ts';
import { chosenResumes, type ChosenResumes } from './chosen-resumes.ts';
import { DropBox } from './drop-box.tsx';
import { openArchive } from './open-archive.ts';

const words = allWords.files;
const said = allWords.sending;

/** Adds resumes to a group: chooses, unpacks, sends, and says what was left out. */
export const AddResumes = ({ id, left, onSent }: { id: string; left: number; onSent: () => void }) => {
  const { queue, send, stop } = useFileQueue(addGroupResume);
  const [chosen, setChosen] = useState<ChosenResumes | 'opening' | null>(null);
  const [job, setJob] = useState('');
  const isSending = queue.state === 'sending';
  // The field keeps people from typing more; the text of a file may be longer.
  const isJobTooLong = job.trim().length > limits.jobDescriptionCharacters;
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);

  // The table shows the first files while the others are still being sent.
  const tell = useEffectEvent(onSent);
  const tens = Math.ceil(queue.sent.length / 10);
  useEffect(() => {
    if (tens > 0) tell();
  }, [tens]);

  const choose = async (files: File[]): Promise<void> => {
    setChosen('opening');
    const resumes = await chosenResumes(files, left, openArchive);
    setChosen(resumes);
    if (resumes.files.length === 0) return;
    const jobDescription = job.trim();
    await send({ id, ...(jobDescription === '' ? {} : { jobDescription }) }, resumes.files);
    onSent();
  };
  const refused = [...(chosen === null || chosen === 'opening' ? [] : chosen.refused), ...queue.refused];
  const repeated = queue.sent.filter(({ isRepeated }) => isRepeated).length;
  const handled = queue.sent.length + queue.refused.length;

  return (
    <section aria-labelledby="add-resumes" className="grid gap-4 rounded-lg border border-line bg-sheet p-4 sm:p-6">
      <h2 id="add-resumes" className="font-serif text-xl font-semibold">
        {words.title}
      </h2>
      <Fold summary={words.job}>
        <Field label={words.job} hint={words.jobHint} error={isJobTooLong ? words.jobTooLong : undefined}>
          {(ties) => (
            <textarea
              {...ties}
              rows={4}
              maxLength={limits.jobDescriptionCharacters}
              value={job}
              disabled={isSending}
              className={`${inputLook} py-2.5`}
              onChange={(event) => setJob(event.target.value)}
            />
          )}
        </Field>
        <PostingFile textNow={() => job} isDisabled={isSending} onText={setJob} />
      </Fold>
      <DropBox
        isDisabled={isSending || isJobTooLong || chosen === 'opening'}
        onChoose={(files) => void choose(files)}
      />
      <output className="grid gap-3">
        {chosen === 'opening' && <p>{words.opening}</p>}
        {chosen !== null && chosen !== 'opening' && chosen.note !== null && <Note tone="warning">{chosen.note}</Note>}
        {queue.state === 'done' && (
          <Note tone="info">
            {said.done} {repeated > 0 && said.repeated(repeated)}
          </Note>
        )}
        {queue.state === 'stopped' && (
          <Note tone="error">{queue.fault === null ? said.stopped : sentenceOf(queue.fault, said.stopped)}</Note>
        )}
      </output>
      {isSending && (
        <div className="grid gap-2">
          <p className="font-semibold tabular-nums">{said.progress(handled, queue.total)}</p>
          <Bar label={said.progress(handled, queue.total)} value={handled} max={queue.total} tone="accent" isLive />
          <output className="text-sm font-semibold empty:hidden">{queue.wait}</output>
          <p className="text-sm text-ink-soft">{said.keepOpen}</p>
          <Button tone="quiet" size="small" className="justify-self-start" onClick={stop}>
            {said.stop}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <Fold summary={words.leftOut(refused.length)} isOpen>
          <ul className="grid gap-1 text-sm">
            {refused.map(({ name, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- names repeat, and the list only grows
              <li key={index} className="wrap-anywhere">
                <span className="font-semibold">{name}</span>: {reason}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
};
