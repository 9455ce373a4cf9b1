import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A native `details` element: works without script, and prints unfolded. */
export const Fold = ({
  summary,
  children,
  className,
  isOpen = false,
  isFoldedOnPaper = false,
  id,
}: {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  /** Initially open. */
  isOpen?: boolean;
  /** Only the summary is printed. */
  isFoldedOnPaper?: boolean;
  id?: string;
}) => (
  <details id={id} className={className} open={isOpen} data-print={isFoldedOnPaper ? 'folded' : undefined}>
    <summary className="flex min-h-9 items-center gap-2 rounded-sm hover:text-accent">
      <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform in-[details[open]>summary]:rotate-90" />
      <span className="min-w-0 grow">{summary}</span>
    </summary>
    <div className="pt-2 pb-1 pl-6">{children}</div>
  </details>
);
