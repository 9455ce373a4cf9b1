import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { words as allWords } from '../words.ts';
import { ImportForm } from './import-form.tsx';

const words = allWords.import;

/** A button, and the dialog in which a file is chosen or text is pasted. */
export const StartFromFile = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        <FileUp aria-hidden className="size-4" />
        {words.begin}
      </Button>
      <Dialog title={words.title} isOpen={isOpen} onClose={close}>
        {isOpen && <ImportForm onClose={close} />}
      </Dialog>
    </>
  );
};
