import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { importResume } from '#contract/api/workspace/import.ts';
import { getWorkspace } from '#contract/api/workspace/workspaces.ts';
import { importEndings, importProblemOf } from '#contract/product/import-files.ts';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { inputLook } from '../../../ui/forms/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.import;

/** Sends a file, or pasted text as one, and goes to the workspace that was made of it. */
export const ImportForm = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const textId = useId();
  const navigate = useNavigate();
  const write = useWrite(importResume, {
    onSuccess: ({ answer, cache }) => {
      cache.set(getWorkspace, { id: answer.id }, answer);
      void navigate(`/fix/${answer.id}`);
    },
  });
  const start = (file: File): void => {
    const refused = importProblemOf(file);
    setProblem(refused?.message ?? null);
    if (refused !== null) return;
    write.send({}, { files: { resume: file } }).catch((error: unknown) => setProblem(sentenceOf(error, words.failed)));
  };
  return (
    <div className="grid gap-4">
      <p>{words.lead}</p>
      <p className="text-sm text-ink-soft">{words.kept}</p>
      <p className="text-sm text-ink-soft">{words.linkedIn}</p>
      {problem !== null && (
        <div role="alert">
          <Note tone="error">{problem}</Note>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={words.choose}
        accept={importEndings.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) start(file);
          target.value = '';
        }}
      />
      <Button disabled={write.isPending} onClick={() => picker.current?.click()}>
        {write.isPending ? words.busy : words.choose}
      </Button>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          start(new File([text], words.pastedName, { type: 'text/plain' }));
        }}
      >
        <label htmlFor={textId} className="font-medium">
          {words.or}
        </label>
        <textarea
          id={textId}
          rows={6}
          value={text}
          className={inputLook}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            {words.close}
          </Button>
          <Button type="submit" tone="quiet" disabled={write.isPending || text.trim() === ''}>
            {words.paste}
          </Button>
        </div>
      </form>
    </div>
  );
};
