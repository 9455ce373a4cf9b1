import { useId } from 'react';
import type { ResumeSummary } from '#contract/api/resumes.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import type { Read } from '../../data/read-cache.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { dayOf } from '../../ui/dates.ts';
import { inputLook } from '../../ui/forms/field.tsx';
import { Note } from '../../ui/note.tsx';
import { words as allWords } from './words.ts';

const words = allWords.download;

/** The user's resume that fills the template. */
export const OwnResume = ({
  query: { data: resumes, error },
  chosen,
  onChoose,
}: {
  query: Read<ResumeSummary[]>;
  chosen: string;
  onChoose: (resumeId: string) => void;
}) => {
  const id = useId();
  if (error !== null)
    return (
      <Note tone="error" role="alert">
        {sentenceOf(error, words.resumesFailed)}
      </Note>
    );
  if (resumes === undefined) return <output className="text-ink-soft">{words.waiting}</output>;
  if (resumes.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{words.noResumes}</p>
        <ButtonLink to="/#resume-upload" tone="quiet">
          {words.upload}
        </ButtonLink>
      </div>
    );
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          {words.resume}
        </label>
        <select id={id} value={chosen} className={inputLook} onChange={(event) => onChoose(event.target.value)}>
          {resumes.map((resume) => (
            <option key={resume.id} value={resume.id}>
              {[resume.name, resume.job, dayOf(resume.lastModified)].filter((part) => part !== null).join(', ')}
            </option>
          ))}
        </select>
      </div>
      <Note tone="warning">
        <p className="font-semibold">{words.check}</p>
        <p>{words.missing}</p>
      </Note>
    </div>
  );
};
