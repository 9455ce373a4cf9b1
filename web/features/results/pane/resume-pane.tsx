import type { ReactNode } from 'react';
import { classes } from '../../../ui/class-names.ts';
import { words } from './words.ts';

/** Sticks beside the report where there is room; replaces it on small screens when chosen. */
export const ResumePane = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <aside
    aria-label={words.title}
    className={classes(
      'min-w-0 flex-col print:block',
      isShown ? 'flex' : 'hidden',
      'wide:sticky wide:top-[4.5rem] wide:flex wide:h-[calc(100dvh-5.5rem)] wide:scroll-mb-4 print:static print:h-auto',
    )}
  >
    <h2 className="sr-only print:not-sr-only print:mb-4 print:font-serif print:text-2xl print:font-semibold">
      {words.title}
    </h2>
    {children}
  </aside>
);
