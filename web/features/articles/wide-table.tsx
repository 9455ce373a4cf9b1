import { createContext, use, useId, type ReactNode } from 'react';

/** A scrollable element must be focusable, so that a keyboard can scroll it. */
const focusable = { tabIndex: 0 };

const HeadId = createContext('');

/**
 * A table that scrolls by itself on narrow pages. A page may have several, so its accessible name comes from its column
 * headers.
 */
export const WideTable = ({ children }: { children: ReactNode }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...focusable}
      data-print="whole"
      className="my-6 overflow-x-auto rounded-lg border border-line bg-sheet"
    >
      <table className="w-full border-collapse text-left text-[0.95rem]">
        <HeadId value={id}>{children}</HeadId>
      </table>
    </section>
  );
};

/** The column headers. */
export const WideTableHead = ({ children }: { children: ReactNode }) => <thead id={use(HeadId)}>{children}</thead>;
