import { CircleHelp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

/**
 * An explanation behind a question mark: shown on hover, focus and tap; Esc closes it, and the pointer may move onto it
 * (WCAG 1.4.13). Positioned relative to the nearest positioned ancestor, so that it stays on a narrow screen.
 */
export const Explain = ({ label, children }: { label: string; children: ReactNode }) => {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <span onPointerLeave={() => setIsShown(false)}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={isShown}
        aria-describedby={isShown ? id : undefined}
        className="inline-flex size-8 items-center justify-center rounded-sm text-ink-soft hover:text-ink"
        onPointerEnter={({ pointerType }) => setIsShown(pointerType === 'mouse' || isShown)}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onClick={() => setIsShown(true)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setIsShown(false);
        }}
      >
        <CircleHelp aria-hidden className="size-4" />
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!isShown}
        className="absolute inset-x-3 top-12 z-20 block rounded-md border border-line-strong bg-sheet p-3 text-sm text-ink shadow-lg [&[hidden]]:hidden"
      >
        {children}
      </span>
    </span>
  );
};
