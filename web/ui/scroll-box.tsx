import type { ReactNode } from 'react';
import { classes } from './class-names.ts';

/** What scrolls within itself takes the focus, so that a keyboard can scroll it. */
const focusable = { tabIndex: 0 };

type Props = { label: string; className?: string; children: ReactNode };

/**
 * A part of the page that scrolls within itself. What lies hidden in it for screen readers is bound to it, or the page
 * would grow by it.
 */
const Scrolling = ({
  label,
  className,
  children,
  ...how
}: Props & { 'data-print'?: 'whole'; 'data-scrolls'?: true }) => (
  <section aria-label={label} {...focusable} {...how} className={classes('relative', className)}>
    {children}
  </section>
);

/** Long text in a box of its own, which prints whole. */
export const ScrollBox = ({ className, ...rest }: Props) => (
  <Scrolling
    {...rest}
    data-print="whole"
    className={classes('max-h-[28rem] overflow-y-auto rounded-lg border', className)}
  />
);

/** Fills what it stands in and scrolls there on a wide screen; elsewhere it is as tall as it is. */
export const ScrollArea = ({ className, ...rest }: Props) => (
  <Scrolling
    {...rest}
    data-scrolls
    className={classes(
      'min-h-0 overflow-x-auto wide:grow wide:overflow-y-auto wide:overscroll-contain print:overflow-visible',
      className,
    )}
  />
);
