import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** Asks for confirmation of an action that costs or ends something. */
export const ActDialog = ({
  words,
  isOpen,
  isBusy,
  onClose,
  onConfirm,
}: {
  words: { title: string; text: string; confirm: string; busy: string; stop: string };
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) => (
  <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
    <p>{words.text}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button disabled={isBusy} onClick={onConfirm}>
        {isBusy ? words.busy : words.confirm}
      </Button>
      <Button tone="quiet" onClick={onClose}>
        {words.stop}
      </Button>
    </div>
  </Dialog>
);
