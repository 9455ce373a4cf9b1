import { useEffect, useRef, useState } from 'react';
import { recognizeText } from '#contract/api/ocr/recognize-text.ts';
import type { RecognizedResume } from '#contract/report/recognized-resume.ts';
import { sentenceOf } from '../../../data/http/api-error.ts';
import { useRetryingWrite } from '../../../data/use-retrying-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { PictureText } from './picture-text.tsx';
import { words } from './words.ts';

type State =
  | { is: 'offered'; problem: string | null }
  | { is: 'reading'; message: string }
  | { is: 'read'; recognized: RecognizedResume };

/** Below the refusal of a file that is a picture: its text, when its person asks for it. */
const ReadPicture = ({ file }: { file: File }) => {
  const [state, setState] = useState<State>({ is: 'offered', problem: null });
  const write = useRetryingWrite(recognizeText);
  const title = useRef<HTMLHeadingElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed goes or is disabled, so the focus moves on: to the way to stop, to the text, or back.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (state.is === 'reading') hasBegun.current = true;
    if (hasBegun.current) ({ offered: button, reading: cancel, read: title })[state.is].current?.focus();
  }, [state.is]);

  const showWait = (message: string): void => setState({ is: 'reading', message });
  const read = async (): Promise<void> => {
    try {
      const recognized = await write.send(
        {},
        { files: { resume: file }, onTry: () => showWait(words.reading), onWait: showWait },
      );
      setState(recognized === null ? { is: 'offered', problem: null } : { is: 'read', recognized });
    } catch (error) {
      setState({ is: 'offered', problem: sentenceOf(error, words.failed) });
    }
  };

  if (state.is === 'read') return <PictureText recognized={state.recognized} filename={file.name} titleRef={title} />;
  const isReading = state.is === 'reading';
  return (
    <div className="mt-3 grid gap-3 rounded-md bg-well px-4 py-3">
      <p className="text-sm">{words.offer}</p>
      {state.is === 'offered' && state.problem !== null && (
        <Note tone="error" role="alert">
          {state.problem}
        </Note>
      )}
      <output className={isReading ? 'text-sm font-medium' : 'sr-only'}>{isReading ? state.message : ''}</output>
      <div className="flex flex-wrap gap-2">
        <Button ref={button} size="small" disabled={isReading} onClick={() => void read()}>
          {words.read}
        </Button>
        {isReading && (
          <Button ref={cancel} tone="quiet" size="small" onClick={write.stop}>
            {words.cancel}
          </Button>
        )}
      </div>
    </div>
  );
};

export default ReadPicture;
