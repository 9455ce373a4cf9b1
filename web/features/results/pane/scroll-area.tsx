import type { ReactNode } from 'react';
import { classes } from '../../../ui/class-names.ts';

/** What scrolls within itself takes the focus, so that a keyboard can scroll it. */
const focusable = { tabIndex: 0 };

/** Fills the pane and scrolls within it where the pane stands beside the report; elsewhere it is as tall as it is. */
export const ScrollArea = ({
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
    data-scrolls
    className={classes(
      'min-h-0 overflow-x-auto wide:grow wide:overflow-y-auto wide:overscroll-contain print:overflow-visible',
      className,
    )}
  >
    {children}
  </section>
);
