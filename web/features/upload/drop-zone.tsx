import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { chosenOf, type Chosen } from './chosen-files.ts';
import { FileCard } from './file-card.tsx';
import { words } from './words.ts';

/** For the file picker only: `chosenOf` validates what is actually chosen. */
const accept = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** A file input with a button, and a drop target. Highlighted as soon as a file is dragged over the window. */
export const DropZone = ({
  file,
  isDisabled,
  describedBy,
  onChoose,
  onRemove,
}: {
  file: File | null;
  isDisabled: boolean;
  describedBy?: string | undefined;
  onChoose: (chosen: Chosen) => void;
  onRemove: () => void;
}) => {
  const [focused, setFocused] = useState<File | null>(null);
  const card = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focused !== null) card.current?.focus();
  }, [focused]);
  const zone = useDropzone({
    accept,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: (accepted, rejected) => {
      const chosen = chosenOf([...accepted, ...rejected.map((rejection) => rejection.file)]);
      onChoose(chosen);
      // The button that opened the file picker goes.
      if (chosen.is === 'file') setFocused(chosen.file);
    },
  });
  return (
    <div
      {...zone.getRootProps({ role: 'group', tabIndex: -1, 'aria-label': 'Resume' })}
      className={classes(
        'rounded-lg border-2 border-dashed p-5 transition-colors sm:p-6',
        zone.isDragActive
          ? 'border-accent bg-mark'
          : zone.isDragGlobal
            ? 'border-accent bg-accent-tint'
            : 'border-line-strong bg-paper',
      )}
    >
      <input {...zone.getInputProps({ 'aria-label': words.fileLabel, 'aria-describedby': describedBy })} />
      {file === null ? (
        <div className="flex flex-col items-center gap-3 py-4 text-center">
          <FileUp aria-hidden className="size-8 text-ink-soft" />
          <Button tone="quiet" disabled={isDisabled} aria-describedby={describedBy} onClick={zone.open}>
            {words.choose}
          </Button>
          <p className="text-sm text-ink-soft">{zone.isDragActive ? words.dropping : words.orDrop}</p>
        </div>
      ) : (
        <FileCard card={card} file={file} isDisabled={isDisabled} onChooseOther={zone.open} onRemove={onRemove} />
      )}
    </div>
  );
};
