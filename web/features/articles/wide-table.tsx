import type { ReactNode } from 'react';

/** What scrolls within itself takes the focus, so that a keyboard can scroll it. */
const focusable = { tabIndex: 0 };

/** A table that scrolls by itself where the page is narrow. */
export const WideTable = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Table"
    {...focusable}
    data-print="whole"
    className="my-6 overflow-x-auto rounded-lg border border-line bg-sheet"
  >
    <table className="w-full border-collapse text-left text-[0.95rem]">{children}</table>
  </section>
);
