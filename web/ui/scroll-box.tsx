import type { ReactNode } from 'react';
import { classes } from './class-names.ts';

/** What scrolls within itself takes the focus, so that a keyboard can scroll it. */
const focusable = { tabIndex: 0 };

/** Long text in a box of its own, which prints whole. */
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
    className={classes('max-h-[28rem] overflow-y-auto rounded-lg border', className)}
  >
    {children}
  </section>
);
