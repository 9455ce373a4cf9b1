import type { ReactNode } from 'react';
import { classes } from './class-names.ts';

/** What scrolls within itself takes the focus, so that a keyboard can scroll it. */
const focusable = { tabIndex: 0 };

/** Long text in a box of its own, which prints whole. What lies hidden in it for screen readers is bound to it, or the page would grow by it. */
export const ScrollBox = ({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) => (
  <section
    aria-label={label}
    {...focusable}
    data-print="whole"
    className={classes('relative max-h-[28rem] overflow-y-auto rounded-lg border', className)}
  >
    {children}
  </section>
);
