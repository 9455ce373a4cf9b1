import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../data/store.ts';
import { Button } from '../button.tsx';
import { dismissToast, shownToast, type ShownToast } from './toast.ts';

/**
 * Shows the toast. Both live regions are in the page from the start, otherwise screen readers would miss the first
 * message. At the bottom of the screen, where it covers no heading; on a phone above the bar of the results page. Our
 * own, because the usual packages insert their style sheet by script, which our content security policy blocks.
 */
export const Toaster = () => {
  const toast = useStore(shownToast);
  const dialog = useOpenDialog(toast);
  const isError = toast?.tone === 'error';
  const shown = (
    <section
      aria-label="What just happened"
      data-print="no"
      className="pointer-events-none fixed inset-x-0 bottom-14 z-50 flex justify-center p-4 sm:bottom-0 sm:justify-end"
    >
      <output className="contents">{toast !== null && !isError && <ToastCard key={toast.id} toast={toast} />}</output>
      <div role="alert" className="contents">
        {toast !== null && isError && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </section>
  );
  return dialog === null ? shown : createPortal(shown, dialog);
};

/** The dialog that is open while there is a toast: everything outside of it is behind it, and cannot be used. */
const useOpenDialog = (toast: ShownToast | null): HTMLDialogElement | null => {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    const update = (): void => {
      const open = toast === null ? [] : [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
      setDialog(open.at(-1) ?? null);
    };
    update();
    // Neither event bubbles.
    for (const event of ['toggle', 'close']) document.addEventListener(event, update, true);
    return () => {
      for (const event of ['toggle', 'close']) document.removeEventListener(event, update, true);
    };
  }, [toast]);
  return dialog?.isConnected === true ? dialog : null;
};

const icons = { info: Info, good: CircleCheck, error: CircleAlert };
const colours = { info: 'text-accent', good: 'text-good', error: 'text-poor' };

const ToastCard = ({ toast }: { toast: ShownToast }) => {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useTimeout(() => dismissToast(toast.id), toast.durationMs, isPointedAt || isFocused);
  const tone = toast.tone ?? 'info';
  const Icon = icons[tone];
  return (
    // The handlers only pause the timer while the toast is hovered or focused; all controls inside are buttons.
    <span
      className="pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-lg border border-line-strong bg-sheet p-4 shadow-lg"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colours[tone]}`} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{toast.title}</span>
        {toast.message !== undefined && <span className="block text-sm text-ink-soft">{toast.message}</span>}
        {toast.action !== undefined && <ToastAction toast={toast} action={toast.action} />}
      </span>
      <button
        type="button"
        aria-label="Dismiss notification"
        className="-m-1 rounded-sm p-2 text-ink-soft hover:text-ink"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </span>
  );
};

const ToastAction = ({ toast, action }: { toast: ShownToast; action: NonNullable<ShownToast['action']> }) => (
  <Button
    tone="quiet"
    size="small"
    className="mt-2"
    onClick={() => {
      dismissToast(toast.id);
      action.run();
    }}
  >
    {action.label}
  </Button>
);

/** Calls `run` once after `ms`, not counting the time while `isHeld`. Time before a hold counts. */
const useTimeout = (run: () => void, ms: number, isHeld: boolean): void => {
  const left = useRef(ms);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld]);
};
