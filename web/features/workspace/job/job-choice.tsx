import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { words as allWords } from '../words.ts';
import { type Job, JobDialog } from './job-dialog.tsx';

const words = allWords.job;

/** A button for the job that the resume is scored for, and its dialog. Not loaded later: that would fail without a network. */
export const JobChoice = ({ id, job, onDone }: { id: string; job: string | null; onDone: (job: Job) => void }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        {job === null ? words.add : words.change}
      </Button>
      <JobDialog
        id={id}
        job={job}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onDone={(made) => {
          setIsOpen(false);
          onDone(made);
        }}
      />
    </>
  );
};
