import { useState } from 'react';
import { analyzeResume, uploadProblemOf } from '#contract/api/analyses.ts';
import { listResumes } from '#contract/api/resumes.ts';
import { sentenceOf } from '../../data/http/api-error.ts';
import { QueryView } from '../../data/query-view.tsx';
import { fresh, useRead } from '../../data/use-read.ts';
import { useAnalysisWrite } from '../../data/use-analysis-write.ts';
import { dayOf } from '../../ui/dates.ts';
import { Field, fileLook, inputLook } from '../../ui/forms/field.tsx';
import { words as allWords } from './words.ts';

const words = allWords.resume;

/** One of the user's resumes that have been checked, or a new one, which is uploaded like any other. */
export const ChooseResume = ({
  userId,
  chosen,
  error,
  onChoose,
}: {
  userId: string;
  chosen: string;
  error: string | undefined;
  onChoose: (analysisId: string) => void;
}) => {
  const query = useRead(listResumes, { id: userId }, fresh);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <QueryView query={query} pending={words.loading} failure={words.listFailed}>
        {(resumes) => (
          <Field label={words.label} error={error}>
            {(ties) => (
              <select {...ties} value={chosen} className={inputLook} onChange={(event) => onChoose(event.target.value)}>
                <option value="">{resumes.length === 0 ? words.none : words.prompt}</option>
                {resumes.map(({ id, name, lastModified, atsScore }) => (
                  <option key={id} value={id}>
                    {words.option(name, dayOf(lastModified), atsScore)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </QueryView>
      <NewResume
        onDone={(id) => {
          void query.refetch().then(() => onChoose(id));
        }}
      />
    </div>
  );
};

const NewResume = ({ onDone }: { onDone: (analysisId: string) => void }) => {
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const analysis = useAnalysisWrite(analyzeResume);
  const upload = async (file: File): Promise<void> => {
    const problem = uploadProblemOf(file);
    setFault(problem?.message);
    if (problem !== null) return;
    setStatus(words.sending);
    try {
      const result = await analysis.send(
        {},
        { files: { resume: file }, onWait: setStatus, onPlace: ({ place }) => setStatus(words.queued(place)) },
      );
      if (result !== null) onDone(result.id);
    } catch (error) {
      setFault(sentenceOf(error, words.failed));
    }
    setStatus('');
  };
  return (
    <div className="grid gap-1.5">
      <Field label={words.upload} hint={words.scan} error={fault}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            accept=".pdf,.docx"
            disabled={status !== ''}
            className={`${inputLook} ${fileLook}`}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined) void upload(file);
            }}
          />
        )}
      </Field>
      <output className="text-sm font-semibold empty:hidden">{status}</output>
    </div>
  );
};
