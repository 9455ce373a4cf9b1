import { FolderUp } from 'lucide-react';
import { useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/class-names.ts';
import { words as allWords } from '../words.ts';

const words = allWords.files;

/** For the file picker only: what is chosen is checked by name and size afterwards. */
const accept = '.pdf,.docx,.zip';

/** Two buttons and a drop target for files, folders (with all folders inside) and archives. */
export const DropBox = ({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (files: File[]) => void }) => {
  const folder = useRef<HTMLInputElement>(null);
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: (files) => {
      if (files.length > 0) onChoose(files);
    },
  });
  return (
    <div
      {...zone.getRootProps({ role: 'group', tabIndex: -1, 'aria-label': words.title })}
      className={classes(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-5 text-center transition-colors sm:p-6',
        zone.isDragActive ? 'border-accent bg-mark' : 'border-line-strong bg-paper',
      )}
    >
      <input {...zone.getInputProps({ 'aria-label': words.label, accept })} />
      {/* React does not know the attribute; every browser that can choose folders does. */}
      <input
        ref={(input) => {
          input?.setAttribute('webkitdirectory', '');
          folder.current = input;
        }}
        type="file"
        multiple
        hidden
        aria-label={words.chooseFolder}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <FolderUp aria-hidden className="size-8 text-ink-soft" />
      <div className="flex flex-wrap justify-center gap-3">
        <Button disabled={isDisabled} onClick={zone.open}>
          {words.choose}
        </Button>
        <Button tone="quiet" disabled={isDisabled} onClick={() => folder.current?.click()}>
          {words.chooseFolder}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{zone.isDragActive ? words.dropping : words.orDrop}</p>
    </div>
  );
};
