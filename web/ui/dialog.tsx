import { useEffect, useId, useRef, type ReactNode } from 'react';

/** The platform's own dialog: Esc closes it, the focus stays inside and goes back to where it was. */
export const Dialog = ({
  title,
  isOpen,
  onClose,
  children,
}: {
  title: string;
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
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-lg border border-line-strong bg-sheet p-5 text-ink shadow-lg backdrop:bg-machine/60 sm:p-7"
    >
      {isOpen && (
        <>
          <h2 id={titleId} className="mb-4 font-serif text-2xl font-semibold">
            {title}
          </h2>
          {children}
        </>
      )}
    </dialog>
  );
};
