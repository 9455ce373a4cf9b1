import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonTone } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { shareWords as words } from './words.ts';

/** Opens the dialog in which the owner creates and deletes a link to the report. */
export const ShareReport = ({ id, tone = 'quiet' }: { id: string; tone?: ButtonTone }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone={tone} onClick={() => setIsOpen(true)}>
        <Share2 aria-hidden className="size-4" />
        {words.button}
      </Button>
      <Dialog title={words.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <ShareSheet id={id} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
};
