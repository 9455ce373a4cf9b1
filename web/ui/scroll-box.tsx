import type { ReactNode } from 'react';
import { classes } from './class-names.ts';

/** A scrollable element must be focusable, so that a keyboard can scroll it. */
const focusable = { tabIndex: 0 };

type Props = { label: string; className?: string; children: ReactNode };

/**
 * A scrollable part of the page. It is the containing block of visually hidden content inside, which would otherwise
 * extend the page.
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

/** Long text in a scrollable box, which prints in full. */
export const ScrollBox = ({ className, ...rest }: Props) => (
  <Scrolling
    {...rest}
    data-print="whole"
    className={classes('max-h-[28rem] overflow-y-auto rounded-lg border', className)}
  />
);

/** Fills its parent and scrolls on a wide screen; elsewhere it has its natural height. */
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
