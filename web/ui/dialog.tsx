import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './class-names.ts';

const sizes = {
  normal: 'm-auto w-[calc(100%-2rem)] max-w-lg rounded-lg',
  wide: 'm-auto w-[calc(100%-2rem)] max-w-6xl rounded-lg',
  side: 'mr-0 ml-auto h-dvh max-h-dvh w-full max-w-lg border-y-0 border-r-0',
};

/** The native dialog: Esc closes it, and it traps and restores the focus. */
export const Dialog = ({
  title,
  size = 'normal',
  isOpen,
  onClose,
  children,
}: {
  title: string;
  /** wide: for previews; side: at the edge of the screen. */
  size?: keyof typeof sizes;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) dialog.showModal();
    else dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      className={classes(
        sizes[size],
        'border border-line-strong bg-sheet p-5 text-ink shadow-lg backdrop:bg-machine/60 sm:p-7',
      )}
    >
      {isOpen && (
        <>
          {size === 'normal' ? (
            <div className="mb-4">
              <Title id={titleId} title={title} />
            </div>
          ) : (
            // A dialog may be taller than the screen, so its close button is sticky.
            <div className="sticky -top-5 z-10 -mx-5 -mt-5 mb-4 flex items-center justify-between gap-3 bg-sheet px-5 py-3 sm:-top-7 sm:-mx-7 sm:-mt-7 sm:px-7">
              <Title id={titleId} title={title} />
              <Button tone="bare" size="square" aria-label="Close" onClick={onClose}>
                <X aria-hidden className="size-5" />
              </Button>
            </div>
          )}
          {children}
        </>
      )}
    </dialog>
  );
};

const Title = ({ id, title }: { id: string; title: string }) => (
  <h2 id={id} className="font-serif text-2xl font-semibold">
    {title}
  </h2>
);
