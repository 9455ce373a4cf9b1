import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.secondFactor;

/** Shown once: the server stores only their hashes. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setIsCopied(true));
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${words.fileTitle}\n\n${codes.join('\n')}\n`)}`;
  return (
    <div className="grid gap-4">
      <Note tone="warning">{words.keepCodes}</Note>
      <ul aria-label={words.codes} className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <a href={file} download={words.fileName} className="prose-link">
          {words.download}
        </a>
        <output className="text-sm text-ink-soft">{isCopied ? words.copied : ''}</output>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
};
